import { layBoard, layHexagons, layTiles, type BoardSquare, type HexagonData, type Plan, type TileData } from './plan';

/** What the road is like, as far as a picture tells it apart. */
export type Ground = 'flat' | 'hill' | 'climb' | 'descent' | 'cobbles';

/** A stretch of road of one kind; `length` in squares, or in hexagons. */
export interface Stretch {
  ground: Ground;
  length: number;
  /** A cobbled climb is still a climb in the profile. */
  slope: number;
}

/** A course as the set-up page shows it: a profile of each of its stages, and a plan where there is one to draw. */
export interface Course {
  id: string;
  stages: Stretch[][];
  plan: Plan | null;
  /** In squares, or in hexagons. */
  length: number;
}

interface Entry {
  tiles?: string;
  route?: string[];
  feed?: string[];
  sprint?: string[];
  stages?: string[];
  profile?: string[];
  squares?: BoardSquare[];
}
interface Data {
  courses: Record<string, Entry>;
  tiles?: Record<string, TileData>;
  hexagons?: Record<string, HexagonData>;
}

/** The option that chooses the course, and the one that takes a course of one's own; a game without a course has neither. */
export const COURSE_OPTIONS: Record<string, { course: string; own?: string }> = {
  'flamme-rouge': { course: 'stage', own: 'ownStage' },
  'leader-1': { course: 'race', own: 'course' },
  'pace-wheel': { course: 'course', own: 'ownCourse' },
  'tour-de-france': { course: 'board', own: 'course' },
};

const SLOPE: Record<Ground, number> = { flat: 0, hill: 0.55, climb: 1, descent: -0.9, cobbles: 0 };
const stretch = (ground: Ground, length: number, slope = SLOPE[ground]): Stretch => ({ ground, length, slope });

/** Neighbours of the same kind become one stretch. */
function joined(stretches: Stretch[]): Stretch[] {
  const out: Stretch[] = [];
  for (const next of stretches) {
    const last = out.at(-1);
    if (last?.ground === next.ground && last.slope === next.slope) last.length += next.length;
    else out.push({ ...next });
  }
  return out;
}

const SIGNS: Record<string, Ground> = { _: 'flat', '^': 'climb', v: 'descent' };
const length = (stretches: Stretch[]) => stretches.reduce((sum, s) => sum + s.length, 0);

function ofTiles(id: string, letters: string, tiles: Record<string, TileData>): Course | null {
  const laid = [...letters].map((letter) => tiles[letter]);
  if (laid.length < 3 || laid.some((tile) => !tile)) return null;
  const profile = joined(laid.flatMap((tile) => [...tile!.squares].map((sign) => stretch(SIGNS[sign] ?? 'flat', 1))));
  return { id, stages: [profile], plan: layTiles(laid as TileData[]), length: length(profile) };
}

const GROUND: Record<HexagonData['terrain'], Ground> = { flat: 'flat', hill: 'hill', mountain: 'climb', downhill: 'descent' };

function ofHexagons(id: string, entry: Entry, hexagons: Record<string, HexagonData>): Course | null {
  const route = entry.route ?? [];
  // Of a route that is being typed, what comes before the first unknown name.
  const unknown = route.findIndex((name) => !hexagons[name.replace('~', '')]);
  const known = (unknown < 0 ? route : route.slice(0, unknown)).map((name) => ({
    ...hexagons[name.replace('~', '')]!,
    mirrored: name.endsWith('~'),
  }));
  if (known.length < 2) return null;
  const profile = known.map((h) => stretch(h.cobbles ? 'cobbles' : GROUND[h.terrain], 1, SLOPE[GROUND[h.terrain]]));
  const at = (line: string) => Number(line.split('@')[0]) - 1 + Number(line.split('@')[1] ?? 0) / 6;
  const marks = { feed: (entry.feed ?? []).map(at), sprint: (entry.sprint ?? []).map(at) };
  return { id, stages: [joined(profile)], plan: layHexagons(known, profile, marks), length: known.length };
}

function ofRuns(id: string, runs: string[]): Course | null {
  const found = runs.map((run) => /^([_^v])(\d{1,3})$/.exec(run));
  if (!found.length || found.some((run) => !run)) return null;
  const profile = joined(found.map((run) => stretch(SIGNS[run![1]!]!, Number(run![2]))));
  return { id, stages: [profile], plan: null, length: length(profile) };
}

function ofBoard(id: string, squares: BoardSquare[]): Course {
  const lap = squares.filter((square) => square.id[0] === squares[0]!.id[0]).length;
  return { id, stages: [], plan: layBoard(squares), length: lap };
}

/** A board of one's own, as far as its lines are squares that lead to squares. */
function ofSquares(id: string, lines: string[][]): Course | null {
  const read = lines.flatMap(([name, kind, , point, arrow, to, ...marks]): BoardSquare[] => {
    const [, x, y] = /^(\d{1,3}),(\d{1,3})$/.exec(point ?? '') ?? [];
    if (!name || !kind || x === undefined || y === undefined || arrow !== '>' || !to) return [];
    const medic = marks.find((mark) => mark.startsWith('medic:'))?.slice(6);
    return [
      {
        id: name,
        kind,
        x: Number(x),
        y: Number(y),
        to: to.split('/'),
        ...(marks.includes('dot') ? { dot: 1 } : {}),
        ...(medic ? { medic } : {}),
      },
    ];
  });
  const known = new Set(read.map((square) => square.id));
  const whole = read.every((square) => [...square.to, square.medic ?? square.id].every((next) => known.has(next)));
  return whole && read.length > 2 ? ofBoard(id, read) : null;
}

const entries = (text: string) => text.split(/[;\n]/).map((line) => line.trim().split(/\s+/));

/** The courses of a game, and a reader for a course of one's own; it draws what it can read and judges nothing. */
export class CourseBook {
  readonly courses: Course[];
  private readonly data: Data;

  constructor(data: Data) {
    this.data = data;
    const single = Object.entries(data.courses).flatMap(([id, entry]) => this.read(id, entry) ?? []);
    const tours = Object.entries(data.courses).flatMap(([id, { stages }]) => (stages ? [this.tour(id, stages, single)] : []));
    this.courses = [...single, ...tours];
  }

  find(id: string): Course | null {
    return this.courses.find((course) => course.id === id) ?? null;
  }

  own(text: string): Course | null {
    if (this.data.tiles) return ofTiles('own', text.trim(), this.data.tiles);
    const words = entries(text);
    if (Object.values(this.data.courses).some((entry) => entry.squares)) return ofSquares('own', words);
    const after = (key: string) => words.find(([first]) => first === key)?.slice(1);
    if (this.data.hexagons)
      return ofHexagons('own', { route: after('route'), feed: after('feed'), sprint: after('sprint') }, this.data.hexagons);
    return ofRuns('own', after('profile') ?? []);
  }

  /** The known name that is nearest to a word which was typed, if it is near. */
  nearest(word: string): string | null {
    const names = Object.keys(this.data.hexagons ?? {});
    const best = names.map((name) => ({ name, far: distance(name, word) })).sort((a, b) => a.far - b.far)[0];
    return best && best.far > 0 && best.far <= 2 ? best.name : null;
  }

  private read(id: string, entry: Entry): Course | null {
    if (entry.tiles) return ofTiles(id, entry.tiles, this.data.tiles!);
    if (entry.route) return ofHexagons(id, entry, this.data.hexagons!);
    if (entry.profile) return ofRuns(id, entry.profile);
    return entry.squares ? ofBoard(id, entry.squares) : null;
  }

  private tour(id: string, stages: string[], single: Course[]): Course {
    const found = stages.flatMap((name) => single.find((course) => course.id === name) ?? []);
    return { id, stages: found.flatMap((course) => course.stages), plan: null, length: found.reduce((sum, c) => sum + c.length, 0) };
  }
}

/** How many letters are to be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}

const books = import.meta.glob<Data>('../generated/courses/*.json', { import: 'default' });

/** The courses of a game; none for a game that is not ridden. */
export async function courseBook(game: string): Promise<CourseBook | null> {
  const data = await books[`../generated/courses/${game}.json`]?.();
  return data ? new CourseBook(data) : null;
}
