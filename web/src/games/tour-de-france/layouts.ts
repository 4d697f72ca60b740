import type { Point } from './course';

/** How a board lies on the page: the bends of the lap from the start on, those of each side road, and a lake. */
export interface Layout {
  lap: Point[];
  sides: Record<string, Point[]>;
  lake?: Point;
  /** Where the names of the side roads stand. */
  names: Record<string, Point>;
}

const bends = (...flat: number[]): Point[] => {
  const points: Point[] = [];
  for (let i = 0; i < flat.length; i += 2) points.push({ x: flat[i]!, y: flat[i + 1]! });
  return points;
};

/** The boards that we have drawn ourselves; any other is laid out after the coordinates of its squares. */
export const LAYOUTS: Record<string, Layout> = {
  'grande-boucle': {
    // prettier-ignore
    lap: bends(
      705, 536, 672, 533, 600, 541, 520, 514, 440, 503, 370, 528, 296, 535, 226, 511, 196, 454, 194, 364, 194, 274, 192, 184, 210, 104,
      270, 60, 342, 66, 398, 118, 446, 182, 520, 220, 604, 222, 672, 182, 716, 118, 770, 88, 818, 126, 820, 194, 778, 246, 716, 276,
      694, 332, 734, 382, 798, 406, 818, 464, 790, 520, 735, 537,
    ),
    sides: {
      C: bends(332, 466, 346, 406, 328, 344, 288, 288, 238, 234),
      T: bends(482, 132, 520, 86, 572, 64, 628, 69, 678, 56, 732, 41, 786, 48, 832, 72),
      R: bends(500, 282, 530, 330, 580, 336, 622, 300),
    },
    lake: { x: 548, y: 442 },
    names: { C: { x: 272, y: 402 }, T: { x: 612, y: 118 }, R: { x: 564, y: 276 } },
  },
  kermesse: {
    // prettier-ignore
    lap: bends(
      600, 526, 500, 508, 390, 522, 280, 520, 206, 470, 192, 380, 200, 290, 196, 200, 246, 118, 350, 84, 450, 112, 548, 130, 650, 96,
      752, 116, 800, 200, 782, 300, 800, 400, 770, 490, 690, 530,
    ),
    sides: { C: bends(352, 456, 366, 364, 304, 286), R: bends(330, 178, 420, 232, 520, 206) },
    lake: { x: 590, y: 400 },
    names: { C: { x: 280, y: 386 }, R: { x: 430, y: 172 } },
  },
  monts: {
    // prettier-ignore
    lap: bends(
      640, 530, 540, 510, 430, 522, 320, 530, 230, 500, 192, 422, 196, 332, 190, 242, 204, 152, 270, 86, 370, 68, 450, 114, 490, 192,
      560, 242, 640, 216, 676, 142, 740, 88, 812, 122, 820, 212, 776, 292, 740, 372, 800, 432, 790, 502, 720, 532,
    ),
    sides: { C: bends(286, 312, 318, 232, 290, 154), T: bends(566, 150, 610, 74, 690, 44), R: bends(636, 290, 712, 272, 762, 196) },
    lake: { x: 520, y: 420 },
    names: { C: { x: 256, y: 236 }, T: { x: 620, y: 132 }, R: { x: 690, y: 236 } },
  },
};
