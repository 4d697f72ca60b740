/** What a stage of a tour came to, in a few sentences; and who leads before one that is to come. */
import type { CompetitionInfo, Line, Round } from '../generated/types/competition';

/** A sentence: its words, and whom and what it tells of. */
export interface Told {
  key: string;
  who: number[];
  other?: number;
  /** Seconds or points. */
  count?: number;
}

const WIN = 10;
const PLACE = 20;

/** Time, or minus the points, after so many stages: the least leads (docs/competitions.md). */
function total(info: CompetitionInfo, { places }: Line, stages: number): number {
  const size = info.plan.tableSize;
  return places
    .slice(0, stages)
    .filter((place) => place > 0)
    .reduce(
      (sum, place) =>
        sum + (info.plan.count === 'TIME' ? (place - 1) * PLACE - (place === 1 ? WIN : 0) : place - size - 1 - (place === 1 ? 1 : 0)),
      0,
    );
}

/** The general classification after so many stages. */
export function after(info: CompetitionInfo, stages: number): { who: number; value: number }[] {
  const lines = info.classifications.find((one) => one.jersey === 'GENERAL')?.lines ?? [];
  const wins = (line: Line) => line.places.slice(0, stages).filter((place) => place === 1).length;
  const sum = (line: Line) => line.places.slice(0, stages).reduce((all, place) => all + place, 0);
  return [...lines]
    .map((line) => ({ line, who: line.who, value: total(info, line, stages) }))
    .sort(
      (a, b) =>
        a.value - b.value ||
        wins(b.line) - wins(a.line) ||
        sum(a.line) - sum(b.line) ||
        (a.line.places[stages - 1] ?? 0) - (b.line.places[stages - 1] ?? 0) ||
        a.who - b.who,
    );
}

/** Who has the most of something that counts, if anybody has. */
function most(counts: readonly { who: number; count: number }[]): { who: number[]; count: number } | null {
  const count = Math.max(0, ...counts.map((one) => one.count));
  return count > 0 ? { who: counts.filter((one) => one.count === count).map((one) => one.who), count } : null;
}

function lead(info: CompetitionInfo, stage: number): Told[] {
  const [first, second] = after(info, stage);
  const before = stage > 1 ? after(info, stage - 1)[0] : undefined;
  if (!first) return [];
  const gap = second ? second.value - first.value : 0;
  if (before && before.who !== first.who) return [{ key: 'took', who: [first.who], other: before.who }];
  if (!second) return [];
  return [{ key: gap > 0 ? (before ? 'keeps' : 'leads') : 'level', who: [first.who], other: second.who, count: gap }];
}

export function story(info: CompetitionInfo, round: Round): Told[] {
  const scores = round.tables.flatMap((table) => table.scores);
  if (round.state !== 'OVER') {
    const [first, second] = round.round > 1 ? after(info, round.round - 1) : [];
    return first && second ? [{ key: 'before', who: [first.who], other: second.who, count: second.value - first.value }] : [];
  }
  const climb = most(scores.map((score) => ({ who: score.entrant, count: score.climb })));
  const bold = most(scores.map((score) => ({ who: score.entrant, count: score.bold })));
  const absent = scores.filter((score) => score.ridden === 'MISSED' || score.ridden === 'ABSENT').map((score) => score.entrant);
  return [
    { key: 'won', who: scores.filter((score) => score.place === 1 && score.ridden !== 'BYE').map((score) => score.entrant) },
    ...lead(info, round.round),
    ...(climb ? [{ key: 'climbed', ...climb }] : []),
    ...(bold ? [{ key: 'dared', ...bold }] : []),
    ...(absent.length ? [{ key: 'absent', who: absent }] : []),
  ];
}
