import type { BoardRoad, Kind, Mark, Square } from '../../generated/types/tour-de-france';

export type Way = 'M' | 'C' | 'T' | 'R';
export type LineMark = 'RED' | 'BLUE' | 'DOTTED';

/** All ways lead over these (TF-DATA-07). */
const MUST: readonly Kind[] = ['STAGE', 'CAMERA', 'MEND', 'GRP', 'RAIDE', 'MAX2'];
const BARE: readonly Kind[] = ['GRP', 'START', 'MEND'];
/** Kilometres between two squares of the main road; the side roads lie between them. */
const KM = 50;

const byId = (squares: Square[], id: string) => squares.find((square) => square.id === id);
export const isMain = (square: Square) => square.id[0] === 'M' || square.id[0] === 'K';
const onAllWays = (square: Square) => MUST.includes(square.kind) || square.dotted !== '' || square.marks.some((mark) => mark !== 'DOT');

/** The lap from the start on, by the main road. */
export function lapOf(squares: Square[]): Square[] {
  const lap: Square[] = [];
  let next = squares.find((square) => square.kind === 'START');
  while (next && !lap.includes(next)) {
    lap.push(next);
    next = byId(squares, next.exits[0] ?? '');
  }
  return lap;
}

/** Where a side road from this square may join the road again (TF-DATA-05, TF-DATA-07). */
export function joins(squares: Square[], from: string): string[] {
  const lap = lapOf(squares);
  const at = lap.findIndex((square) => square.id === from);
  if (at < 0 || lap[at]!.kind === 'CAMERA') return [];
  const found: string[] = [];
  for (const square of lap.slice(at + 1)) {
    found.push(square.id);
    if (onAllWays(square)) break;
  }
  return found;
}

/** The first group square at or after this one on the main road. */
function groupAfter(squares: Square[], id: string, own: boolean): string {
  const lap = lapOf(squares);
  const at = lap.findIndex((square) => square.id === id);
  return lap.slice(own ? at : at + 1).find((square) => square.kind === 'GRP')?.id ?? '';
}

const changed = (squares: Square[], id: string, change: (square: Square) => Partial<Square>): Square[] =>
  squares.map((square) => (square.id === id ? { ...square, ...change(square) } : square));

function freePoint(squares: Square[], x: number, y: number): { x: number; y: number } {
  const taken = (px: number, py: number) => px < 0 || py < 0 || squares.some((square) => square.x === px && square.y === py);
  for (let far = 0; far < 40; far++) {
    for (let dx = -far; dx <= far; dx++) {
      for (const dy of [far - Math.abs(dx), Math.abs(dx) - far]) {
        if (!taken(Math.round(x) + dx, Math.round(y) + dy)) return { x: Math.round(x) + dx, y: Math.round(y) + dy };
      }
    }
  }
  return { x: Math.round(x) + 41, y: Math.round(y) };
}

function fresh(squares: Square[], way: string): string {
  for (let i = 1; i < 100; i++) {
    const id = way + String(i).padStart(2, '0');
    if (!byId(squares, id)) return id;
  }
  return `${way}99`;
}

const square = (id: string, at: { x: number; y: number }, exits: string[]): Square => ({
  id,
  kind: 'PLAIN',
  km: 0,
  ...at,
  exits,
  marks: [],
  dotted: '',
  mend: '',
  medic: '',
});

/** A new square after this one, on the same way. */
export function insertAfter(squares: Square[], id: string): { squares: Square[]; id: string } {
  const from = byId(squares, id)!;
  const next = byId(squares, from.exits[0]!)!;
  const name = fresh(squares, from.id[0]!);
  const at = freePoint(squares, (from.x + next.x) / 2, (from.y + next.y) / 2);
  const linked = changed(squares, id, (now) => ({ exits: [name, ...now.exits.slice(1)] }));
  return { squares: [...linked, square(name, at, [next.id])], id: name };
}

/** Takes a square away; who led to it leads to the next. */
export function without(squares: Square[], id: string): Square[] {
  const gone = byId(squares, id);
  if (!gone || gone.kind === 'START') return squares;
  const next = gone.exits[0]!;
  const unique = (ids: string[]) => [...new Set(ids)];
  const left = squares
    .filter((other) => other.id !== id)
    .map((other) => ({
      ...other,
      exits: unique(other.exits.map((exit) => (exit === id ? next : exit))),
      medic: other.medic === id ? (next[0] === 'R' ? next : '') : other.medic,
      dotted: other.dotted === id ? '' : other.dotted,
      mend: other.mend === id ? '' : other.mend,
    }));
  return relinked(reachable(left));
}

/** Only squares that somebody can come to. */
function reachable(squares: Square[]): Square[] {
  const seen = new Set<string>();
  const open = squares.filter((other) => other.kind === 'START').map((other) => other.id);
  while (open.length) {
    const id = open.pop()!;
    if (seen.has(id)) continue;
    seen.add(id);
    const now = byId(squares, id);
    if (now) open.push(...now.exits, ...(now.medic ? [now.medic] : []));
  }
  return squares.filter((other) => seen.has(other.id));
}

/** Mends find their group again. */
const relinked = (squares: Square[]): Square[] =>
  squares.map((other) => (other.kind === 'MEND' ? { ...other, mend: groupAfter(squares, other.id, false) } : other));

/** A side road of two squares; the Medic's Route leaves a square 3 over 2. */
export function branched(squares: Square[], from: string, to: string, way: Way): { squares: Square[]; id: string } {
  const [a, b] = [byId(squares, from)!, byId(squares, to)!];
  const across = { x: -(b.y - a.y), y: b.x - a.x };
  const length = Math.max(1, Math.hypot(across.x, across.y));
  const off = { x: (across.x / length) * 1.6, y: (across.y / length) * 1.6 };
  const first = fresh(squares, way);
  const one = square(first, freePoint(squares, a.x + (b.x - a.x) / 3 + off.x, a.y + (b.y - a.y) / 3 + off.y), []);
  const second = fresh([...squares, one], way);
  const two = square(second, freePoint([...squares, one], a.x + (2 * (b.x - a.x)) / 3 + off.x, a.y + (2 * (b.y - a.y)) / 3 + off.y), [to]);
  const linked = changed(squares, from, (now) => (way === 'R' ? { kind: 'OVER3', medic: first } : { exits: [...now.exits, first] }));
  return { squares: [...linked, { ...one, exits: [second] }, two], id: first };
}

export function withKind(squares: Square[], id: string, kind: Kind): Square[] {
  const now = changed(squares, id, (old) => ({
    kind,
    marks: BARE.includes(kind) ? old.marks.filter((mark) => mark !== 'DOT') : old.marks,
    medic: kind === 'OVER3' ? old.medic : '',
    mend: '',
  }));
  return relinked(reachable(now));
}

export const mayHaveDot = (now: Square) => !BARE.includes(now.kind);

export function toggled(squares: Square[], id: string, mark: Mark): Square[] {
  return changed(squares, id, (now) => ({
    marks: now.marks.includes(mark) ? now.marks.filter((other) => other !== mark) : [...now.marks, mark],
  }));
}

/** A dotted line calls to the next group square; without one there is none. */
export function withDotted(squares: Square[], id: string): Square[] {
  return changed(squares, id, (now) => ({ dotted: now.dotted ? '' : groupAfter(squares, id, true) }));
}

export const canHaveDotted = (squares: Square[], id: string) => groupAfter(squares, id, true) !== '';

export const moved = (squares: Square[], id: string, x: number, y: number): Square[] =>
  squares.some((other) => other.id !== id && other.x === x && other.y === y) ? squares : changed(squares, id, () => ({ x, y }));

/** Squares in riding order with numbers and kilometres counted anew: the lap first, then every side road. */
function numbered(squares: Square[]): Square[] {
  const lap = lapOf(squares);
  const km = new Map(lap.map((other, i) => [other.id, i * KM]));
  const names = new Map(lap.map((other, i) => [other.id, `M${String(i).padStart(2, '0')}`]));
  const order = [...lap];
  const counts: Record<string, number> = {};
  for (const from of order) {
    for (const first of [...from.exits, from.medic]) {
      const chain: Square[] = [];
      let next = byId(squares, first);
      while (next && !names.has(next.id) && !chain.includes(next)) {
        chain.push(next);
        next = byId(squares, next.exits[0] ?? '');
      }
      const low = km.get(from.id) ?? 0;
      const high = next?.kind === 'START' ? lap.length * KM : ((next && km.get(next.id)) ?? low + KM);
      chain.forEach((other, k) => {
        const way = 'CTR'.includes(other.id[0]!) ? other.id[0]! : 'T';
        counts[way] = (counts[way] ?? 0) + 1;
        names.set(other.id, way + String(counts[way]).padStart(2, '0'));
        km.set(other.id, low + Math.floor(((high - low) * (k + 1)) / (chain.length + 1)));
        order.push(other);
      });
    }
  }
  const [left, top] = [Math.min(...order.map((other) => other.x)), Math.min(...order.map((other) => other.y))];
  const name = (id: string) => names.get(id) ?? '';
  return order.map((other) => ({
    ...other,
    id: name(other.id),
    km: km.get(other.id) ?? 0,
    x: other.x - left,
    y: other.y - top,
    exits: other.exits.map(name).filter(Boolean),
    dotted: name(other.dotted),
    mend: name(other.mend),
    medic: name(other.medic),
  }));
}

function line(now: Square): string {
  const marks = [...now.marks].map((mark) => mark.toLowerCase());
  if (now.dotted) marks.push(`dotted:${now.dotted}`);
  if (now.mend) marks.push(`mend:${now.mend}`);
  if (now.medic) marks.push(`medic:${now.medic}`);
  return [now.id, now.kind, now.km, `${now.x},${now.y}`, '>', now.exits.join('/'), ...marks].join(' ');
}

export function printed(squares: Square[], title: string): string {
  return [`board own : ${title || 'Ma boucle'}`, 'laps 2', ...numbered(squares).map(line)].join('\n');
}

/** The name that a square has after the text was written anew. */
export function renamed(squares: Square[], id: string): string {
  const place = squares.find((other) => other.id === id);
  if (!place) return '';
  const left = Math.min(...squares.map((other) => other.x));
  const top = Math.min(...squares.map((other) => other.y));
  return numbered(squares).find((other) => other.x === place.x - left && other.y === place.y - top)?.id ?? '';
}

/** Squares as far as they could be read and hang together. */
export const squaresOf = (road: BoardRoad | undefined): Square[] => road?.squares ?? [];
