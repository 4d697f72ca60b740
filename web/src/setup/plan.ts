import type { Ground, Stretch } from './courses';

/** A road seen from above, fitted into WIDTH by HEIGHT. */
export interface Plan {
  /** The whole road, for its edges. */
  casing: string[];
  pieces: { ground: Ground; d: string }[];
  /** Lines across the road. */
  ticks: string;
  marks: { kind: 'start' | 'finish' | 'feed' | 'sprint' | 'dot' | 'square'; x: number; y: number; angle: number }[];
  hexagons: { d: string; road: boolean; shade: number }[];
  /** The width of the road. */
  width: number;
}

export const WIDTH = 572;
export const HEIGHT = 252;

interface Point {
  x: number;
  y: number;
}
interface Pose extends Point {
  angle: number;
}

export interface TileData {
  turn: number;
  squares: string;
}
export interface HexagonData {
  terrain: 'flat' | 'hill' | 'mountain' | 'downhill';
  shape: 'S' | 'GL' | 'GR' | 'XL' | 'XR';
  lanes: string;
  milestone: number;
  cobbles: boolean;
}
export interface BoardSquare {
  id: string;
  kind: string;
  x: number;
  y: number;
  to: string[];
  dot?: 1;
  /** Where the Medic's Route begins that this square sends to. */
  medic?: string;
}

const path = (points: Point[]) => points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');
const turned = (p: Pose, by: number): Pose => {
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return { x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos, angle: p.angle + by };
};

/** Turns and scales a road so that it is as large as the picture allows; riding to the right wins a near tie. */
function fitted(road: Pose[], margin: number, step: number): { place: (p: Pose) => Pose; scale: number } {
  let best = { by: 0, scale: 0, score: 0, x: 0, y: 0 };
  for (let by = 0; by < 2 * Math.PI - 0.01; by += step) {
    const points = road.map((p) => turned(p, by));
    const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const scale = Math.min((WIDTH - 2 * margin) / (x1 - x0 || 1), (HEIGHT - 2 * margin) / (y1 - y0 || 1));
    const score = scale * (points.at(-1)!.x > points[0]!.x ? 1.05 : 1);
    if (score > best.score) best = { by, scale, score, x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  }
  const place = (p: Pose): Pose => {
    const q = turned(p, best.by);
    return { x: WIDTH / 2 + (q.x - best.x) * best.scale, y: HEIGHT / 2 + (q.y - best.y) * best.scale, angle: q.angle };
  };
  return { place, scale: best.scale };
}

function across(p: Pose, half: number): string {
  const [dx, dy] = [-Math.sin(p.angle) * half, Math.cos(p.angle) * half];
  return path([
    { x: p.x - dx, y: p.y - dy },
    { x: p.x + dx, y: p.y + dy },
  ]);
}

/** Neighbouring pieces of one ground as one line each; every piece brings its own points. */
function coloured(pieces: { ground: Ground; points: Pose[] }[]): { ground: Ground; d: string }[] {
  const runs: { ground: Ground; points: Pose[] }[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.ground === piece.ground) last.points.push(...piece.points.slice(1));
    else runs.push({ ground: piece.ground, points: [...piece.points] });
  }
  return runs.map(({ ground, points }) => ({ ground, d: path(points) }));
}

const mark = (kind: Plan['marks'][number]['kind'], p: Pose) => ({ kind, x: p.x, y: p.y, angle: p.angle });

function along(from: Pose, length: number, turn: number, t: number): Pose {
  if (turn === 0)
    return { x: from.x + Math.cos(from.angle) * length * t, y: from.y + Math.sin(from.angle) * length * t, angle: from.angle };
  const radius = length / turn;
  const to = from.angle + turn * t;
  return {
    x: from.x + radius * (Math.sin(to) - Math.sin(from.angle)),
    y: from.y - radius * (Math.cos(to) - Math.cos(from.angle)),
    angle: to,
  };
}

const RADIUS: Record<number, number> = { 90: 1.45, 45: 2.55 };
const GROUND: Record<string, Ground> = { '^': 'climb', v: 'descent' };

/** The tiles of Flamme Rouge, end to end. */
export function layTiles(tiles: TileData[]): Plan {
  const pieces: { ground: Ground; sign: string; points: Pose[] }[] = [];
  let at: Pose = { x: 0, y: 0, angle: 0 };
  for (const tile of tiles) {
    const turn = (tile.turn * Math.PI) / 180;
    const n = tile.squares.length;
    const length = turn === 0 ? n : Math.abs(turn) * (RADIUS[Math.abs(tile.turn)] ?? 2);
    for (const sign of tile.squares) {
      const from = at;
      pieces.push({
        ground: GROUND[sign] ?? 'flat',
        sign,
        points: [0, 0.25, 0.5, 0.75, 1].map((t) => along(from, length / n, turn / n, t)),
      });
      at = pieces.at(-1)!.points.at(-1)!;
    }
  }
  const { place, scale } = fitted(
    pieces.flatMap((piece) => piece.points),
    26,
    Math.PI / 4,
  );
  const placed = pieces.map((piece) => ({ ...piece, points: piece.points.map(place) }));
  const width = Math.min(17, scale * 1.6);
  const start = placed.find((piece) => piece.sign !== 'S')!.points[0]!;
  const finish = (placed.find((piece) => piece.sign === 'F') ?? placed.at(-1)!).points[0]!;
  return {
    casing: [path(placed.flatMap((piece) => piece.points))],
    pieces: coloured(placed),
    ticks: placed.map((piece) => across(piece.points[0]!, width / 2)).join(''),
    marks: [mark('start', start), mark('finish', finish)],
    hexagons: [],
    width,
  };
}

const ROOT = Math.sqrt(3);
const BEND: Record<HexagonData['shape'], number> = { S: 0, GL: -1, GR: 1, XL: -2, XR: 2 };
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const cell = (q: number, r: number): Point => ({ x: 1.5 * q, y: ROOT * (r + q / 2) });

/** A point of the road about the middle of its hexagon, entered from below. */
function inside(bend: number, t: number): Pose {
  if (bend === 0) return { x: 0, y: ROOT / 2 - ROOT * t, angle: -Math.PI / 2 };
  const radius = Math.abs(bend) === 1 ? 1.5 : 0.5;
  const by = ((Math.abs(bend) * Math.PI) / 3) * t;
  const side = Math.sign(bend);
  return { x: side * (radius - radius * Math.cos(by)), y: ROOT / 2 - radius * Math.sin(by), angle: -Math.PI / 2 + side * by };
}

/** The hexagons of Leader 1 (L1-H-02), with the fields around them. */
export function layHexagons(
  hexagons: (HexagonData & { mirrored: boolean })[],
  profile: Stretch[],
  lines: { feed: number[]; sprint: number[] },
): Plan {
  const laid: { q: number; r: number; heading: number; bend: number }[] = [];
  let [q, r, heading] = [0, 0, 0];
  for (const hexagon of hexagons) {
    const bend = BEND[hexagon.shape] * (hexagon.mirrored ? -1 : 1);
    laid.push({ q, r, heading, bend });
    heading = (heading + bend + 6) % 6;
    q += STEPS[heading]![0];
    r += STEPS[heading]![1];
  }
  const pose = (progress: number): Pose => {
    const i = Math.min(laid.length - 1, Math.floor(progress));
    const hexagon = laid[i]!;
    const p = turned(inside(hexagon.bend, progress - i), (hexagon.heading * Math.PI) / 3);
    const middle = cell(hexagon.q, hexagon.r);
    return { x: p.x + middle.x, y: p.y + middle.y, angle: p.angle };
  };
  const samples = laid.map((_, i) => Array.from({ length: 13 }, (__, k) => pose(i + Math.min(k / 12, 0.9999))));
  const { place, scale } = fitted(samples.flat(), 36, Math.PI / 6);
  const placed = samples.map((points, i) => ({ ground: profile[i]!.ground, points: points.map(place) }));
  const width = Math.min(26, scale * 0.62);
  return {
    casing: [path(placed.flatMap((piece) => piece.points))],
    pieces: coloured(placed),
    ticks: laid.flatMap((_, i) => [0, 1, 2, 3, 4, 5].map((k) => across(place(pose(i + k / 6)), width / 2))).join(''),
    marks: [
      mark('start', place(pose(4 / 6))),
      mark('finish', place(pose(laid.length - 1 / 6))),
      ...lines.feed.map((at) => mark('feed', place(pose(at)))),
      ...lines.sprint.map((at) => mark('sprint', place(pose(at)))),
    ],
    hexagons: fields(laid, place, scale),
    width,
  };
}

function fields(laid: { q: number; r: number }[], place: (p: Pose) => Pose, scale: number): Plan['hexagons'] {
  const road = new Set(laid.map((h) => `${h.q} ${h.r}`));
  const reach = Math.ceil(WIDTH / scale) + laid.length;
  const found: Plan['hexagons'] = [];
  for (let q = -reach; q <= reach; q++) {
    for (let r = -reach; r <= reach; r++) {
      const middle = cell(q, r);
      const at = place({ ...middle, angle: 0 });
      if (at.x < -scale || at.y < -scale || at.x > WIDTH + scale || at.y > HEIGHT + scale) continue;
      const corners = [0, 1, 2, 3, 4, 5].map((i) =>
        place({ x: middle.x + Math.cos((i * Math.PI) / 3), y: middle.y + Math.sin((i * Math.PI) / 3), angle: 0 }),
      );
      found.push({ d: `${path(corners)}z`, road: road.has(`${q} ${r}`), shade: (((q * 5 + r * 3) % 7) + 7) % 3 });
    }
  }
  return found.sort((a, b) => Number(a.road) - Number(b.road));
}

/** A board of A Tour de France Game: the main track and its side roads, with their squares. */
export function layBoard(squares: BoardSquare[]): Plan {
  const tall = Math.max(...squares.map((s) => s.y)) > Math.max(...squares.map((s) => s.x));
  const poses = squares.map((s) => ({ x: tall ? s.y : s.x, y: tall ? -s.x : -s.y, angle: 0 }));
  const [xs, ys] = [poses.map((p) => p.x), poses.map((p) => p.y)];
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const margin = 30;
  const dx = (WIDTH - 2 * margin) / (Math.max(...xs) - x0);
  const dy = (HEIGHT - 2 * margin) / (Math.max(...ys) - y0);
  const at = new Map(squares.map((s, i) => [s.id, { x: margin + (poses[i]!.x - x0) * dx, y: margin + (poses[i]!.y - y0) * dy, angle: 0 }]));
  const main = squares[0]!.id[0]!;
  const casing: string[] = [];
  for (const way of new Set(squares.map((s) => s.id[0]!))) {
    const own = squares.filter((s) => s.id[0] === way);
    const from = way === main ? undefined : squares.find((s) => s.to.includes(own[0]!.id) || s.medic === own[0]!.id);
    const ids = [...(from ? [from.id] : []), ...own.map((s) => s.id), own.at(-1)!.to[0]!];
    casing.push(path(ids.flatMap((id) => at.get(id) ?? [])));
  }
  const marked = squares.filter((s) => s.dot || (s.kind !== 'PLAIN' && s.kind !== 'START'));
  return {
    casing,
    // Side roads first: the main track lies on top of their ends.
    pieces: casing.map((d, i) => ({ ground: i === 1 ? ('cobbles' as const) : ('flat' as const), d })).reverse(),
    ticks: '',
    marks: [mark('start', at.get(squares[0]!.id)!), ...marked.map((s) => mark(s.kind === 'PLAIN' ? 'dot' : 'square', at.get(s.id)!))],
    hexagons: [],
    width: Math.max(8, Math.min(17, Math.min(dx, dy) * 0.8)),
  };
}
