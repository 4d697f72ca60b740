import type { Course, Terrain } from '../../generated/types/pace-wheel';

/** The board is drawn in these units, whatever the course. */
export const WIDTH = 862;
export const HEIGHT = 410;
const MARGIN_X = 22;
const MARGIN_Y = 26;
/** Between two rows of road there is room for a name and a token; on a very long course for less. */
const GAP = 34;
const SMALL_GAP = 18;
/** The last row leaves the corner to the buttons of the frame. */
const CORNER = 62;

/** The strip has the squares 0 to -3; a little road follows the finish. */
export const FIRST = -3;
const BEYOND = 2;
/** Squares of the position that are not on the road. */
export const NOT_PLACED = -8;
export const HOME = 503;

export interface Point {
  x: number;
  y: number;
}
export interface Pose extends Point {
  /** Where the road goes, in radians; 0 is to the right of the page, growing clockwise. */
  angle: number;
}
export interface Run {
  terrain: Terrain;
  from: number;
  to: number;
}

const SIGNS: Record<string, Terrain> = { _: 'FLAT', '^': 'UPHILL', v: 'DOWNHILL' };

interface Shape {
  rows: number;
  width: number;
  pitch: number;
  straight: number;
  length: number;
}

function shape(rows: number, width: number, squares: number): Shape {
  const pitch = rows > 1 ? (HEIGHT - 2 * MARGIN_Y - width) / (rows - 1) : 0;
  const straight = WIDTH - 2 * MARGIN_X - pitch - width;
  return { rows, width, pitch, straight, length: (rows * straight - CORNER + ((rows - 1) * Math.PI * pitch) / 2) / squares };
}

/** The rows and the width of road that leave most room for four racers on a square. */
function best(squares: number): Shape {
  let found = shape(3, 24, squares);
  const room = (form: Shape) => Math.min(form.length, form.width);
  for (const gap of [GAP, SMALL_GAP]) {
    // An odd number of rows: the first and the last are ridden to the right.
    for (let rows = 3; rows <= 9; rows += 2) {
      for (let width = 24; width <= 58; width += 2) {
        const tried = shape(rows, width, squares);
        if (tried.pitch - width >= gap && room(tried) > room(found)) found = tried;
      }
    }
    if (room(found) >= 28) break;
  }
  return found;
}

/** A course laid out in rows as a page is read, with a bend between two rows. */
export class Layout {
  readonly finish: number;
  readonly last: number;
  readonly half: number;
  /** The length of a square along the middle of the road. */
  readonly length: number;
  /** How large a racer is drawn: four of 40 units stand on a square. */
  readonly size: number;
  readonly runs: Run[] = [];
  private readonly form: Shape;

  constructor(readonly course: Course) {
    this.finish = course.road.length;
    this.last = this.finish + BEYOND;
    this.form = best(this.last - FIRST + 1);
    this.half = this.form.width / 2;
    this.length = this.form.length;
    this.size = Math.min(0.72, (Math.min(this.length * 1.08, this.form.width) / 2 / 40) * 1.06);
    for (let square = 1; square <= this.finish; square++) {
      const terrain = this.terrain(square);
      const run = this.runs.at(-1);
      if (run?.terrain === terrain) run.to = square;
      else this.runs.push({ terrain, from: square, to: square });
    }
  }

  terrain(square: number): Terrain {
    return SIGNS[this.course.road[square - 1] ?? '_'] ?? 'FLAT';
  }

  /** A point of the road: `square` may be between two; `side` goes from -1 (left edge) to 1 (right edge). */
  at(square: number, side = 0): Pose {
    const on = Math.min(Math.max(square, FIRST - 0.5), this.last + 0.5);
    const pose = this.along((on - FIRST + 0.5) * this.length);
    const right = side * this.half;
    return { x: pose.x - Math.sin(pose.angle) * right, y: pose.y + Math.cos(pose.angle) * right, angle: pose.angle };
  }

  private along(distance: number): Pose {
    const { rows, straight, pitch, width } = this.form;
    const radius = pitch / 2;
    const bend = Math.PI * radius;
    const row = Math.max(0, Math.min(rows - 1, Math.floor(distance / (straight + bend))));
    const within = distance - row * (straight + bend);
    const ltr = row % 2 === 0;
    const left = MARGIN_X + (pitch + width) / 2;
    const y = MARGIN_Y + width / 2 + row * pitch;
    const start = ltr ? left : left + straight;
    if (within <= straight || row === rows - 1) return { x: start + (ltr ? within : -within), y, angle: ltr ? 0 : Math.PI };
    const turned = (within - straight) / radius;
    const end = ltr ? left + straight : left;
    const x = end + (ltr ? 1 : -1) * radius * Math.sin(turned);
    return { x, y: y + radius - radius * Math.cos(turned), angle: ltr ? turned : Math.PI - turned };
  }

  /** Where the name of a run stands: under a straight part of it, as near its middle as can be, and off the flags. */
  name(run: Run): Point {
    const middle = (run.from + run.to) / 2;
    const straight = Array.from({ length: run.to - run.from + 1 }, (_, i) => run.from + i).filter(
      (square) => Math.abs(Math.cos(this.at(square).angle)) > 0.98,
    );
    const spots = straight.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).map((square) => this.under(square));
    const flags = this.course.summits.map((square) => this.at(square + 0.5));
    const off = (spot: Point) =>
      flags.every((flag) => Math.abs(flag.x + 8 - spot.x) > 44 || flag.y < spot.y || flag.y - spot.y > this.half + 30);
    return spots.find(off) ?? spots[0] ?? this.under(middle);
  }

  private under(square: number): Point {
    const at = this.at(square);
    return { x: Math.max(40, Math.min(WIDTH - 40, at.x)), y: at.y + this.half + 15 };
  }

  /** Squares `from` to `to` as a closed path, a little wider than the road if `out` is more than 1. */
  area(from: number, to = from, out = 1): string {
    const points: Point[] = [];
    const steps = Math.max(1, Math.ceil((to - from + 1) * 8));
    const square = (i: number) => from - 0.5 + ((to - from + 1) * i) / steps;
    for (let i = 0; i <= steps; i++) points.push(this.at(square(i), -out));
    for (let i = steps; i >= 0; i--) points.push(this.at(square(i), out));
    return path(points) + 'z';
  }

  /** A line along the road. */
  line(side: number, from = FIRST, to = this.last): string {
    const points: Point[] = [];
    for (let square = from - 0.5; square <= to + 0.501; square += 0.125) points.push(this.at(square, side));
    return path(points);
  }

  /** The line between a square and the one before it. */
  edge(square: number): string {
    return path([this.at(square - 0.5, -1), this.at(square - 0.5, 1)]);
  }

  /** Where racer `index` of those on a square stands: two abreast, the first in front. */
  place(index: number, count: number): { ahead: number; side: number } {
    if (count === 1) return { ahead: 0, side: 0 };
    if (count === 2) return { ahead: 0, side: index === 0 ? -0.5 : 0.5 };
    const row = Math.floor(index / 2);
    const rows = Math.ceil(count / 2);
    return { ahead: ((rows - 1) / 2 - row) * (rows === 2 ? 0.5 : 0.34), side: index % 2 === 0 ? -0.5 : 0.5 };
  }

  /** Whether a circle about a point touches the road. */
  near = (x: number, y: number, radius: number): boolean => {
    for (let square = FIRST; square <= this.last; square++) {
      const at = this.at(square);
      if (Math.hypot(at.x - x, at.y - y) < radius + this.half) return true;
    }
    return false;
  };
}

const path = (points: Point[]): string => points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');
