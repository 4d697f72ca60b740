/**
 * Which mark of a coached first game is shown. A mark is a key of the game's words: `guide.welcome`, `guide.ask.<Remark>` while this
 * is asked (or `guide.ask.<Remark>.<question>`), `guide.event.<Event>` when this has happened. What has been read is not shown again.
 */
export interface Marks {
  /** What is asked now, if anything. */
  readonly asked: string | null;
  /** What has happened since I last answered, in this order. */
  readonly happened: readonly string[];
  readonly read: readonly string[];
}

const WELCOME = 'guide.welcome';

/** The mark to show, if there is one: of what is asked before what has happened, for the question waits for an answer. */
export function shown(marks: Marks, has: (key: string) => boolean): string | undefined {
  return [WELCOME, marks.asked ?? '', ...marks.happened].find((key) => has(key) && !marks.read.includes(key));
}

/** A question, or null when nothing is asked. */
export function asks(marks: Marks, remark: string | null): Marks {
  return { ...marks, asked: remark && `guide.ask.${remark}` };
}

export function happens(marks: Marks, event: string): Marks {
  const key = `guide.event.${event}`;
  return marks.happened.includes(key) ? marks : { ...marks, happened: [...marks.happened, key] };
}

/** “Got it”: the next one comes. */
export function gotIt(marks: Marks, has: (key: string) => boolean): Marks {
  const key = shown(marks, has);
  return key ? { ...marks, read: [...marks.read, key] } : marks;
}

/** Who answers has read what was shown. What was not shown is of the past, and comes when it happens again. */
export function answers(marks: Marks, has: (key: string) => boolean): Marks {
  return { ...gotIt(marks, has), asked: null, happened: [] };
}

/** The element that a mark is about, the first of these that is there: the choices, the sentence about it, or the board. */
export function pointsAt(mark: string): string[] {
  if (mark.startsWith('guide.ask.')) return ['.table-mid [data-choice]', '.table-mid > .dock', '.table-mid > .ask'];
  if (mark.startsWith('guide.event.')) return ['[data-testid=log] li:last-child', '.table-mid > .since', '.table-mid > .board'];
  return ['.table-mid > .board'];
}
