import type { Stretch } from './courses';

/** A stretch as it lies in a picture. */
export interface Piece extends Stretch {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}
export interface Ridge {
  pieces: Piece[];
  from: number;
  end: { x: number; y: number };
}

/** The stages of a course from the side, one after the other in a picture of this size. */
export function ridges(stages: Stretch[][], width: number, height: number): Ridge[] {
  const total = stages.flat().reduce((sum, s) => sum + s.length, 0);
  const gap = stages.length > 1 ? width / 40 : 0;
  const unit = (width - gap * (stages.length - 1)) / total;
  const climbs = stages.map((stage) => {
    let at = 0;
    const heights = [0, ...stage.map((s) => (at += s.slope * s.length))];
    return { heights, least: Math.min(...heights), most: Math.max(...heights) };
  });
  const range = Math.max(...climbs.map((c) => c.most - c.least));
  const base = height * 0.74;
  const rise = range === 0 ? 0 : Math.min((height * 0.42) / range, height * 0.12);
  let x = 0;
  return stages.map((stage, n) => {
    const { heights, least } = climbs[n]!;
    const from = x;
    const y = (i: number) => base - (heights[i]! - least) * rise;
    const pieces = stage.map((s, i) => ({ ...s, x0: x, x1: (x += s.length * unit), y0: y(i), y1: y(i + 1) }));
    const end = { x, y: y(stage.length) };
    x += gap;
    return { pieces, from, end };
  });
}

/** The point of the road at a part of a stage, from 0 to 1. */
export function pointAt({ pieces, from, end }: Ridge, part: number): { x: number; y: number } {
  const x = from + (end.x - from) * Math.min(1, Math.max(0, part));
  const { x0, x1, y0, y1 } = pieces.find((piece) => x <= piece.x1) ?? pieces.at(-1)!;
  return { x, y: y0 + ((y1 - y0) * (x - x0)) / (x1 - x0 || 1) };
}
