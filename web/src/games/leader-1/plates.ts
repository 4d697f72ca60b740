import { LENGTH, type Road } from './road';

/** On which side of a bend there is room: to the right of the road (1), to the left (-1), or on either. */
const BEND = { S: 0, GL: 1, XL: 1, GR: -1, XR: -1 };

/** Where the plate of a hexagon stands: outside of a bend, otherwise on the side of the road that is lower on the screen. */
export function plateOf(road: Road, index: number, off: number): { x: number; y: number } {
  const middle = (index + 0.5) * LENGTH;
  const outside = BEND[road.hexagons[index]!.shape];
  if (outside) return road.along(middle, outside * off);
  const [right, left] = [road.along(middle, off), road.along(middle, -off)];
  return left.y > right.y ? left : right;
}
