/** What this browser keeps of somebody's roads. */
export interface Draft {
  text: string;
  past: string[];
  future: string[];
}

/** A road in the list of my courses. */
export interface Mine {
  game: string;
  title: string;
  /** On one line, as in a link. */
  text: string;
  at: number;
}

const MINE = 'musette.roads';
const MOST = 60;
const draftKey = (game: string) => `musette.road.${game}`;

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still edits; the road lasts as long as the page.
  }
}

export function readDraft(game: string): Draft | null {
  const draft = read<Draft>(draftKey(game));
  const whole = typeof draft?.text === 'string' && Array.isArray(draft.past) && Array.isArray(draft.future);
  return whole ? draft : null;
}

export const keepDraft = (game: string, draft: Draft): void => keep(draftKey(game), draft);

/** The last one first. */
export function myRoads(): Mine[] {
  const mine = read<Mine[]>(MINE);
  return Array.isArray(mine) ? mine.filter((road) => typeof road?.text === 'string' && typeof road.game === 'string') : [];
}

/** A road with the same name replaces the older one. */
export function keepRoad(road: Mine): void {
  const others = myRoads().filter(
    (other) => other.game !== road.game || (other.title ? other.title !== road.title : other.text !== road.text),
  );
  keep(MINE, [road, ...others].slice(0, MOST));
}

export function forgetRoad(road: Mine): void {
  keep(
    MINE,
    myRoads().filter((other) => other.game !== road.game || other.text !== road.text),
  );
}
