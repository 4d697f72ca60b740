import type { Road } from './road';
import type { Sheet } from './sheet';

/** A square on the page, in pixels: not larger than this, and not smaller if there is a way to avoid it. */
const LARGEST = 50;
const SMALLEST = 23;

/** The part of the road to show in a frame: the first of these stretches that is not too small there, else the last. */
export function frame(road: Road, size: Sheet, stretches: [number, number][]): { x: number; y: number; width: number } {
  const aspect = size.height / Math.max(1, size.width);
  const width = (pixels: number) => (road.scale * size.width) / pixels;
  const views = stretches.map(([from, to]) => {
    const box = road.box(Math.max(1, from), Math.min(road.last, to));
    const pad = road.scale * 0.9;
    const shown = Math.max(box.w + pad, (box.h + pad) / aspect, width(LARGEST));
    // A little below the middle: the small map lies above.
    const down = Math.min(0.05 * shown * aspect, (shown * aspect - box.h - pad) / 2);
    return { x: box.x + box.w / 2, y: box.y + box.h / 2 - down, width: shown };
  });
  return views.find((view) => view.width <= width(SMALLEST)) ?? views.at(-1)!;
}
