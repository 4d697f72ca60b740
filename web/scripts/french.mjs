// French as it is set: typographic apostrophes, and spaces that do not break before : ; ? ! » and after «. Rule catalogues are
// typed with the signs of any keyboard.

const set = (text) =>
  text
    .replace(/(?<=\p{L})'(?=\p{L}|$)/gu, '’')
    .replace(/ (?=[:;?!»])/g, '\u00a0')
    .replace(/(?<=«) /g, '\u00a0');
const setRuns = (runs) => runs.map((run) => (run.c || run.r ? run : { ...run, t: set(run.t) }));

/** A rule book of rules.mjs, set in French; code and ids of rules stay as they are. */
export function setFrench(book) {
  const blocks = book.blocks.map((block) => ({
    ...block,
    ...(block.k === 'heading' && { text: set(block.text) }),
    ...(block.runs && { runs: setRuns(block.runs) }),
    ...(block.items && { items: block.items.map(setRuns) }),
    ...(block.rows && { rows: block.rows.map((row) => row.map(setRuns)) }),
  }));
  return { title: set(book.title), blocks };
}
