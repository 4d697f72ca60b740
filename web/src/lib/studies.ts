/** What a study of the lab found (docs/studies), as web/scripts/studies.mjs keeps it. */
export type Measure = 'LENGTH' | 'BEST_SEAT' | 'SKILL' | 'DECIDED' | 'COMEBACK' | 'MATTERS';
export interface Effect {
  measure: Measure;
  value: number;
  low: number;
  high: number;
}
export interface Study {
  seats: number;
  /** Of clubs for each setting, at least. */
  matches: number;
  /** That a search judged for each setting, at least. */
  decisions: number;
  base: Record<Measure, { mean: number; margin: number }>;
  rows: { changed: Record<string, string>; effects: Effect[] }[];
}

const studies = import.meta.glob<Study>('../generated/studies/*.json', { import: 'default' });

/** The study of a game; null if there is none. */
export async function studyOf(game: string): Promise<Study | null> {
  return (await studies[`../generated/studies/${game}.json`]?.()) ?? null;
}

/** A number of actions, or a share in percent. */
export function shown(measure: Measure, value: number, language: string, sign: 'always' | 'auto' = 'auto'): string {
  const style = measure === 'LENGTH' ? 'decimal' : 'percent';
  const format = new Intl.NumberFormat(language, {
    style,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
  });
  return format.format(value).replace('-', '−');
}
