/**
 * Which hint of a first game is shown. A hint is a key of the game's words: `guide.welcome`, `guide.ask.<Remark>` while this
 * is asked (or `guide.ask.<Remark>.<question>`), `guide.event.<Event>` when this has happened. What has been read is not shown again.
 */
export interface Hints {
  /** What is asked now, if anything. */
  readonly asked: string | null;
  /** What has happened since I last answered, in this order. */
  readonly happened: readonly string[];
  readonly read: readonly string[];
}

const WELCOME = 'guide.welcome';

/** The hint to show, if there is one: of what is asked before what has happened, for the question waits for an answer. */
export function shown(hints: Hints, has: (key: string) => boolean): string | undefined {
  return [WELCOME, hints.asked ?? '', ...hints.happened].find((key) => has(key) && !hints.read.includes(key));
}

/** A question, or null when nothing is asked. */
export function asks(hints: Hints, remark: string | null): Hints {
  return { ...hints, asked: remark && `guide.ask.${remark}` };
}

export function happens(hints: Hints, event: string): Hints {
  const key = `guide.event.${event}`;
  return hints.happened.includes(key) ? hints : { ...hints, happened: [...hints.happened, key] };
}

/** “Got it”: the next one comes. */
export function gotIt(hints: Hints, has: (key: string) => boolean): Hints {
  const key = shown(hints, has);
  return key ? { ...hints, read: [...hints.read, key] } : hints;
}

/** Who answers has read what was shown. What was not shown is of the past, and comes when it happens again. */
export function answers(hints: Hints, has: (key: string) => boolean): Hints {
  return { ...gotIt(hints, has), asked: null, happened: [] };
}
