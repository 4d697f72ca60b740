/**
 * The part of the road that is magnified: a cell for each square, in pixels. The front is on the right, or at the top where the road
 * stands upright. Squares where nothing is and nothing can happen are folded into a gap.
 */
export interface Spot {
  x: number;
  y: number;
}
export interface Cell {
  kind: 'square' | 'gap' | 'past';
  /** The square, or the first of a gap. */
  square: number;
  /** How many squares a gap hides. */
  hidden: number;
  racers: string[];
  goal: boolean;
  /** More stand here than there is room for. */
  full: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Frame {
  width: number;
  height: number;
  upright: boolean;
}
export interface Shown {
  kind: Cell['kind'];
  square: number;
  hidden: number;
  racers: string[];
  /** A choice leads here. */
  goal: boolean;
}

/** Room for the signs of the squares, above the racers of a cell or left of them. */
export const SIGN = 30;
/** Right of the racers, where the road stands upright. */
export const EDGE = 8;
/** The head of a square that is too full. */
export const HEAD = 22;
const ROOM = 4;

/** The cells from the back to the front. Behind the finish stand those who are over the line. */
export function shown(wanted: number[], racers: Map<number, string[]>, finish: number, home: string[], goals: number[] = []): Shown[] {
  const squares = [...new Set(wanted)].filter((square) => square <= finish).sort((a, b) => a - b);
  const list: Shown[] = [];
  for (const square of squares) {
    const last = list.at(-1);
    const hidden = last ? square - last.square - 1 : 0;
    if (hidden > 0)
      list.push({
        kind: hidden === 1 ? 'square' : 'gap',
        square: square - hidden,
        hidden: hidden === 1 ? 0 : hidden,
        racers: [],
        goal: false,
      });
    list.push({ kind: 'square', square, hidden: 0, racers: racers.get(square) ?? [], goal: goals.includes(square) });
  }
  if (wanted.some((square) => square > finish))
    list.push({ kind: 'past', square: finish + 1, hidden: 0, racers: home, goal: goals.includes(finish + 1) });
  return list;
}

/** Others as near as this are shown too where there is room. */
const NEAR = 5;

/** The squares worth showing: those of the group, where its choices lead, one ahead, and enough road to fill the frame. */
export function wantedSquares(
  own: number[],
  targets: number[],
  occupied: number[],
  least: number,
  finish: number,
  first: number,
): number[] {
  const known = [...own, ...targets];
  const back = Math.min(...known);
  const front = Math.max(...known);
  const found = new Set(known);
  found.add(Math.min(front + 1, finish + 1));
  for (const square of occupied) if (square >= back && square <= front + 1) found.add(square);
  const away = (square: number) => Math.max(back - square, square - front);
  for (const square of [...occupied].sort((a, b) => away(a) - away(b))) if (found.size < least && away(square) <= NEAR) found.add(square);
  for (let ahead = front + 2; found.size < least && ahead <= finish + 1; ahead++) found.add(ahead);
  for (let behind = back - 1; found.size < least && behind >= first; behind--) found.add(behind);
  return [...found];
}

function weight(cell: Shown, upright: boolean): number {
  if (cell.kind === 'gap') return 0.4;
  if (cell.kind === 'past' && cell.racers.length > ROOM) return upright ? 2 : 3;
  if (cell.racers.length > ROOM) return upright ? 1.8 : 2.2;
  if (cell.racers.length === 0 && !cell.goal) return upright ? 0.5 : 0.72;
  return upright ? 1 : cell.racers.length > 1 ? 1.35 : 1;
}

/** A row of a road that stands upright is at least so high: a finger, where there is something to touch. */
const floor = (cell: Shown) => (cell.kind === 'gap' ? 16 : cell.racers.length > 0 || cell.goal ? 44 : 22);

/** Lays the cells out over a frame. */
export function lay(list: Shown[], { width, height, upright }: Frame): Cell[] {
  const whole = list.reduce((sum, cell) => sum + weight(cell, upright), 0);
  const least = list.reduce((sum, cell) => sum + floor(cell), 0);
  const floors = upright && least <= height;
  const unit = (upright ? height - (floors ? least : 0) : width) / whole;
  let at = upright ? height : 0;
  return list.map((cell) => {
    const long = weight(cell, upright) * unit + (floors ? floor(cell) : 0);
    const full = cell.kind === 'square' && cell.racers.length > ROOM;
    if (upright) at -= long;
    const box = upright ? { x: 0, y: at, w: width, h: long } : { x: at, y: 0, w: long, h: height };
    if (!upright) at += long;
    return { ...cell, full, ...box };
  });
}

/** Where the racers of a cell stand: four places; with a fifth the newcomer has one of his own before the others. */
export function places(cell: Cell, upright: boolean): Spot[] {
  const count = cell.racers.length;
  if (cell.kind === 'past' && count > ROOM) return crowd(cell, upright);
  if (upright) {
    const columns = Math.max(ROOM, Math.min(count, 6));
    const room = cell.w - SIGN - EDGE;
    const left = cell.full ? cell.x : cell.x + SIGN;
    const wide = cell.full ? cell.w : room;
    return Array.from({ length: Math.max(ROOM, count) }, (_, i) => ({
      x: left + (wide * ((i % columns) + 0.5)) / columns,
      y: cell.y + (cell.full ? HEAD : 0) + (cell.h - (cell.full ? HEAD : 0)) / 2,
    }));
  }
  const top = cell.y + SIGN;
  const high = cell.h - SIGN;
  const rows = [0.27, 0.75];
  if (cell.full) {
    const column = cell.w / 3;
    return [
      { x: cell.x + column / 2, y: top + high * 0.27 },
      ...Array.from({ length: count - 1 }, (_, i) => ({
        x: cell.x + column * (1.5 + (i % 2)),
        y: top + high * rows[Math.floor(i / 2) % 2]!,
      })),
    ];
  }
  if (count === 1 && !cell.goal) return [{ x: cell.x + cell.w / 2, y: top + high / 2 }, ...grid(cell, top, high, rows).slice(1)];
  return grid(cell, top, high, rows);
}

/** How many beside and below each other stand behind the finish. */
function crowded(cell: Cell, upright: boolean): { columns: number; rows: number } {
  const columns = upright ? Math.min(8, cell.racers.length) : Math.ceil(cell.racers.length / 2);
  return { columns, rows: Math.ceil(cell.racers.length / columns) };
}

function crowd(cell: Cell, upright: boolean): Spot[] {
  const { columns, rows } = crowded(cell, upright);
  const left = cell.x + (upright ? SIGN : 0);
  const top = cell.y + (upright ? 0 : SIGN);
  return cell.racers.map((_, i) => ({
    x: left + ((cell.x + cell.w - left) * ((i % columns) + 0.5)) / columns,
    y: top + ((cell.y + cell.h - top) * (Math.floor(i / columns) + 0.5)) / rows,
  }));
}

const grid = (cell: Cell, top: number, high: number, rows: number[]): Spot[] =>
  Array.from({ length: Math.max(ROOM, cell.racers.length) }, (_, i) => ({
    x: cell.x + cell.w * (i % 2 ? 0.75 : 0.25),
    y: top + high * rows[Math.floor(i / 2) % 2]!,
  }));

/** How large a racer is drawn, of 40 units, so that he fits into every cell. */
export function scale(cells: Cell[], upright: boolean): number {
  const rooms = cells
    .filter((cell) => cell.kind !== 'gap')
    .map((cell) => {
      if (cell.kind === 'past' && cell.racers.length > ROOM) {
        const { columns, rows } = crowded(cell, upright);
        return Math.min((cell.w - (upright ? SIGN : 0)) / columns, (cell.h - (upright ? 0 : SIGN)) / rows);
      }
      if (upright) return cell.racers.length ? Math.min((cell.w - SIGN - EDGE) / ROOM, cell.h - (cell.full ? HEAD + 4 : 2)) : 99;
      return cell.racers.length || cell.kind === 'square'
        ? Math.min(cell.w / (cell.full ? 3 : cell.racers.length > 1 ? 2 : 1.2), (cell.h - SIGN) / 2.1)
        : 99;
    });
  return Math.min(1.8, Math.max(0.62, Math.min(...rooms, 99) / 46));
}
