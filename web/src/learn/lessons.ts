import type { Language } from '../lib/prefs.svelte';
import type { Study } from './study';

/** A text of a lesson in every language. */
export type Text = Record<Language, string>;

/** A comment on an answer that does not solve the task, by the action (`*` at its end stands for anything) or by what happened. */
export interface Wrong {
  play?: string;
  event?: string;
  /** What I would play next, so that one sees what comes of the answer. */
  then?: string[];
  say: Text;
}
/** A case to look at after the task: it plays itself. */
export interface Other extends Omit<Study, 'game'> {
  say: Text;
  solve: string[][];
}
/** A task: a study, what is asked, and what counts as solved. See docs/lessons.md. */
export interface Task extends Omit<Study, 'game'> {
  say?: Text;
  do: Text;
  /** My plies in order, each with all that is accepted. */
  solve: string[][];
  /** Or: an event that has to happen within so many plies of mine. */
  goal?: Record<string, unknown>;
  within?: number;
  hints: Text[];
  wrong: Wrong[];
  done: Text;
  also: Other[];
}
export interface Lesson {
  id: string;
  title: Text;
  rules: string[];
  tasks: Task[];
}
/** What a list shows of a lesson. */
export interface Listed {
  id: string;
  title: Text;
  rules: string[];
  tasks: number;
}

const courses = import.meta.glob<Lesson[]>(['../generated/lessons/*.json', '!**/lists.json'], { import: 'default' });

/** The lessons of a game in order; none if the game has no course. */
export const course = async (game: string): Promise<Lesson[]> => (await courses[`../generated/lessons/${game}.json`]?.()) ?? [];

/** What there is to learn, by game. */
export const lists = async (): Promise<Record<string, Listed[]>> =>
  (await import('../generated/lessons/lists.json')).default as Record<string, Listed[]>;

/** Where a rule is shown: the first lesson that names it. */
export async function lessonOf(game: string, rule: string): Promise<Listed | undefined> {
  return (await lists())[game]?.find((lesson) => lesson.rules.includes(rule));
}
