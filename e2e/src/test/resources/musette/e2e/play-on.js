// Takes one offer after the other until there is a result. Which one is a matter of arithmetic, so that a run can be repeated.
// After `most` moves a bot gets the seat.
(most) => {
  let number = 12345;
  let moves = 0;
  const timer = setInterval(() => {
    if (document.querySelector('[data-testid=result]')) return clearInterval(timer);
    const offers = document.querySelectorAll('[data-testid=offer]');
    if (offers.length === 0) return;
    number = (number * 1103515245 + 12345) % 2147483648;
    let taken = offers[(number >> 8) % offers.length];
    if (moves++ === most) {
      taken = document.querySelector('[data-testid=hand-over]');
      clearInterval(timer);
    }
    taken.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    setTimeout(() => document.querySelector('[data-testid=confirm-yes]')?.click(), 100);
  }, 15);
};
