import type { StageRoad, Terrain } from '../../generated/types/flamme-rouge';

/** A tile where it lies, or alone in the tray. In squares, as the engine counts (FR-Q9); headings in degrees. */
export interface Placed {
  name: string;
  turn: number;
  squares: Terrain[];
  x: number;
  y: number;
  heading: number;
}
interface Point {
  x: number;
  y: number;
}

export const HALF = 0.86;
const RADIUS: Record<number, number> = { 90: 1.45, 45: 2.55 };

export const FILL: Record<Terrain, string> = {
  START: 'var(--t-start)',
  FLAT: 'var(--t-flat)',
  ASCENT: 'var(--t-ascent)',
  DESCENT: 'var(--t-descent)',
  FINISH: 'var(--t-finish)',
};

const TERRAINS: Record<string, Terrain> = { S: 'START', _: 'FLAT', '^': 'ASCENT', v: 'DESCENT', F: 'FINISH' };

/** One side of a tile of the box, as the data file describes it. */
export const sideOf = (name: string, data: { turn: number; squares: string }): Placed => ({
  name,
  turn: data.turn,
  squares: [...data.squares].map((sign) => TERRAINS[sign]!),
  x: 0,
  y: 0,
  heading: 0,
});

export const lettersOf = (road: StageRoad): string => road.tiles.map((tile) => tile.name).join('');
export const printed = (letters: string, title: string): string => (title ? `stage : ${title}\n${letters}` : letters);
export const flipped = (letter: string): string => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());

/** A point of a tile: `along` from 0 to its number of squares, `side` from -1 (left) to 1 (right). */
export function pointOf(tile: Placed, along: number, side: number): Point {
  const from = (tile.heading * Math.PI) / 180;
  let [x, y, angle] = [tile.x, tile.y, from];
  if (tile.turn === 0) {
    x += Math.cos(from) * along;
    y += Math.sin(from) * along;
  } else {
    const radius = (RADIUS[Math.abs(tile.turn)] ?? 2) * Math.sign(tile.turn);
    angle = from + ((tile.turn * Math.PI) / 180) * (along / tile.squares.length);
    x += radius * (Math.sin(angle) - Math.sin(from));
    y -= radius * (Math.cos(angle) - Math.cos(from));
  }
  return { x: x - Math.sin(angle) * side * HALF, y: y + Math.cos(angle) * side * HALF };
}

const path = (points: Point[]) => points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(2)} ${p.y.toFixed(2)}`).join('');

/** A part of a tile as a closed path. */
export function areaOf(tile: Placed, from = 0, to = tile.squares.length): string {
  const steps = tile.turn === 0 ? 1 : 6;
  const at = (i: number) => from + ((to - from) * i) / steps;
  const left = Array.from({ length: steps + 1 }, (_, i) => pointOf(tile, at(i), -1));
  const right = Array.from({ length: steps + 1 }, (_, i) => pointOf(tile, at(steps - i), 1));
  return `${path([...left, ...right])}Z`;
}

/** Where the letter of each tile stands: outside the bend, or else inside, or on the tile, where it is clear of other roads and letters. */
export function labelsOf(tiles: Placed[]): Point[] {
  const roads = tiles.map((tile) => tile.squares.map((_, i) => pointOf(tile, i + 0.5, 0)));
  const labels: Point[] = [];
  tiles.forEach((tile, place) => {
    const outside = tile.turn > 0 ? -1.6 : 1.6;
    const spots = [outside, -outside, 0].map((side) => pointOf(tile, tile.squares.length / 2, side));
    const others = roads.filter((_, i) => i !== place).flat();
    const isClear = (spot: Point) =>
      others.every((road) => Math.hypot(road.x - spot.x, road.y - spot.y) > 1.15) &&
      labels.every((label) => Math.hypot(label.x - spot.x, label.y - spot.y) > 1.1);
    labels.push(spots.find(isClear) ?? spots[2]!);
  });
  return labels;
}

/** The line across a tile after so many squares. */
export const edgeOf = (tile: Placed, along: number): string => path([pointOf(tile, along, -1), pointOf(tile, along, 1)]);

/** The middle of the road over the whole tile. */
export const middleOf = (tile: Placed): string =>
  path(Array.from({ length: 9 }, (_, i) => pointOf(tile, (tile.squares.length * i) / 8, 0)));

/** Chevrons up an ascent, strokes down a descent. */
export function textureOf(tile: Placed): string {
  let d = '';
  tile.squares.forEach((terrain, i) => {
    for (const lane of [-0.5, 0.5]) {
      if (terrain === 'ASCENT')
        d += path([pointOf(tile, i + 0.35, lane - 0.28), pointOf(tile, i + 0.65, lane), pointOf(tile, i + 0.35, lane + 0.28)]);
      else if (terrain === 'DESCENT')
        for (const side of [-0.2, 0.2]) d += path([pointOf(tile, i + 0.2, lane + side), pointOf(tile, i + 0.8, lane + side)]);
    }
  });
  return d;
}

/** The box about some tiles. */
export function boxOf(tiles: Placed[]): { x: number; y: number; w: number; h: number } {
  const points = tiles.flatMap((tile) => [0, 0.5, 1].flatMap((t) => [-1, 1].map((side) => pointOf(tile, t * tile.squares.length, side))));
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  if (!points.length) return { x: -1, y: -1, w: 2, h: 2 };
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
