import type { Changes, State } from '../generated/types/protocol';

/** The state after what has changed, or nothing if these changes are not about this state. The old one stays as it was. */
export function changed(state: State | null, changes: Changes): State | null {
  if (state?.info.seq !== changes.from) return null;
  let next: State = { ...state, now: changes.now, after: changes.from, log: changes.log };
  for (const [path, value] of Object.entries(changes.set)) next = put(next, path.slice(1).split('/'), value) as State;
  return next;
}

function put(part: unknown, path: string[], value: unknown): unknown {
  const [here, ...rest] = path;
  if (here === undefined) return value;
  const copy = (Array.isArray(part) ? [...part] : { ...(part as object) }) as Record<string, unknown>;
  copy[here] = put(copy[here], rest, value);
  return copy;
}
