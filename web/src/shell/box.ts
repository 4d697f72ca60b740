/** The part of a board that is shown: left, top and width; the height follows from the frame. */
export interface Box {
  x: number;
  y: number;
  w: number;
}

/** How close one can get: a sixth of the board, or this width on large ones. */
const CLOSEST = 6;
const NEAR = 240;

/** The smallest box of this aspect (height / width) that shows all. */
export function fit(width: number, height: number, aspect: number): Box {
  const w = Math.max(width, height / aspect);
  return { x: (width - w) / 2, y: (height - w * aspect) / 2, w };
}

/** Along one axis: not past the board's edge, centred where the box is larger than the board. */
function clamp(at: number, size: number, board: number): number {
  return size >= board ? (board - size) / 2 : Math.min(Math.max(0, at), board - size);
}

/** Zooms about the middle; a factor over 1 shows more. */
export function zoomed(box: Box, factor: number, width: number, height: number, aspect: number): Box {
  const whole = fit(width, height, aspect).w;
  const w = Math.min(whole, Math.max(Math.min(NEAR, whole / CLOSEST), box.w * factor));
  const x = box.x + (box.w - w) / 2;
  const y = box.y + ((box.w - w) * aspect) / 2;
  return { x: clamp(x, w, width), y: clamp(y, w * aspect, height), w };
}

export function moved(box: Box, dx: number, dy: number, width: number, height: number, aspect: number): Box {
  return { x: clamp(box.x + dx, box.w, width), y: clamp(box.y + dy, box.w * aspect, height), w: box.w };
}
