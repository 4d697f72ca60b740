import type { Event, RiderView, Square, View } from '../../generated/types/tour-de-france';
import type { Seat } from '../../generated/types/protocol';
import type { Words } from '../../lib/words';

/** A view on its way through a go: also the die that lies on the table. */
export type Drawn = View & { die?: number };

export const WIDTH = 862;
export const HEIGHT = 586;
const MARGIN = 40;
/** The corner below is kept free for the buttons of the frame. */
const FOOT = 72;

export interface Point {
  x: number;
  y: number;
}

/** The roads of a board as they lie on the page. */
export class Course {
  readonly squares = new Map<string, Square & Point>();
  readonly ways: { way: string; path: string; points: Point[] }[] = [];
  readonly size: number;

  constructor(squares: Square[]) {
    const tall = Math.max(...squares.map((s) => s.y)) > Math.max(...squares.map((s) => s.x));
    const across = (s: Square) => (tall ? s.y : s.x);
    const down = (s: Square) => (tall ? s.x : s.y);
    const wide = Math.max(...squares.map(across));
    const high = Math.max(...squares.map(down));
    const dx = (WIDTH - 2 * MARGIN) / wide;
    const dy = (HEIGHT - MARGIN - FOOT) / high;
    this.size = Math.min(1, Math.min(dx, dy) / 36);
    for (const square of squares) {
      const u = across(square);
      const v = down(square);
      // The start is at the bottom; a slight sway makes a country road of a grid.
      const x = MARGIN + u * dx + 6 * Math.sin(v * 1.1 + u * 0.5);
      const y = HEIGHT - FOOT - v * dy + 7 * Math.sin(u * 0.8 + v * 0.4);
      this.squares.set(square.id, { ...square, x, y });
    }
    for (const way of new Set(squares.map((s) => s.id[0]!))) this.add(way, squares);
  }

  private add(way: string, squares: Square[]) {
    const own = squares.filter((s) => s.id[0] === way);
    const closed = own.some((s) => s.kind === 'START');
    const from = squares.find((s) => s.id[0] !== way && (s.exits.includes(own[0]!.id) || s.medic === own[0]!.id));
    const to = own.at(-1)!.exits[0];
    const ids = [...(from ? [from.id] : []), ...own.map((s) => s.id), ...(closed || !to ? [] : [to])];
    const points = ids.map((id) => this.at(id));
    this.ways.push({ way, points, path: smooth(points, closed) });
  }

  at(id: string): Square & Point {
    return this.squares.get(id)!;
  }

  /** Whether a circle about a point touches a road. */
  near = (x: number, y: number, r: number): boolean => [...this.squares.values()].some((s) => Math.hypot(s.x - x, s.y - y) < r + 26);

  /** The line across the road before a square: where it lies and how it is turned. */
  line(square: Square & Point): { x: number; y: number; angle: number } {
    const before = [...this.squares.values()].find((s) => s.exits.includes(square.id)) ?? square;
    return {
      x: (before.x + square.x) / 2,
      y: (before.y + square.y) / 2,
      angle: (Math.atan2(square.y - before.y, square.x - before.x) * 180) / Math.PI,
    };
  }
}

/** A smooth line through points. */
function smooth(points: Point[], closed: boolean): string {
  const n = points.length;
  const p = (i: number) => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  let path = `M${points[0]!.x.toFixed(1)} ${points[0]!.y.toFixed(1)}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    path += `C${(b.x + (c.x - a.x) / 6).toFixed(1)} ${(b.y + (c.y - a.y) / 6).toFixed(1)} ${(c.x - (d.x - b.x) / 6).toFixed(1)} ${(c.y - (d.y - b.y) / 6).toFixed(1)} ${c.x.toFixed(1)} ${c.y.toFixed(1)}`;
  }
  return path + (closed ? 'Z' : '');
}

function withRider(view: Drawn, seat: Seat, change: Partial<RiderView>): Drawn {
  return { ...view, riders: view.riders.map((r) => (r.seat === seat ? { ...r, ...change } : r)) };
}

/** What an event shows. The referee's view follows when all have played. */
export function apply(view: Drawn, event: Event): Drawn {
  switch (event.type) {
    case 'StartThrown':
    case 'Thrown':
      return { ...view, die: event.face };
    case 'Moved':
    case 'Joined':
      return withRider(view, event.seat, { square: event.to, lap: event.lap });
    case 'SentToMedic':
      return withRider(view, event.seat, { square: event.square });
    case 'LapBegun':
      return withRider(view, event.seat, { lap: event.lap });
    case 'Finished':
      return withRider(view, event.seat, { finish: event.order });
    case 'TurnGiven':
      return { ...view, turn: event.seat };
    default:
      return view;
  }
}

/** Every go has a heading of its own: who throws, or rides on points. */
export function heading(event: Event, words: Pick<Words, 'text'>): string | null {
  return event.type === 'Thrown' || event.type === 'PointsRidden' ? words.text('board.turn', { seat: event.seat }) : null;
}

/** Everybody's card, laid side by side; nobody's is “mine”. */
export function revealed(views: Drawn[]): Drawn {
  const cards = new Map(views.flatMap((view) => view.cards).map((card) => [card.seat, card]));
  return { ...views[0]!, viewer: 'NONE', cards: [...cards.values()].sort((a, b) => a.seat.localeCompare(b.seat)) };
}

export function beats(event: Event): number {
  switch (event.type) {
    case 'Moved':
    case 'Joined':
      return 0.5 + 0.25 * event.path.length;
    case 'Thrown':
    case 'Finished':
      return 1.2;
    case 'TurnGiven':
    case 'Valued':
      return 0;
    default:
      return 0.8;
  }
}
