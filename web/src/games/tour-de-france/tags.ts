import type { Point } from './course';

/** A rectangle on the frame, in pixels. */
export interface Rect extends Point {
  w: number;
  h: number;
}
/** What a tag keeps off: a circle, and how much it minds. */
export interface Stone extends Point {
  r: number;
  cost: number;
}
/** A tag to place: the point that it is about, and its size. */
export interface Item {
  at: Point;
  w: number;
  h: number;
}

const BLOCKED = 1e6;
const GAP = 4;

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w + GAP && b.x < a.x + a.w + GAP && a.y < b.y + b.h + GAP && b.y < a.y + a.h + GAP;
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high));
/** The point of a rectangle that is nearest to a point. */
export const nearest = (rect: Rect, p: Point): Point => ({
  x: clamp(p.x, rect.x, rect.x + rect.w),
  y: clamp(p.y, rect.y, rect.y + rect.h),
});

function touches(rect: Rect, stone: Stone): boolean {
  const p = nearest(rect, stone);
  return Math.hypot(p.x - stone.x, p.y - stone.y) < stone.r;
}

/** Whether two stretches cross. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

/** Whether a stretch runs through a rectangle. */
function through(a: Point, b: Point, rect: Rect): boolean {
  for (let t = 0.2; t < 1; t += 0.2) {
    const p = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    if (p.x > rect.x && p.x < rect.x + rect.w && p.y > rect.y && p.y < rect.y + rect.h) return true;
  }
  return false;
}

/**
 * Places for tags beside the points that they are about: inside the frame, off each other and off what is taken, on free ground, near,
 * and with lines to their points that do not cross.
 */
export function arrange(frame: { w: number; h: number }, items: Item[], taken: Rect[], stones: Stone[]): Rect[] {
  const placed: (Rect | null)[] = items.map(() => null);
  for (let pass = 0; pass < 2; pass++) {
    items.forEach((item, i) => {
      const others = placed.flatMap((rect, k) => (rect && k !== i ? [{ rect, at: items[k]!.at }] : []));
      placed[i] = best(frame, item, others, taken, stones);
    });
  }
  return exchanged(placed as Rect[], items, taken, stones);
}

/** Two tags change places where that makes both better. */
function exchanged(rects: Rect[], items: Item[], taken: Rect[], stones: Stone[]): Rect[] {
  const placed = [...rects];
  const cost = (i: number) => {
    const others = placed.flatMap((rect, k) => (k === i ? [] : [{ rect, at: items[k]!.at }]));
    return costOf(placed[i]!, items[i]!.at, others, taken, stones, Infinity);
  };
  for (let pass = 0; pass < 3; pass++)
    for (let i = 0; i < placed.length; i++)
      for (let k = 0; k < i; k++) {
        const [a, b] = [placed[i]!, placed[k]!];
        const before = cost(i) + cost(k);
        placed[i] = moved(a, b, items[i]!.at);
        placed[k] = moved(b, a, items[k]!.at);
        if (cost(i) + cost(k) >= before) [placed[i], placed[k]] = [a, b];
      }
  return placed;
}

/** A tag in the place of another: on the side of it that is nearer to its point. */
const moved = (tag: Rect, to: Rect, at: Point): Rect => ({
  ...tag,
  x: at.x > to.x + to.w / 2 ? Math.max(GAP, to.x + to.w - tag.w) : to.x,
  y: to.y,
});

function best(frame: { w: number; h: number }, item: Item, others: { rect: Rect; at: Point }[], taken: Rect[], stones: Stone[]): Rect {
  const step = Math.max(8, Math.round(Math.sqrt(frame.w * frame.h) / 48));
  let found: Rect = { x: 0, y: 0, w: item.w, h: item.h };
  let least = Infinity;
  const xs = range(GAP, frame.w - item.w - GAP, step, item.at.x + 26, item.at.x - 26 - item.w, item.at.x - item.w / 2);
  const ys = range(GAP, frame.h - item.h - GAP, step, item.at.y - item.h / 2, item.at.y + 26, item.at.y - 26 - item.h);
  for (const x of xs)
    for (const y of ys) {
      const rect = { x, y, w: item.w, h: item.h };
      const cost = costOf(rect, item.at, others, taken, stones, least);
      if (cost < least) [least, found] = [cost, rect];
    }
  return found;
}

/** The steps from low to high, and these values if they lie between. */
function range(low: number, high: number, step: number, ...more: number[]): number[] {
  const values = more.filter((value) => value >= low && value <= high);
  for (let value = low; value <= high; value += step) values.push(value);
  return values.length ? values : [Math.max(0, low)];
}

function costOf(rect: Rect, at: Point, others: { rect: Rect; at: Point }[], taken: Rect[], stones: Stone[], least: number): number {
  const from = nearest(rect, at);
  const way = Math.hypot(from.x - at.x, from.y - at.y);
  let cost = way * 1.2 + (way > 60 ? way - 60 : 0);
  if (cost >= least) return cost;
  for (const other of others) if (overlaps(rect, other.rect)) return cost + BLOCKED;
  for (const other of taken) if (overlaps(rect, other)) cost += BLOCKED / 2;
  if (cost >= least) return cost;
  for (const other of others) {
    const end = nearest(other.rect, other.at);
    if (cross(from, at, end, other.at)) cost += 120;
    if (through(from, at, other.rect) || through(end, other.at, rect)) cost += 300;
  }
  if (cost >= least) return cost;
  for (const stone of stones) if (touches(rect, stone)) cost += stone.cost;
  return cost;
}
