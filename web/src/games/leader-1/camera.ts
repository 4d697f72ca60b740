import { LENGTH, STEPS, type Road } from './road';

/** A stretch of the course, by progress. */
export interface Stretch {
  from: number;
  to: number;
}
/** The part of the board that the frame must show. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A road may run this far from level before the table is turned. */
const SLANT = 18;
const DEGREES = 360 / STEPS;
/** The squares between the last of interest and the edge. */
const AHEAD = 2;

/** By how many steps to turn the table so that a stretch runs from left to right; as it is turned now, if that will do. */
export function stepFor(flat: Road, stretch: Stretch, present: number | null): number {
  const from = flat.along(stretch.from);
  const to = flat.along(stretch.to);
  const wanted = -((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) / DEGREES;
  if (present !== null) {
    const off = (((wanted - present) % STEPS) + STEPS) % STEPS;
    if (Math.min(off, STEPS - off) * DEGREES <= SLANT) return present;
  }
  return ((Math.round(wanted) % STEPS) + STEPS) % STEPS;
}

/** The stretch from the first of these points of the course to the last, and two squares more. */
export function stretchOf(road: Road, points: number[]): Stretch {
  const end = road.hexagons.length * LENGTH;
  const last = Math.max(...points);
  const hexagon = Math.max(1, Math.min(road.hexagons.length, Math.floor(last / LENGTH) + 1));
  const square = LENGTH / road.squaresOn(hexagon);
  return { from: Math.max(0, Math.min(...points) - square), to: Math.min(end, last + AHEAD * square) };
}

/** The part of the board in which a stretch lies with its kerbs, no closer than `least` wide. */
export function partOf(road: Road, stretch: Stretch, least: number): Part {
  const samples = Array.from({ length: 17 }, (_, i) => stretch.from + ((stretch.to - stretch.from) * i) / 16);
  const points = samples.flatMap((progress) => [road.along(progress, -1.9), road.along(progress, 1.9)]);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: Math.max(least, right - left), height: bottom - top };
}

/** Whether a point lies well inside a part. */
export function shows(part: Part, point: { x: number; y: number }): boolean {
  return Math.abs(point.x - part.x) <= part.width * 0.46 && Math.abs(point.y - part.y) <= part.height * 0.5;
}

/** A point in parts of the frame. */
export interface InFrame {
  fx: number;
  fy: number;
}

/** The corner of the frame with the fewest squares to choose under it, and of several the one with the fewest plates. */
export function corner(squares: readonly InFrame[], plates: readonly InFrame[]): string {
  const under = (points: readonly InFrame[], x: number, y: number) =>
    points.filter((p) => Math.abs(p.fx - x) < 0.27 && Math.abs(p.fy - y) < 0.2).length;
  const corners = { left: [0.23, 0.1], right: [0.77, 0.1], 'left bottom': [0.23, 0.9], 'right bottom': [0.77, 0.9] } as const;
  const covered = Object.entries(corners).map(([name, [x, y]]) => ({ name, squares: under(squares, x, y), plates: under(plates, x, y) }));
  return covered.sort((a, b) => a.squares - b.squares || a.plates - b.plates)[0]!.name;
}
