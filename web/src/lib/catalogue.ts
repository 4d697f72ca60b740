import { texts } from './texts';
import { Words } from './words';

const rules = import.meta.glob<RuleBook>('../generated/rules/*.json', { import: 'default' });

/** A piece of text; at most one mark is set: bold, italic, code, or the id of a rule. */
export interface Run {
  t: string;
  b?: 1;
  i?: 1;
  c?: 1;
  r?: 1;
}
export type Block =
  | { k: 'heading'; level: number; text: string; id: string }
  | { k: 'rule'; id: string; runs: Run[]; items?: Run[][] }
  | { k: 'text'; runs: Run[] }
  | { k: 'list'; items: Run[][] }
  | { k: 'table'; rows: Run[][][] }
  | { k: 'code'; text: string };
export interface RuleBook {
  title: string;
  blocks: Block[];
}

/** The words of the interface, with what the games say of themselves (`flamme-rouge.about.tagline`). */
export async function uiWords(language: string): Promise<Words> {
  return new Words(language, await texts(`page_${language}`));
}

/** The words that all games share. */
export const commonWords = (language: string): Promise<Record<string, string>> => texts(`common_${language}`);

/** The words of a game, with those that all games share. */
export async function gameWords(game: string, language: string): Promise<Words> {
  const [common, own] = await Promise.all([commonWords(language), texts(`${game}_${language}`)]);
  return new Words(language, common, own);
}

/** The rules of a game; without any blocks if there are none. */
export async function ruleBook(game: string, language: string): Promise<RuleBook> {
  const load = rules[`../generated/rules/${game}_${language}.json`] ?? rules[`../generated/rules/${game}_en.json`];
  return (await load?.()) ?? { title: game, blocks: [] };
}

/** A text as it is searched: as one types it, without regard to capitals, accents and how apostrophes and spaces are set. */
export function searched(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/\u00a0/g, ' ')
    .toLowerCase()
    .trim();
}
