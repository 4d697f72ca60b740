/** What is not part of the first view waits until that has come to rest, so that it costs nothing then. */
const FIRST_VIEW = 4_000;
const opened = Date.now();

/** Does something once the first view of the page is there; returns how to call it off. */
export function later(work: () => void): () => void {
  const timer = setTimeout(work, Math.max(0, FIRST_VIEW - (Date.now() - opened)));
  return () => clearTimeout(timer);
}
