import type { Square } from '../../generated/types/tour-de-france';
import { LAYOUTS, type Layout } from './layouts';

export const WIDTH = 862;
export const HEIGHT = 600;

export interface Point {
  x: number;
  y: number;
}

/** A square as it lies on the page. */
export interface Placed extends Square, Point {
  /** The direction of travel, in degrees; 0 is to the right. */
  angle: number;
  /** Where its number stands on the verge. */
  label: Point;
}

export interface Way {
  way: string;
  path: string;
  points: Point[];
}

const MAIN = /^[MK]/;
/** The distance of two squares for which the signs are drawn. */
const SPACING = 42;

/** The number that is painted on the verge: 19, C3; nothing for the start. */
export const numberOf = (id: string): string => {
  const number = String(Number(id.slice(1)));
  return MAIN.test(id) ? (number === '0' ? '' : number) : id[0] + number;
};

/** The roads of a board as they lie on the page. */
export class Course {
  readonly squares = new Map<string, Placed>();
  readonly ways: Way[] = [];
  /** How large signs, riders and roads are drawn. */
  readonly size: number;
  readonly chevrons: (Point & { angle: number })[] = [];
  readonly lake: Point | null;
  /** Where the names of the side roads stand. */
  readonly names: Record<string, Point>;

  constructor(board: string, squares: Square[]) {
    const layout = LAYOUTS[board] ?? fromGrid(squares);
    const lap = squares.filter((s) => MAIN.test(s.id));
    const line = new Line(layout.lap, true);
    this.size = Math.min(1.15, line.length / lap.length / SPACING);
    this.lake = layout.lake ?? null;
    this.names = layout.names;
    lap.forEach((square, i) => this.put(square, line.at((i * line.length) / lap.length)));
    this.ways.push({ way: lap[0]!.id[0]!, path: line.path, points: line.points });
    for (const own of chains(squares)) this.side(own, squares, layout);
    let side = 1;
    for (const square of this.squares.values()) side = this.verge(square, side);
    this.mark(lap);
  }

  private put(square: Square, at: Point & { angle: number }) {
    this.squares.set(square.id, { ...square, ...at, label: at });
  }

  /** A side road leaves where a square leads to it, and ends where its last square leads. */
  private side(own: Square[], squares: Square[], layout: Layout) {
    const way = own[0]!.id[0]!;
    const from = squares.find((s) => !own.includes(s) && (s.exits.includes(own[0]!.id) || s.medic === own[0]!.id))!;
    const line = new Line(
      [this.at(from.id), ...(layout.sides[own[0]!.id] ?? layout.sides[way] ?? []), this.at(own.at(-1)!.exits[0]!)],
      false,
    );
    own.forEach((square, i) => this.put(square, line.at(((i + 1) * line.length) / (own.length + 1))));
    this.ways.push({ way, path: line.path, points: line.points });
  }

  /** The number stands on the side of the last one, unless there is much more ground on the other. */
  private verge(square: Placed, last: number): number {
    const across = ((square.angle + 90) * Math.PI) / 180;
    const off = 28 * this.size + 2;
    const on = (side: number): Point => ({ x: square.x + side * off * Math.cos(across), y: square.y + side * off * Math.sin(across) });
    const labels = [...this.squares.values()].filter((s) => s.label.x !== s.x || s.label.y !== s.y).map((s) => s.label);
    const room = (p: Point) => {
      const inside = p.x > 14 && p.x < WIDTH - 14 && p.y > 14 && p.y < HEIGHT - 12 ? 0 : -100;
      const road = Math.min(...this.ways.map((way) => nearest(p, way.points)));
      const crowded = nearest(p, labels) < 20 ? 12 : 0;
      return inside + Math.min(26 * this.size, road) - crowded - (this.flagged(p) ? 60 : 0);
    };
    const side = room(on(last)) + 4 >= room(on(-last)) ? last : -last;
    square.label = on(side);
    return side;
  }

  /** Points on the flag over the start. */
  get flag(): Point[] {
    const start = [...this.squares.values()].find((s) => s.kind === 'START')!;
    return [20, 70, 120].map((along) => ({ x: start.x + (this.left(start.id) ? -along : along), y: start.y - 48 }));
  }

  /** Whether the flag over the start covers a point. */
  private flagged(p: Point): boolean {
    const start = [...this.squares.values()].find((s) => s.kind === 'START')!;
    const along = this.left(start.id) ? start.x - p.x : p.x - start.x;
    return along > -14 && along < 158 && p.y > start.y - 76 && p.y < start.y - 26;
  }

  /** Chevrons between every third pair of squares show the way, where no line lies. */
  private mark(lap: Square[]) {
    const every = lap.length > 30 ? 4 : 2;
    for (const square of this.squares.values()) {
      const next = square.exits[0] ? this.at(square.exits[0]) : null;
      const due = MAIN.test(square.id) ? Number(square.id.slice(1)) % every === 1 : Number(square.id.slice(1)) === 1;
      if (!next || !due || next.dotted || next.marks.some((m) => m !== 'DOT') || next.kind === 'START') continue;
      this.chevrons.push(this.line(next));
    }
  }

  at(id: string): Placed {
    return this.squares.get(id)!;
  }

  /** Whether a circle about a point touches a road, a number or the lake. */
  near = (x: number, y: number, r: number): boolean =>
    this.ways.some((way) => nearest({ x, y }, way.points) < r + 24 * this.size) ||
    [...this.squares.values()].some((s) => Math.hypot(s.label.x - x, s.label.y - y) < r + 10) ||
    this.flagged({ x, y: y + r }) ||
    this.flagged({ x, y: y - r }) ||
    Object.values(this.names).some((p) => Math.hypot((p.x - x) / 2, p.y - y) < r / 2 + 24) ||
    (this.lake !== null && Math.hypot((this.lake.x - x) / 2.6, this.lake.y - y) < r / 2 + 50);

  /** The place between a square and the one before it: where a line lies, and how it is turned. */
  line(square: Placed): Point & { angle: number } {
    const before = [...this.squares.values()].find((s) => s.exits[0] === square.id && s.id[0] === square.id[0]) ?? square;
    const turn = ((square.angle - before.angle + 540) % 360) - 180;
    return { x: (before.x + square.x) / 2, y: (before.y + square.y) / 2, angle: before.angle + turn / 2 };
  }

  /** Whether a rider on this square looks to the left. */
  left(id: string): boolean {
    const square = this.at(id);
    const cos = Math.cos((square.angle * Math.PI) / 180);
    if (Math.abs(cos) > 0.2) return cos < 0;
    const next = square.exits[0] ? this.at(square.exits[0]) : square;
    const after = next.exits[0] ? this.at(next.exits[0]) : next;
    return after.x < square.x - 4;
  }
}

/** A smooth line through bends, measured. */
class Line {
  readonly points: Point[] = [];
  readonly path: string;
  readonly length: number;
  private readonly sums: number[] = [0];

  constructor(bends: Point[], closed: boolean) {
    const n = bends.length;
    const p = (i: number) => (closed ? bends[(i + n) % n]! : bends[Math.max(0, Math.min(n - 1, i))]!);
    let path = `M${bends[0]!.x.toFixed(1)} ${bends[0]!.y.toFixed(1)}`;
    this.points.push(bends[0]!);
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
      const u = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
      const v = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
      path += `C${[u.x, u.y, v.x, v.y, c.x, c.y].map((value) => value.toFixed(1)).join(' ')}`;
      for (let t = 1; t <= 12; t++) this.points.push(bezier(b, u, v, c, t / 12));
    }
    for (let i = 1; i < this.points.length; i++) {
      const [from, to] = [this.points[i - 1]!, this.points[i]!];
      this.sums.push(this.sums[i - 1]! + Math.hypot(to.x - from.x, to.y - from.y));
    }
    this.length = this.sums.at(-1)!;
    this.path = path + (closed ? 'Z' : '');
  }

  /** The point at this distance from the beginning. */
  at(distance: number): Point & { angle: number } {
    const i = Math.max(
      1,
      this.sums.findIndex((sum, index) => index > 0 && sum >= distance - 1e-6),
    );
    const [from, to] = [this.points[i - 1]!, this.points[i]!];
    const t = (distance - this.sums[i - 1]!) / Math.max(1e-6, this.sums[i]! - this.sums[i - 1]!);
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y), angle };
  }
}

/** How far the nearest of these points is. Asked for so often that `Math.hypot` would be felt. */
function nearest({ x, y }: Point, points: readonly Point[]): number {
  let least = Infinity;
  for (const p of points) least = Math.min(least, (p.x - x) ** 2 + (p.y - y) ** 2);
  return Math.sqrt(least);
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const [k0, k1, k2, k3] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return { x: k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x, y: k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y };
}

/** The side roads, each from where it is entered to where it joins; a road comes after the one that it leaves. */
function chains(squares: Square[]): Square[][] {
  const at = (id: string) => squares.find((s) => s.id === id);
  const seen = new Set(squares.filter((s) => MAIN.test(s.id)).map((s) => s.id));
  const found: Square[][] = [];
  for (let before = -1; before < found.length;) {
    before = found.length;
    for (const square of squares.filter((s) => seen.has(s.id))) {
      for (const first of [...square.exits, square.medic]) {
        const chain: Square[] = [];
        for (let next = at(first); next && !seen.has(next.id); next = at(next.exits[0] ?? '')) {
          seen.add(next.id);
          chain.push(next);
        }
        if (chain.length) found.push(chain);
      }
    }
  }
  return found;
}

/** A board that somebody drew themselves: its squares lie where its text says. */
function fromGrid(squares: Square[]): Layout {
  const [right, down] = [Math.max(1, ...squares.map((s) => s.x)), Math.max(1, ...squares.map((s) => s.y))];
  const scale = Math.min((WIDTH - 160) / right, (HEIGHT - 150) / down);
  const place = (s: Square): Point => ({
    x: WIDTH / 2 + (s.x - right / 2) * scale,
    y: HEIGHT / 2 + 20 + (s.y - down / 2) * scale,
  });
  const sides: Record<string, Point[]> = {};
  const names: Record<string, Point> = {};
  for (const chain of chains(squares)) {
    const points = chain.map(place);
    const middle = points[Math.floor(points.length / 2)]!;
    sides[chain[0]!.id] = points;
    names[chain[0]!.id[0]!] ??= { x: middle.x, y: middle.y - 34 };
  }
  return { lap: squares.filter((s) => MAIN.test(s.id)).map(place), sides, names };
}
