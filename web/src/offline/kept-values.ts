/** What this browser keeps besides matches: roads, drafts, progress in lessons and puzzles, the name and the preferences. */
const PREFIX = 'musette.';

/** A part of the browser's storage; tests bring their own. */
export type Values = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem'>;

/** By name, as text. */
export function keptValues(from: Values): Record<string, string> {
  const names = Array.from({ length: from.length }, (_, i) => from.key(i)!).filter((name) => name.startsWith(PREFIX));
  return Object.fromEntries(names.sort().map((name) => [name, from.getItem(name)!]));
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object' && !Array.isArray(value);

/** Nothing that is here is lost: lists get what they lack, and of two single values ours stays. */
export function merged(ours: unknown, theirs: unknown, name = ''): unknown {
  if (ours === undefined) return theirs;
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    // A course of numbers cannot be mixed: the longer one tells more.
    if (name === 'history') return theirs.length > ours.length ? theirs : ours;
    const known = new Set(ours.map((item) => JSON.stringify(item)));
    return [...(ours as unknown[]), ...(theirs as unknown[]).filter((item) => !known.has(JSON.stringify(item)))];
  }
  if (isObject(ours) && isObject(theirs)) {
    const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    return Object.fromEntries([...names].map((part) => [part, merged(ours[part], theirs[part] ?? ours[part], part)]));
  }
  return ours;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Adds the values of a file; tells whether anything is new. */
export function takeValues(into: Values, values: Record<string, string>): boolean {
  let isNew = false;
  for (const [name, text] of Object.entries(values)) {
    if (!name.startsWith(PREFIX) || typeof text !== 'string') continue;
    const before = into.getItem(name);
    const ours = before === null ? undefined : parsed(before);
    const both = merged(ours, parsed(text));
    const after = typeof both === 'string' && before === null ? text : typeof both === 'string' ? before! : JSON.stringify(both);
    if (after === before) continue;
    into.setItem(name, after);
    isNew = true;
  }
  return isNew;
}
