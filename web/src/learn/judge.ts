/** What a choice means in a task: pure, so that it can be tested without a board. */
import type { Statement } from '../table/table';
import type { Task, Wrong } from './lessons';

export type Verdict = 'on' | 'solved' | 'wrong';

/** Whether an action is the one that is meant; `*` at the end stands for anything. */
export const fits = (action: string, meant: string): boolean =>
  meant.endsWith('*') ? action.startsWith(meant.slice(0, -1)) : action === meant;

/** Whether an event has these fields with these values. */
export const has = (event: Statement, wanted: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(
    ([name, value]) => JSON.stringify((event as unknown as Record<string, unknown>)[name]) === JSON.stringify(value),
  );

/** What the ply with this number (from 0) was worth, and what happened after it. */
export function judged(task: Task, ply: number, action: string, events: readonly Statement[]): Verdict {
  if (task.goal) {
    if (events.some((event) => has(event, task.goal!))) return 'solved';
    return ply + 1 < (task.within ?? 1) ? 'on' : 'wrong';
  }
  if (!task.solve[ply]?.some((meant) => fits(action, meant))) return 'wrong';
  return ply + 1 === task.solve.length ? 'solved' : 'on';
}

/** The comment on a wrong answer: the first that fits what was played or what happened; the one without a condition fits all. */
export function comment(task: Task, action: string, events: readonly Statement[]): Wrong | undefined {
  return task.wrong.find(
    ({ play, event }) => (play === undefined || fits(action, play)) && (event === undefined || events.some(({ type }) => type === event)),
  );
}

/** A sentence of an explanation: something that happened, or what the rules said of the choice. */
export interface Told {
  kind: 'event' | 'remark';
  statement: Statement;
}
/** What decides comes last. */
const MOST = 8;

/**
 * What explains an answer: the events that a log tells; where there are none, those that the board alone shows (a card drawn or laid
 * face down); and where nothing has happened yet, what the rules said of the choice.
 */
export function explained(events: readonly Statement[], remarks: readonly Statement[], silent: (event: Statement) => boolean): Told[] {
  const told = events.filter((event) => !silent(event));
  const happened = told.length > 0 ? told : events;
  if (happened.length > 0) return happened.slice(-MOST).map((statement) => ({ kind: 'event', statement }));
  return remarks.map((statement) => ({ kind: 'remark', statement }));
}
