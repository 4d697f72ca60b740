import type { CompetitionInfo } from '../generated/types/competition';
import type { Seat } from '../generated/types/protocol';

/** The names of the bots by level; by seat, so that no two at a table have the same. Both languages use them as they are. */
const NAMES: Record<string, readonly string[]> = {
  learner: ['Lulu', 'Nino', 'Zoé', 'Tom', 'Mimi', 'Léon', 'Ninon', 'Hugo', 'Lison', 'Max', 'Rosie', 'Théo'],
  greedy: ['Gaston', 'Berthe', 'Oscar', 'Odette', 'Firmin', 'Paulette', 'Ugo', 'Josette', 'Marcel', 'Suzette', 'Anton', 'Flora'],
  club: ['Bruno', 'Inès', 'Maurice', 'Hanne', 'Pietro', 'Solange', 'Joris', 'Colombe', 'Émile', 'Greta', 'Aldo', 'Yvette'],
  champion: [
    'Céleste',
    'Octave',
    'Fausta',
    'Achille',
    'Isadora',
    'Hippolyte',
    'Aurore',
    'Leandro',
    'Victoire',
    'Roland',
    'Athéna',
    'Balthazar',
  ],
};
const SEATS = 'ABCDEFGHIJKL';
/** Every game has a field of its own: its bots begin at another name. */
const FIRST: Record<string, number> = { 'flamme-rouge': 0, 'leader-1': 2, 'flaming-pyramids': 5, 'pace-wheel': 7, 'tour-de-france': 10 };

/** The level of a bot without the budget that may follow it, as in champion@500. */
export const level = (bot: string): string => bot.split('@')[0]!;

/**
 * The name of the bot of this level on this seat; null for a program that somebody brought, which has a name of its own. It
 * depends on nothing that is not known before the table is: the name in the set-up is the name in the race.
 */
export function nameOfBot(game: string, bot: string, seat: Seat): string | null {
  const names = NAMES[level(bot)];
  const at = SEATS.indexOf(seat);
  return names && at >= 0 ? names[((FIRST[game] ?? 0) + at) % names.length]! : null;
}

/** The name of a bot that has entered a competition: it keeps it at all its tables, in every game. Null for people and programs. */
export function nameOfEntrant({ entrants }: Pick<CompetitionInfo, 'entrants'>, entrant: number): string | null {
  const bot = entrants[entrant]?.bot ?? '';
  const names = NAMES[level(bot)];
  if (!names) return null;
  const at = entrants.filter((one) => level(one.bot) === level(bot)).indexOf(entrants[entrant]!);
  const name = names[at % names.length]!;
  return at < names.length ? name : `${name} ${Math.floor(at / names.length) + 1}`;
}

/** The name of the bot on this seat of a table of a competition: its number, the round and the table, as in `contest`. */
export function nameAtTable(info: Pick<CompetitionInfo, 'entrants' | 'roundList'>, contest: string, seat: Seat): string | null {
  const [, round, table] = contest.split('/').map(Number);
  const found = info.roundList.find((one) => one.round === round)?.tables.find((one) => one.number === table);
  return nameOfEntrant(info, found?.entrants[SEATS.indexOf(seat)] ?? -1);
}

/** Matches out of twenty that a level wins against the club rider, two at the table (docs/bots.md). */
const AGAINST_CLUB: Record<string, { learner: number; champion: number }> = {
  'flamme-rouge': { learner: 4, champion: 16 },
  'leader-1': { learner: 3, champion: 18 },
  'flaming-pyramids': { learner: 3, champion: 19 },
  'pace-wheel': { learner: 2, champion: 17 },
  'tour-de-france': { learner: 4, champion: 13 },
};
export function winsOfTwenty(game: string, bot: string): number {
  return AGAINST_CLUB[game]?.[level(bot) as 'learner' | 'champion'] ?? 0;
}

/** Whether the bot of this name wears long hair; names of women and men take turns. */
export function hasLongHair(bot: string, name: string): boolean {
  const at = NAMES[level(bot)]?.indexOf(name) ?? -1;
  return at >= 0 && (at % 2 === 0) === ['learner', 'champion'].includes(level(bot));
}
