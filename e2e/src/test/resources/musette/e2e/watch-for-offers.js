// Counts what only a player may see, whenever it is in the page.
window.offersSeen = 0;
new MutationObserver(() => (window.offersSeen += document.querySelectorAll('[data-testid=offer], [data-own]').length)).observe(document, { childList: true, subtree: true });
