/** A question with one good answer: a puzzle that was found, one that somebody made, or a decision of my own. */
import type { Seat } from '../generated/types/protocol';

export interface Choice {
  action: string;
  /** The chance to win after it, between 0 and 1. */
  chance: number;
}

export interface Exercise {
  game: string;
  /** The version of the rules. */
  rules: number;
  id: string;
  seats: number;
  options: Record<string, string>;
  seat: Seat;
  position: object;
  best: string;
  /** The best first. */
  choices: Choice[];
  rating: number;
  /** What I played then; only in my own mistakes. */
  played?: string;
  ply?: number;
  /** When it was kept. */
  at?: number;
  /** What kind of mistake it was. */
  group?: { rule: string; direction: string };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether something read from a file or from storage is whole. The engine checks the position itself. */
export function isExercise(one: unknown): one is Exercise {
  if (!isObject(one) || ![one.game, one.id, one.seat, one.best].every(isText)) return false;
  if (!Number.isInteger(one.rules) || !Number.isInteger(one.seats) || typeof one.rating !== 'number') return false;
  if (!isObject(one.options) || !isObject(one.position) || !Array.isArray(one.choices) || one.choices.length < 2) return false;
  const choices = one.choices as unknown[];
  const whole = choices.every((c) => isObject(c) && isText(c.action) && typeof c.chance === 'number' && c.chance >= 0 && c.chance <= 1);
  return whole && choices.some((c) => (c as Choice).action === one.best);
}

/** An answer this close to the best one is right. */
export const FINE = 0.03;

export const chanceOf = (exercise: Exercise, action: string): number => exercise.choices.find((c) => c.action === action)?.chance ?? 0;

/** My own decision must become better; elsewhere what is nearly the best is as good. */
export function isRight(exercise: Exercise, action: string): boolean {
  const chance = chanceOf(exercise, action);
  if (exercise.played !== undefined) return action !== exercise.played && chance > chanceOf(exercise, exercise.played);
  return chanceOf(exercise, exercise.best) - chance <= FINE;
}
