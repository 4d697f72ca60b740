/** What is kept of puzzles and of my own mistakes, and how what two devices know becomes one. Nothing here is ever taken away. */
import type { Answered } from '../generated/types/protocol';
import { START } from './rating';
import { isExercise, type Exercise } from './shape';

/** My own tasks and puzzles: the oldest go first. */
const MOST = 80;
const MOST_DAYS = 400;

export interface Kept {
  /** The first answer to a puzzle counts; by game and id. */
  answers: Record<string, Answered>;
  /** Mistakes of mine, and puzzles that I made, that I have solved; with the time. */
  redone: Record<string, number>;
  /** Days on which a puzzle was solved. */
  days: string[];
  tasks: Exercise[];
  own: Exercise[];
}

export const NOTHING: Kept = { answers: {}, redone: {}, days: [], tasks: [], own: [] };

export const nameOf = ({ game, id }: Pick<Exercise, 'game' | 'id'>): string => `${game}/${id}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isAnswer = (one: unknown): one is Answered =>
  isObject(one) && typeof one.right === 'boolean' && Number.isInteger(one.mine) && isNumber(one.its) && isNumber(one.at);

function those<T>(from: unknown, is: (one: unknown) => one is T): Record<string, T> {
  return Object.fromEntries(Object.entries(isObject(from) ? from : {}).filter((entry): entry is [string, T] => is(entry[1])));
}
function list<T>(from: unknown, is: (one: unknown) => one is T): T[] {
  return Array.isArray(from) ? (from as unknown[]).filter(is) : [];
}

/** What is whole of something that was read. */
export function sound(from: unknown): Kept {
  if (!isObject(from)) return NOTHING;
  return {
    answers: those(from.answers, isAnswer),
    redone: those(from.redone, isNumber),
    days: list(from.days, (day): day is string => typeof day === 'string' && !Number.isNaN(Date.parse(day))),
    tasks: list(from.tasks, isExercise),
    own: list(from.own, isExercise),
  };
}

/** The newest of both; an exercise that both have is one. */
export function newest(one: readonly Exercise[], other: readonly Exercise[]): Exercise[] {
  const all = new Map([...one, ...other].map((exercise) => [nameOf(exercise), exercise]));
  return [...all.values()].sort((a, b) => (a.at ?? 0) - (b.at ?? 0) || nameOf(a).localeCompare(nameOf(b))).slice(-MOST);
}

/** Of two answers to one puzzle the earlier one counts. */
export function merged(one: Kept, other: Kept): Kept {
  const answers = { ...one.answers };
  for (const [name, answer] of Object.entries(other.answers)) {
    const known = answers[name];
    if (!known || answer.at < known.at) answers[name] = answer;
  }
  return {
    answers,
    redone: { ...one.redone, ...other.redone },
    days: [...new Set([...one.days, ...other.days])].sort().slice(-MOST_DAYS),
    tasks: newest(one.tasks, other.tasks),
    own: newest(one.own, other.own),
  };
}

/** My rating after each answer, in the order in which they were given. */
export function ratings({ answers }: Kept): number[] {
  let rating = START;
  return Object.values(answers)
    .sort((a, b) => a.at - b.at)
    .map(({ mine }) => (rating += mine));
}
