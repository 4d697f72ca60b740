import type { Course, CourseRoad, Zone } from '../../generated/types/pace-wheel';

export type Sign = '_' | '^' | 'v';
export type Brush = Sign | 'feed' | 'finish';

/** A stretch of one terrain. */
export interface Run {
  sign: Sign;
  from: number;
  to: number;
}

export function runsOf(road: string): Run[] {
  const runs: Run[] = [];
  [...road].forEach((sign, i) => {
    const last = runs.at(-1);
    if (last?.sign === sign) last.to = i + 1;
    else runs.push({ sign: sign as Sign, from: i + 1, to: i + 1 });
  });
  return runs;
}

/** Squares as zones of neighbours. */
function zonesOf(squares: Set<number>): Zone[] {
  const zones: Zone[] = [];
  for (const square of [...squares].sort((a, b) => a - b)) {
    const last = zones.at(-1);
    if (last && last.last === square - 1) last.last = square;
    else zones.push({ first: square, last: square });
  }
  return zones;
}

const squaresOf = (zones: readonly Zone[]) =>
  new Set(zones.flatMap((zone) => Array.from({ length: Math.min(300, zone.last - zone.first + 1) }, (_, i) => zone.first + i)));

/** A stage after a stroke of a brush from one square to another. What lies past the end becomes road. */
export function painted(stage: Course, brush: Brush, a: number, b: number): Course {
  const [from, to] = [Math.min(a, b), Math.max(a, b)];
  if (brush === 'finish') return { ...stage, road: stage.road.padEnd(b, '_').slice(0, b) };
  if (brush === 'feed') {
    const fed = squaresOf(stage.feed);
    // A stroke that begins on food takes it away.
    const away = fed.has(a);
    for (let square = from; square <= to; square++)
      if (away) fed.delete(square);
      else fed.add(square);
    return { ...stage, feed: zonesOf(fed) };
  }
  const road = stage.road.padEnd(to, '_');
  return { ...stage, road: road.slice(0, from - 1) + brush.repeat(to - from + 1) + road.slice(to) };
}

/** A stage where a run is longer or shorter; the rest moves along, and food with it. */
export function stretched(stage: Course, run: Run, by: number): Course {
  const length = run.to - run.from + 1 + by;
  if (length < 0) return stage;
  const road = stage.road.slice(0, run.from - 1) + run.sign.repeat(length) + stage.road.slice(run.to);
  const moved = (square: number) => (square > run.to ? square + by : square);
  return { ...stage, road, feed: stage.feed.map((zone) => ({ first: moved(zone.first), last: moved(zone.last) })) };
}

const profile = (road: string) =>
  `profile ${runsOf(road)
    .map((run) => `${run.sign}${run.to - run.from + 1}`)
    .join(' ')}`;
const feed = (zones: readonly Zone[]) =>
  zones.map((zone) => (zone.last > zone.first ? `${zone.first}-${zone.last}` : `${zone.first}`)).join(' ');
const lines = (stage: Course) => [profile(stage.road), ...(stage.feed.length ? [`feed ${feed(stage.feed)}`] : [])];

/** Whether somebody gave a stage its name: a number, or what a lone course is called, is none. */
export const isNamed = (title: string): boolean => title !== 'Own course' && !/^\d*$/.test(title);

/** The text that the game reads. */
export function printed({ stages }: CourseRoad, title: string): string {
  if (stages.length <= 1) return [...(title ? [`course own : ${title}`] : []), ...stages.flatMap(lines)].join('\n');
  const named = stages.flatMap((stage, i) => [`course stage-${i + 1} : ${isNamed(stage.title) ? stage.title : i + 1}`, ...lines(stage)]);
  return [...named, `race own : ${title || 'Tour'}`, `stages ${stages.map((_, i) => `stage-${i + 1}`).join(' ')}`].join('\n');
}

/** The height of the road at the end of every square, from square 0 on. */
export function heightsOf(road: string): number[] {
  let at = 0;
  return [0, ...[...road].map((sign) => (at += sign === '^' ? 1 : sign === 'v' ? -1 : 0))];
}

export const NEW_STAGE = `${'_'.repeat(14)}${'^'.repeat(6)}${'v'.repeat(6)}${'_'.repeat(14)}`;
