// Plays any game on any board at any size: every 15 ms one step of somebody who takes whatever comes. Which choice is a matter of
// arithmetic, so that a run can be repeated. After `most` choices a bot gets the seat. Counts what a person would have clicked.
(most) => {
  let number = 12345;
  const driven = (window.driven = { choices: 0, clicks: 0, over: false });
  const isShown = (element) => element !== null && element.getClientRects().length > 0;
  const click = (element) => {
    driven.clicks++;
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const timer = setInterval(() => {
    if (document.querySelector('[data-result]')) {
      driven.over = true;
      return clearInterval(timer);
    }
    if (!document.querySelector('[data-ask]') || document.querySelector('[data-forced]')) return;
    const confirm = document.querySelector('[data-confirm]:not(:disabled)');
    if (isShown(confirm)) {
      driven.choices++;
      return click(confirm);
    }
    if (driven.choices === most) {
      clearInterval(timer);
      document.querySelector('[data-testid=hand-over]').click();
      return setTimeout(() => document.querySelector('[data-testid=confirm-yes]').click(), 100);
    }
    const choices = [...document.querySelectorAll('[data-choice]')].filter(isShown);
    if (choices.length === 0) return;
    number = (number * 1103515245 + 12345) % 2147483648;
    click(choices[(number >> 8) % choices.length]);
  }, 15);
};
