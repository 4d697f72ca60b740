// What the page "What the options do" shows of a study (docs/studies/*.json): the rulebook's own game, and what differs from it.

/** The smallest number of matches, or decisions, that a measure was taken in. */
const fewest = (rows, measure) => Math.min(...rows.map((row) => row.values[measure].count));

/** Only differences that stand are kept; an option without any is told by its name. */
export function readStudy(study) {
  const base = study.rows.find((row) => Object.keys(row.changed).length === 0);
  const rows = study.rows.filter((row) => row.seats === base.seats);
  const effects = (row) =>
    row.effects.filter((effect) => effect.holds).map(({ measure, value, low, high }) => ({ measure, value, low, high }));
  return {
    seats: base.seats,
    matches: fewest(rows, 'LENGTH'),
    decisions: fewest(rows, 'MATTERS'),
    base: Object.fromEntries(Object.entries(base.values).map(([measure, { mean, margin }]) => [measure, { mean, margin }])),
    rows: rows.filter((row) => Object.keys(row.changed).length === 1).map((row) => ({ changed: row.changed, effects: effects(row) })),
  };
}
