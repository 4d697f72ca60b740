import type { Month } from '../generated/types/competition';
import type { Played } from '../generated/types/protocol';

/** The place of a player in the list of a month; `of` is 0 where the list goes on. */
export interface Listed {
  game: string;
  month: string;
  rank: number;
  of: number;
}

const PUZZLES = 'puzzles';
/** So many lines a list has at most. */
const LENGTH = 100;

/** Months are those of UTC. */
const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);
function before(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** Where a player stands in the lists of this month and the last, best first; only lists in which they can be are asked for. */
export async function listings(
  player: string,
  history: readonly Played[],
  now: number,
  list: (game: string, month: string) => Promise<Month>,
): Promise<Listed[]> {
  const months = [monthOf(now), before(monthOf(now))];
  const wanted = months.flatMap((month) =>
    [...new Set(history.filter((one) => one.change !== 0 && monthOf(one.at) === month).map((one) => one.game)), PUZZLES].map((game) => ({
      game,
      month,
    })),
  );
  const found = await Promise.all(
    wanted.map(async ({ game, month }) => {
      const { lines } = await list(game, month);
      const mine = lines.find((line) => line.player.id === player);
      return mine ? [{ game, month, rank: mine.rank, of: lines.length < LENGTH ? lines.length : 0 }] : [];
    }),
  );
  return found.flat().sort((a, b) => (a.month === b.month ? a.rank - b.rank : a.month < b.month ? 1 : -1));
}
