/** Why a choice is better, and what kind of mistake another one was: derived from what the rules say of both. */
import type { RuleBook } from '../lib/catalogue';
import type { Offer, Statement } from '../table/table';

/** How the remarks of a worse choice differ from those of a better one. */
export type Direction = 'much' | 'little' | 'missed' | 'needless' | 'other';

export interface Difference {
  /** The rule that makes the difference; empty if the rules say nothing of it. */
  rule: string;
  direction: Direction;
}

const number = (statement: Statement): [string, number][] =>
  Object.entries(statement).filter((part): part is [string, number] => typeof part[1] === 'number');

/** The first thing that the rules say otherwise of the two choices. */
export function difference(better: readonly Statement[], worse: readonly Statement[]): Difference {
  for (const remark of better) {
    const same = worse.find(({ type }) => type === remark.type);
    if (!same) return { rule: remark.rule, direction: 'missed' };
    const told = Object.fromEntries(number(same));
    const apart = number(remark).find(([name, value]) => told[name] !== undefined && told[name] !== value);
    if (apart) return { rule: remark.rule, direction: told[apart[0]]! > apart[1] ? 'much' : 'little' };
  }
  const more = worse.find(({ type }) => !better.some((remark) => remark.type === type));
  if (more) return { rule: more.rule, direction: 'needless' };
  return { rule: better[0]?.rule ?? '', direction: 'other' };
}

/** The chapter of the rule book in which a rule stands, without its number. */
export function chapterOf(book: RuleBook, rule: string): string {
  let chapter = '';
  for (const block of book.blocks) {
    if (block.k === 'heading') chapter = block.text.replace(/^\d+[.:]?\s*/, '');
    else if (block.k === 'rule' && block.id === rule) return chapter;
  }
  return '';
}

/** What the rules say of one choice only; all of it if nothing is special. */
export function special(offers: readonly Offer[], text: string): Statement[] {
  const own = offers.find((offer) => offer.text === text)?.remarks ?? [];
  const others = new Set(offers.filter((offer) => offer.text !== text).flatMap((offer) => offer.remarks.map((one) => JSON.stringify(one))));
  const rare = own.filter((one) => !others.has(JSON.stringify(one)));
  return (rare.length > 0 ? rare : own).slice(0, 3);
}
