/** Where a match stands, read from what any spectator sees of it; for a card that shows no board. */
import type { View as FlammeRouge } from '../generated/types/flamme-rouge';
import type { View as Leader1 } from '../generated/types/leader-1';
import type { View as PaceWheel } from '../generated/types/pace-wheel';
import type { View as Pyramids } from '../generated/types/flaming-pyramids';
import type { View as TourDeFrance } from '../generated/types/tour-de-france';
import type { Seat } from '../generated/types/protocol';

/** How far the best of a seat is: squares ridden, and which part of the road that is. */
export interface Stand {
  seat: Seat;
  squares: number;
  part: number;
  home: boolean;
}
export interface Live {
  /** 0 before the first one, or in a game that counts none. */
  round: number;
  /** Of the match itself, from 0. */
  stage: number;
  /** The first one first; empty where nobody rides. */
  stands: Stand[];
  /** How many tiles everybody has left, where that is what counts. */
  tiles: { seat: Seat; left: number }[];
}

const NOBODY: Live = { round: 0, stage: 0, stands: [], tiles: [] };
const HOME = 1e6;

/** The best rider of every seat, from the first to the last. */
function best(riders: Stand[]): Stand[] {
  const found = new Map<Seat, Stand>();
  for (const rider of riders) {
    const known = found.get(rider.seat);
    if (rider.seat !== 'NONE' && (!known || known.squares < rider.squares)) found.set(rider.seat, rider);
  }
  return [...found.values()].sort((a, b) => b.squares - a.squares);
}
const stand = (seat: Seat, squares: number, all: number, home: boolean): Stand => ({
  seat,
  squares: home ? HOME : squares,
  part: home ? 1 : Math.min(1, Math.max(0, squares / all)),
  home,
});

function flammeRouge({ round, riders, tiles, finishLine, arrived }: FlammeRouge): Live {
  const all = tiles.reduce((sum, tile) => sum + tile.squares.length, 0);
  const stands = riders.map(({ rider, seat, square }) => stand(seat, square, all, arrived.includes(rider) || square > finishLine));
  return { ...NOBODY, round, stands: best(stands) };
}

function leader1({ course, board, cyclists }: Leader1): Live {
  const { hexagons } = course;
  /** A square is the number of its hexagon, its lane, and its number in the lane: 3L2. */
  const along = (square: string): number => {
    const [, hexagon, lane, number] = /^(\d+)([LCR])(\d+)$/.exec(square) ?? [];
    if (!hexagon || !lane) return 0;
    const squares = hexagons[Number(hexagon) - 1]?.squares['LCR'.indexOf(lane)] ?? 1;
    return Number(hexagon) - 1 + Number(number) / squares;
  };
  const riding = Object.values(cyclists).filter(({ place }) => place !== 'ABSENT' && place !== 'ELIMINATED');
  const stands = riding.map(({ owner, place, square }) => stand(owner, along(square || board.head), hexagons.length, place === 'FINISHED'));
  return { ...NOBODY, round: board.turn, stage: board.stage - 1, stands: best(stands) };
}

function paceWheel({ position, stages }: PaceWheel): Live {
  const finish = stages[position.stage - 1]!.road.length;
  const stands = Object.entries(position.racers).map(([racer, { square }]) => stand(racer[0] as Seat, square, finish, square > finish));
  return { ...NOBODY, round: position.turn, stage: position.stage - 1, stands: best(stands) };
}

function tourDeFrance({ riders, squares, laps }: TourDeFrance): Live {
  const lap = Math.max(1, ...squares.map((square) => square.km));
  return {
    ...NOBODY,
    stands: best(riders.map((rider) => stand(rider.seat, (rider.lap - 1) * lap + rider.km, laps * lap, rider.finish > 0))),
  };
}

const pyramids = ({ turn, players }: Pyramids): Live => ({
  ...NOBODY,
  round: turn,
  tiles: players.map(({ seat, left }) => ({ seat, left })).sort((a, b) => a.left - b.left),
});

const READERS: Record<string, (view: never) => Live> = {
  'flamme-rouge': flammeRouge,
  'leader-1': leader1,
  'pace-wheel': paceWheel,
  'tour-de-france': tourDeFrance,
  'flaming-pyramids': pyramids,
};
export const liveOf = (game: string, view: unknown): Live => (view ? (READERS[game]?.(view as never) ?? NOBODY) : NOBODY);

/** Games whose squares are those that a rider counts. */
const COUNTED = ['flamme-rouge', 'pace-wheel'];
const CLEAR = 4;
const PACK = 3;

/** What there is to say of it: a word of the catalogue, whom it is about, and how much. */
export interface Line {
  key: 'left' | 'home' | 'pack' | 'away' | 'lead';
  who: Seat[];
  count: number;
}
export function lineOf(game: string, { stands, tiles }: Live): Line | null {
  if (tiles.length) {
    const count = tiles[0]!.left;
    return { key: 'left', who: tiles.filter((one) => one.left === count).map((one) => one.seat), count };
  }
  const [first, second] = stands;
  const last = stands.at(-1);
  if (!first || !last || first.part === 0) return null;
  const home = stands.filter((one) => one.home).map((one) => one.seat);
  if (home.length) return { key: 'home', who: home, count: 0 };
  const counted = COUNTED.includes(game);
  if (stands.length > 1 && counted && first.squares - last.squares <= PACK) return { key: 'pack', who: [], count: 0 };
  const gap = second ? first.squares - second.squares : 0;
  if (counted && gap >= CLEAR) return { key: 'away', who: [first.seat], count: gap };
  return { key: 'lead', who: stands.filter((one) => one.squares === first.squares).map((one) => one.seat), count: 0 };
}
