import type { HexagonView, Lane } from '../../generated/types/leader-1';

/** The shape of the frame; longer roads give a larger world of the same shape. */
const FRAME = { width: 862, height: 490 };
/** Progress along one hexagon, in every lane. */
export const LENGTH = 420;
/** A frame of another shape than the board shows more than the board: the fields go on. */
const BLEED = 400;
/** So much more land lies around a road that is seen in parts, so that its ends can be in the middle of the frame. */
const EDGE = 200;
const ROOT = Math.sqrt(3);
/** The table is turned in steps of 30 degrees, so that straight roads can lie level. */
export const STEPS = 12;
const STEP = (2 * Math.PI) / STEPS;
/** Width of a lane, the side of a hexagon being 1. */
const LANE = 0.265;
const LANES: readonly Lane[] = ['L', 'C', 'R'];
const BEND: Record<HexagonView['shape'], { degrees: number; radius: number }> = {
  S: { degrees: 0, radius: 0 },
  GL: { degrees: -60, radius: 1.5 },
  GR: { degrees: 60, radius: 1.5 },
  XL: { degrees: -120, radius: 0.5 },
  XR: { degrees: 120, radius: 0.5 },
};

export interface Point {
  x: number;
  y: number;
}
/** A point of the road and the direction of riding there, in radians clockwise from the right. */
export interface Spot extends Point {
  angle: number;
}
export interface Square {
  id: string;
  hexagon: number;
  lane: Lane;
  number: number;
  cobbles: boolean;
  dark: boolean;
  dotted: boolean;
}

const f = (value: number) => value.toFixed(1);
const path = (points: Point[]) => points.map((p, i) => `${i ? 'L' : 'M'}${f(p.x)} ${f(p.y)}`).join('');

/** A point of a hexagon about its middle, the road entering from below: `t` along it, `off` to the right. */
function local(shape: HexagonView['shape'], t: number, off: number): Spot {
  const { degrees, radius } = BEND[shape];
  if (degrees === 0) return { x: off, y: ROOT / 2 - ROOT * t, angle: -Math.PI / 2 };
  const side = Math.sign(degrees);
  const turned = (Math.abs(degrees) * t * Math.PI) / 180;
  const r = radius - side * off;
  return {
    x: side * (radius - r * Math.cos(turned)),
    y: ROOT / 2 - r * Math.sin(turned),
    angle: -Math.PI / 2 + side * turned,
  };
}

/** Where the hexagons lie and how the road runs over them (L1-H-02, L1-H-11). */
export class Road {
  readonly hexagons: HexagonView[];
  readonly squares: Square[];
  readonly width: number;
  readonly height: number;
  /** The side of a hexagon. */
  readonly side: number;
  /** Width of a lane. */
  readonly lane: number;
  private readonly turn: number;
  private readonly shift: Point;

  /** The table lies as it fits best, or turned by so many steps of 30 degrees. */
  constructor(hexagons: HexagonView[], step: number | null = null) {
    this.hexagons = hexagons;
    const best = Array.from({ length: STEPS }, (_, i) => this.bounds(i * STEP)).sort((a, b) => b.fit - a.fit)[0]!;
    const laid = step === null ? best : this.bounds(step * STEP);
    this.turn = laid.turn;
    this.side = Math.max(88, Math.min(118, best.fit));
    this.lane = this.side * LANE;
    const edge = step === null ? 0 : 2 * EDGE;
    const wide = Math.max(FRAME.width, laid.width * this.side + edge);
    const high = Math.max(FRAME.height, laid.height * this.side + edge);
    this.width = step === null ? Math.max(wide, (high * FRAME.width) / FRAME.height) : wide;
    this.height = step === null ? (this.width * FRAME.height) / FRAME.width : high;
    this.shift = { x: this.width / 2 - laid.x * this.side, y: this.height / 2 - laid.y * this.side };
    this.squares = hexagons.flatMap((hexagon, i) => squaresOf(hexagon, i + 1));
  }

  /** How the route lies when the table is turned so, in sides; riding to the right wins a tie. */
  private bounds(turn: number) {
    const points = this.hexagons.map((hexagon) => rotated(cell(hexagon.q, hexagon.r), turn));
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    const width = Math.max(...xs) - Math.min(...xs) + 2.6;
    const height = Math.max(...ys) - Math.min(...ys) + 2.3;
    const right = points.at(-1)!.x > points[0]!.x ? 1.04 : 1;
    return {
      turn,
      width,
      height,
      x: (Math.max(...xs) + Math.min(...xs)) / 2,
      y: (Math.max(...ys) + Math.min(...ys)) / 2,
      fit: Math.min(FRAME.width / width, FRAME.height / height) * right,
    };
  }

  private put(point: Point): Point {
    const turned = rotated(point, this.turn);
    return { x: this.shift.x + turned.x * this.side, y: this.shift.y + turned.y * this.side };
  }

  middle(hexagon: number): Point {
    const { q, r } = this.hexagons[hexagon - 1]!;
    return this.put(cell(q, r));
  }

  /** A point of a hexagon: `t` from 0 to 1 along the road, `off` in lanes to the right of the middle one. */
  at(hexagon: number, t: number, off: number): Spot {
    const { shape, q, r, heading } = this.hexagons[hexagon - 1]!;
    const inside = local(shape, t, off * LANE);
    const turned = rotated(inside, (heading * Math.PI) / 3);
    const origin = cell(q, r);
    return { ...this.put({ x: origin.x + turned.x, y: origin.y + turned.y }), angle: inside.angle + (heading * Math.PI) / 3 + this.turn };
  }

  private count(hexagon: number, lane: Lane): number {
    return this.hexagons[hexagon - 1]!.squares[LANES.indexOf(lane)]!;
  }

  spot(id: string): Spot {
    const { hexagon, lane, number } = read(id);
    return this.at(hexagon, (number - 0.5) / Math.max(1, this.count(hexagon, lane)), LANES.indexOf(lane) - 1);
  }

  /** How far along the course the middle of a square is. */
  progress(id: string): number {
    const { hexagon, lane, number } = read(id);
    return LENGTH * (hexagon - 1 + (number - 0.5) / Math.max(1, this.count(hexagon, lane)));
  }

  /** The middle of the road at this progress, or beside it: `off` in lanes to the right. */
  along(progress: number, off = 0): Spot {
    const hexagon = Math.max(1, Math.min(this.hexagons.length, Math.floor(progress / LENGTH) + 1));
    return this.at(hexagon, progress / LENGTH - (hexagon - 1), off);
  }

  /** How many squares long a hexagon is, in its longest lane. */
  squaresOn(hexagon: number): number {
    return Math.max(1, ...this.hexagons[hexagon - 1]!.squares);
  }

  /** Where riders stand who are over the line: the winner foremost, three in a row. */
  home(place: number, finish: number): Spot {
    const row = Math.floor((place - 1) / 3);
    const room = Math.max(60, Math.min(230, this.hexagons.length * LENGTH - finish - 20));
    return this.along(finish + room * (1 - row / 4), [0, -1, 1][(place - 1) % 3]!);
  }

  /** How long a square is; on the inside of a bend it is short. */
  length(id: string): number {
    const { hexagon, lane, number } = read(id);
    const count = Math.max(1, this.count(hexagon, lane));
    const off = LANES.indexOf(lane) - 1;
    const [from, to] = [this.at(hexagon, (number - 1) / count, off), this.at(hexagon, number / count, off)];
    return Math.hypot(to.x - from.x, to.y - from.y);
  }

  area(id: string, inset = 0): string {
    const { hexagon, lane, number } = read(id);
    const count = this.count(hexagon, lane);
    const off = LANES.indexOf(lane) - 1;
    const half = 0.5 - inset;
    const from = (number - 1 + inset) / count;
    const to = (number - inset) / count;
    const steps = [0, 1, 2, 3, 4].map((i) => from + ((to - from) * i) / 4);
    return `${path([...steps.map((t) => this.at(hexagon, t, off - half)), ...steps.reverse().map((t) => this.at(hexagon, t, off + half))])}z`;
  }

  /** The lanes of a hexagon as one band, `more` lanes wider on both sides. */
  band(hexagon: number, more = 0): string {
    const [left, right] = this.sides(hexagon);
    const steps = Array.from({ length: 21 }, (_, i) => i / 20);
    return `${path([...steps.map((t) => this.at(hexagon, t, left - more)), ...steps.reverse().map((t) => this.at(hexagon, t, right + more))])}z`;
  }

  private sides(hexagon: number): [number, number] {
    const lanes = LANES.map((_, i) => i).filter((i) => this.hexagons[hexagon - 1]!.squares[i]! > 0);
    return [lanes[0]! - 1.5, lanes.at(-1)! - 0.5];
  }

  /** A line across the road at this progress, and the point beside it where its token lies. */
  line(progress: number): { d: string; left: Spot; right: Spot; hexagon: number } {
    const hexagon = Math.min(this.hexagons.length, Math.floor(progress / LENGTH) + 1);
    const t = (progress - LENGTH * (hexagon - 1)) / LENGTH;
    const [from, to] = this.sides(hexagon);
    return {
      d: path([this.at(hexagon, t, from - 0.12), this.at(hexagon, t, to + 0.12)]),
      left: this.at(hexagon, t, from - 0.8),
      right: this.at(hexagon, t, to + 0.8),
      hexagon,
    };
  }

  outline(hexagon: number): string {
    const { q, r } = this.hexagons[hexagon - 1]!;
    return this.hexagonAt(q, r);
  }

  hexagonAt(q: number, r: number): string {
    const middle = cell(q, r);
    const corners = Array.from({ length: 6 }, (_, i) =>
      this.put({ x: middle.x + Math.cos((i * Math.PI) / 3), y: middle.y + Math.sin((i * Math.PI) / 3) }),
    );
    return `${path(corners)}z`;
  }

  /** The cells around the road that can be seen, for the fields. */
  fields(): { q: number; r: number; x: number; y: number; d: string }[] {
    const taken = new Set(this.hexagons.map((h) => `${h.q} ${h.r}`));
    const found = [];
    const reach = Math.ceil((this.width + this.height) / this.side) + this.hexagons.length;
    for (let q = -reach; q <= reach; q++) {
      for (let r = -reach; r <= reach; r++) {
        const at = this.put(cell(q, r));
        const far = BLEED + this.side;
        if (at.x < -far || at.y < -far || at.x > this.width + far || at.y > this.height + far || taken.has(`${q} ${r}`)) continue;
        found.push({ q, r, ...at, d: this.hexagonAt(q, r) });
      }
    }
    return found;
  }

  /** The middle of the road from end to end. */
  course(): string {
    return path(this.hexagons.flatMap((_, i) => Array.from({ length: 9 }, (__, k) => this.at(i + 1, k / 8, 0))));
  }

  /** A point outside the bend, `off` lanes from the middle: where its name and its tokens can lie. */
  beside(hexagon: number, t = 0.5, off = 2.7): Point {
    const { shape } = this.hexagons[hexagon - 1]!;
    return this.at(hexagon, t, shape === 'GR' || shape === 'XR' ? -off : off);
  }
}

function cell(q: number, r: number): Point {
  return { x: 1.5 * q, y: ROOT * (r + q / 2) };
}

function rotated(point: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}

export function read(id: string): { hexagon: number; lane: Lane; number: number } {
  const [, hexagon, lane, number] = /^(\d+)([LCR])(\d+)$/.exec(id) ?? ['', '1', 'C', '1'];
  return { hexagon: Number(hexagon), lane: lane as Lane, number: Number(number) };
}

function squaresOf(hexagon: HexagonView, number: number): Square[] {
  return LANES.flatMap((lane, i) =>
    Array.from({ length: hexagon.squares[i]! }, (_, k) => {
      const name = `${lane}${k + 1}`;
      return {
        id: `${number}${name}`,
        hexagon: number,
        lane,
        number: k + 1,
        cobbles: hexagon.cobbles.includes(name),
        dark: hexagon.dark.includes(name),
        dotted: hexagon.dots === lane,
      };
    }),
  );
}
