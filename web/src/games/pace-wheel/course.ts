import type { Course, Terrain } from '../../generated/types/pace-wheel';

/** The start has four rows, the squares 0 to -3. */
export const FIRST = -3;
/** Squares of the position that are not on the road. */
export const NOT_PLACED = -8;
export const HOME = 503;

export interface Run {
  terrain: Terrain;
  from: number;
  to: number;
}

const SIGNS: Record<string, Terrain> = { _: 'FLAT', '^': 'UPHILL', v: 'DOWNHILL' };
const CLIMB: Record<Terrain, number> = { FLAT: 0, UPHILL: 1, DOWNHILL: -1 };

export const finishOf = (course: Course): number => course.road.length;

/** The terrain of a square; the start and what follows the finish are flat. */
export const terrainAt = (course: Course, square: number): Terrain => SIGNS[course.road[square - 1] ?? '_'] ?? 'FLAT';

/** Stretches of one terrain, the start among the first. */
export function runs(course: Course): Run[] {
  const found: Run[] = [];
  for (let square = FIRST; square <= finishOf(course); square++) {
    const terrain = terrainAt(course, square);
    const run = found.at(-1);
    if (run?.terrain === terrain) run.to = square;
    else found.push({ terrain, from: square, to: square });
  }
  return found;
}

/** How high the road is at the end of each square from the start on, from 0 to 1; a low course is drawn low. */
export function heights(course: Course): Map<number, number> {
  const found = new Map<number, number>();
  let at = 0;
  found.set(FIRST - 1, 0);
  for (let square = FIRST; square <= finishOf(course); square++) found.set(square, (at += CLIMB[terrainAt(course, square)]));
  const least = Math.min(...found.values());
  const range = Math.max(8, Math.max(...found.values()) - least);
  for (const [square, height] of found) found.set(square, (height - least) / range);
  return found;
}

/** Squares with food. */
export const feedSquares = (course: Course): number[] =>
  course.feed.flatMap((zone) => Array.from({ length: zone.last - zone.first + 1 }, (_, i) => zone.first + i));
