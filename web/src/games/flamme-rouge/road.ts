import type { Lane, Terrain, Tile } from '../../generated/types/flamme-rouge';
import type { Sheet } from './sheet';

/** Room beside the road for names and flags; below it also for the buttons of the frame. */
const MARGIN = 30;
const BELOW = 44;

/** In squares: half the width of the road, and the radii of the two kinds of bend. */
const HALF = 0.86;
const RADIUS: Record<number, number> = { 90: 1.45, 45: 2.55 };
/** How the road bends past the printed squares, in degrees a square: straight on, or away from a road that lies there. */
const BENDS = [0, -12, 12, -20, 20, -30, 30];
const STEPS = 5;

export interface Point {
  x: number;
  y: number;
}
interface Pose extends Point {
  /** Where the road goes from here, in radians; 0 is to the right of the page, growing clockwise. */
  angle: number;
}

/** One square as a piece of a line or of an arc. */
interface Piece {
  from: Pose;
  /** In radians, to the right; 0 on a straight. */
  turn: number;
  length: number;
  terrain: Terrain;
  tile: number;
  /** The first square of its tile. */
  opens: boolean;
  printed: boolean;
}

function along(piece: Piece, t: number): Pose {
  const { x, y, angle } = piece.from;
  if (piece.turn === 0) return { x: x + Math.cos(angle) * piece.length * t, y: y + Math.sin(angle) * piece.length * t, angle };
  const radius = piece.length / piece.turn;
  const to = angle + piece.turn * t;
  return { x: x + radius * (Math.sin(to) - Math.sin(angle)), y: y - radius * (Math.cos(to) - Math.cos(angle)), angle: to };
}

function lay(tiles: Tile[], beyond: number, heading: number): Piece[] {
  const pieces: Piece[] = [];
  let pose: Pose = { x: 0, y: 0, angle: heading };
  const add = (terrain: Terrain, turn: number, length: number, tile: number, opens: boolean, printed: boolean) => {
    const piece: Piece = { from: pose, turn, length, terrain, tile, opens, printed };
    pieces.push(piece);
    pose = along(piece, 1);
  };
  tiles.forEach((tile, number) => {
    const turn = (tile.turn * Math.PI) / 180;
    const radius = RADIUS[Math.abs(tile.turn)] ?? 2;
    const length = turn === 0 ? tile.squares.length : Math.abs(turn) * radius;
    const n = tile.squares.length;
    tile.squares.forEach((terrain, i) => add(terrain, turn / n, length / n, number, i === 0, true));
  });
  const printed = pieces.length;
  const goOn = (turn: number) => {
    pieces.length = printed;
    const last = pieces[printed - 1];
    pose = last ? along(last, 1) : pose;
    for (let i = 0; i < beyond; i++) add('FINISH', turn, 1, tiles.length, i === 0, false);
    const old = pieces.slice(0, Math.max(0, printed - 3)).map((piece) => along(piece, 0.5));
    return pieces.slice(printed).every((piece) => {
      const end = along(piece, 1);
      return old.every((other) => Math.hypot(other.x - end.x, other.y - end.y) > 2.3 * HALF);
    });
  };
  if (!BENDS.some((bend) => goOn((bend * Math.PI) / 180))) goOn(0);
  return pieces;
}

const beside = (pose: Pose, right: number): Point => ({
  x: pose.x - Math.sin(pose.angle) * right,
  y: pose.y + Math.cos(pose.angle) * right,
});

function bounds(pieces: Piece[]): { x: number; y: number; w: number; h: number } {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const piece of pieces) {
    for (const t of [0, 0.5, 1]) {
      for (const side of [-HALF, HALF]) {
        const p = beside(along(piece, t), side);
        [x0, y0, x1, y1] = [Math.min(x0, p.x), Math.min(y0, p.y), Math.max(x1, p.x), Math.max(y1, p.y)];
      }
    }
  }
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

const path = (points: Point[]): string => points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');

/**
 * A stage laid out on the board from its tiles, turned so that it is drawn as large as possible. Squares count from 1; past the printed
 * ones the road goes on for `beyond` squares.
 */
export class Road {
  readonly scale: number;
  readonly length: number;
  readonly last: number;
  readonly half: number;
  private readonly pieces: Piece[];
  private readonly origin: Point;

  constructor(
    tiles: Tile[],
    private readonly sheet: Sheet,
    beyond: number,
  ) {
    let best = { pieces: lay(tiles, beyond, 0), scale: 0, box: { x: 0, y: 0, w: 1, h: 1 } };
    for (let turn = 0; turn < 360; turn += 45) {
      const pieces = lay(tiles, beyond, (turn * Math.PI) / 180);
      const box = bounds(pieces);
      const scale = Math.min((sheet.width - 2 * MARGIN) / box.w, (sheet.height - MARGIN - BELOW) / box.h);
      // Riding to the right is easier to read: another way must be clearly larger.
      if (scale > best.scale * (turn === 0 ? 1 : 1.04)) best = { pieces, scale, box };
    }
    this.scale = Math.min(best.scale, 44);
    this.half = HALF * this.scale;
    this.pieces = best.pieces;
    this.length = this.pieces.length - beyond;
    this.last = this.pieces.length;
    this.origin = {
      x: (sheet.width - best.box.w * this.scale) / 2 - best.box.x * this.scale,
      y: (sheet.height + MARGIN - BELOW - best.box.h * this.scale) / 2 - best.box.y * this.scale,
    };
  }

  private placed(p: Point): Point {
    return { x: this.origin.x + p.x * this.scale, y: this.origin.y + p.y * this.scale };
  }

  private piece(square: number): Piece {
    return this.pieces[Math.min(Math.max(1, square), this.last) - 1]!;
  }

  terrain(square: number): Terrain {
    return this.piece(square).terrain;
  }

  /** A point of the road: `square` may be between two, `side` goes from -1 (left edge) to 1 (right edge). */
  at(square: number, side: number): Point & { angle: number } {
    const whole = Math.min(Math.max(1, Math.floor(square + 0.5)), this.last);
    const pose = along(this.piece(whole), square + 0.5 - whole);
    return { ...this.placed(beside(pose, side * HALF)), angle: pose.angle };
  }

  /** The middle of a lane of a square. */
  spot(square: number, lane: Lane): Point & { angle: number } {
    return this.at(square, sideOf(lane));
  }

  /** The edge between `square` and the one before it, from side to side. */
  private across(square: number, t: number, sides: [number, number]): Point[] {
    const pose = along(this.piece(square), t);
    return sides.map((side) => this.placed(beside(pose, side * HALF)));
  }

  edge(square: number): string {
    return path(this.across(square, 0, [-1, 1]));
  }

  /** A square, or one lane of it, as a closed path. */
  area(square: number, sides: [number, number] = [-1, 1]): string {
    const left: Point[] = [];
    const right: Point[] = [];
    const steps = this.piece(square).turn === 0 ? 1 : STEPS;
    for (let i = 0; i <= steps; i++) {
      const [l, r] = this.across(square, i / steps, sides) as [Point, Point];
      left.push(l);
      right.unshift(r);
    }
    return `${path([...left, ...right])}Z`;
  }

  /** A part of a square from `from` to `to`, both between 0 and 1. */
  band(square: number, from: number, to: number): string {
    const [a, b] = this.across(square, from, [-1, 1]) as [Point, Point];
    const [c, d] = this.across(square, to, [-1, 1]) as [Point, Point];
    return `${path([a, b, d, c])}Z`;
  }

  /** Where something as high as a flag can stand beside the road without hiding it. */
  flag(square: number, height: number): Point {
    const sides = [-1, 1].map((sign) => this.at(square, sign * (1 + 9 / this.half)));
    const free = sides.find((p) => p.y - height > 4 && !this.near(p.x + 4, p.y - height / 2 - 3, 9));
    return free ?? sides[0]!;
  }

  /** A line along the road, `side` from the middle. */
  line(side: number, from = 1, to = this.last): string {
    const points: Point[] = [];
    for (let square = from; square <= to; square++) {
      const steps = this.piece(square).turn === 0 ? 1 : STEPS;
      for (let i = square === from ? 0 : 1; i <= steps; i++)
        points.push(this.placed(beside(along(this.piece(square), i / steps), side * HALF)));
    }
    return path(points);
  }

  opensTile(square: number): boolean {
    return this.piece(square).opens;
  }

  /** The texture of a square: chevrons up an ascent, long strokes down a descent. */
  texture(square: number): string {
    const { terrain } = this.piece(square);
    let d = '';
    for (const lane of [-0.5, 0.5]) {
      if (terrain === 'ASCENT') {
        for (const t of [-0.22, 0.24]) {
          const points = [
            [t - 0.13, lane - 0.3],
            [t + 0.13, lane],
            [t - 0.13, lane + 0.3],
          ] as const;
          d += path(points.map(([dt, side]) => this.at(square + dt, side)));
        }
      } else if (terrain === 'DESCENT') {
        for (const [side, shift] of [
          [-0.3, 0.06],
          [0, -0.1],
          [0.3, 0.06],
        ] as const) {
          d += path([-0.26, 0, 0.26].map((t) => this.at(square + t + shift, lane + side)));
        }
      }
    }
    return d;
  }

  /** The box about some squares. */
  box(from: number, to: number): { x: number; y: number; w: number; h: number } {
    const points: Point[] = [];
    for (let square = from; square <= to; square++) for (const side of [-1, 1]) points.push(this.at(square, side));
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
  }

  /** Stretches of one terrain, for its name beside the road. */
  stretches(): { terrain: Terrain; from: number; to: number }[] {
    const found: { terrain: Terrain; from: number; to: number }[] = [];
    for (let square = 1; square <= this.last; square++) {
      const terrain = this.terrain(square);
      const open = found.at(-1);
      if (open?.terrain === terrain) open.to = square;
      else found.push({ terrain, from: square, to: square });
    }
    return found;
  }

  /** The names of terrains beside the road. */
  names(): (Point & { terrain: Terrain })[] {
    return this.stretches()
      .filter((stretch) => stretch.terrain !== 'FLAT')
      .flatMap(({ terrain, from, to }) => {
        const at = this.beside((from + to) / 2, 17);
        return at ? [{ x: at.x, y: at.y, terrain }] : [];
      });
  }

  /** Whether a circle about a point touches the road. */
  near(x: number, y: number, radius: number): boolean {
    for (let square = 1; square <= this.last; square++) {
      const p = this.at(square, 0);
      if (Math.hypot(p.x - x, p.y - y) < this.half + radius + 4) return true;
    }
    return false;
  }

  /** A place for a label beside the road, on the side with more room; null if there is none. */
  beside(square: number, away: number): Point | null {
    const free = [1, -1]
      .map((sign) => this.at(square, sign * (1 + away / this.half)))
      .filter((p) => p.x > 40 && p.x < this.sheet.width - 40 && p.y > 12 && p.y < this.sheet.height - 8);
    const room = (p: Point) => {
      let least = Infinity;
      for (let other = 1; other <= this.last; other++) {
        const q = this.at(other, 0);
        least = Math.min(least, Math.hypot((p.x - q.x) * 0.8, p.y - q.y));
      }
      return least;
    };
    const best = free.map((p) => ({ p, room: room(p) })).sort((a, b) => b.room - a.room)[0];
    return best && best.room > this.half + 5 ? best.p : null;
  }
}

export const sideOf = (lane: Lane): number => (lane === 'RIGHT' ? 0.5 : -0.5);
