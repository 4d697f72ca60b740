// Counts what is in the page at any moment: what only a player may see, and what the referee refused.
window.seen = { offers: 0, refusals: 0 };
new MutationObserver(() => {
  window.seen.offers += document.querySelectorAll('[data-choice]').length;
  window.seen.refusals += document.querySelectorAll('[data-testid=refusal]').length;
}).observe(document, { childList: true, subtree: true });
