import type { HexagonView } from '../../generated/types/leader-1';
import { LENGTH, type Road } from './road';

const RISE: Record<HexagonView['terrain'], number> = { FLAT: 0, HILL: 2, MOUNTAIN: 3, DOWNHILL: -2.5 };

/** How high the road lies at the borders of its hexagons, from 0 to 1. Only for the eye: the rules know no heights. */
export function heights(hexagons: HexagonView[]): number[] {
  const found = [0];
  for (const { terrain } of hexagons) found.push(found.at(-1)! + RISE[terrain]);
  const low = Math.min(...found);
  const high = Math.max(...found);
  return found.map((height) => (high > low ? (height - low) / (high - low) : 0));
}

/** How many squares of road lie between two points of the course. */
export function squaresBetween(road: Road, from: number, to: number): number {
  return road.hexagons.reduce((sum, _, i) => {
    const part = Math.min(to, (i + 1) * LENGTH) - Math.max(from, i * LENGTH);
    return sum + (Math.max(0, part) / LENGTH) * road.squaresOn(i + 1);
  }, 0);
}

/**
 * What is left at the finish if every square to come takes as much as those of a ride; where it does not last, after how many squares
 * it is gone.
 */
export function forecast(energy: number, ride: { net: number; squares: number }, left: number): { end: number; lasts: number } {
  const each = ride.net / Math.max(1, ride.squares);
  const end = Math.round(energy - each * left);
  return { end: Math.max(0, end), lasts: end < 0 ? Math.max(0, energy / each) : left };
}
