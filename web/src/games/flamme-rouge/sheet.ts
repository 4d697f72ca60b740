/** The paper that a stage is drawn on, in the units of the drawing. */
export interface Sheet {
  width: number;
  height: number;
}
const AREA = 862 * 452;

/** A sheet of the shape of a frame. It is always of the same area, so that lines and letters keep their size on the road. */
export function sheetFor(frame: Sheet): Sheet {
  const aspect = Math.min(1.6, Math.max(0.3, Math.round((50 * frame.height) / Math.max(1, frame.width)) / 50));
  const width = Math.round(Math.sqrt(AREA / aspect));
  return { width, height: Math.round(width * aspect) };
}
