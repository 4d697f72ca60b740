// Plays like drive.js, but at the pace of a person, and notes how long it waits: from each choice to the next question, if others acted
// meanwhile. In milliseconds.
(think) => {
  let number = 12345;
  const waited = (window.waited = { waits: [], choices: 0, clicks: 0, begun: performance.now(), ended: 0, over: false });
  let chosen = 0;
  let ready = 0;
  const isShown = (element) => element !== null && element.getClientRects().length > 0;
  const click = (element) => {
    waited.clicks++;
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };
  const arrived = (now) => {
    if (chosen > 0 && document.querySelector('[data-testid=since] .cell')) waited.waits.push(Math.round(now - chosen));
    chosen = 0;
  };
  const act = (element, now) => {
    click(element);
    setTimeout(() => {
      if (document.querySelector('[data-confirm]:not(:disabled)')) return;
      waited.choices++;
      chosen = now;
    });
    ready = now + think;
  };
  const timer = setInterval(() => {
    const now = performance.now();
    if (document.querySelector('[data-result]')) {
      waited.over = true;
      waited.ended = now;
      return clearInterval(timer);
    }
    const stop = document.querySelector('[data-testid=stage-stop] button');
    if (isShown(stop)) return click(stop);
    if (!document.querySelector('[data-ask]') || document.querySelector('[data-forced]')) return;
    const confirm = document.querySelector('[data-confirm]:not(:disabled)');
    const choices = [...document.querySelectorAll('[data-choice]')].filter(isShown);
    if (choices.length === 0) return;
    arrived(now);
    if (now < ready) return;
    if (isShown(confirm)) return act(confirm, now);
    number = (number * 1103515245 + 12345) % 2147483648;
    act(choices[(number >> 8) % choices.length], now);
  }, 15);
};
