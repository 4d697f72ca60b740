/** Where exercises come from, and which answers are right. */
import type { Task } from '../generated/types/protocol';
import { api } from '../lib/api';
import { isExercise, type Exercise } from './shape';

export { chanceOf, FINE, isRight, type Exercise } from './shape';

const UNKNOWN_RATING = 1500;

const files = import.meta.glob<unknown>('./data/*.json', { import: 'default' });

/** The puzzles of a game that can be asked, and how many cannot. */
export interface Shelf {
  puzzles: Exercise[];
  /** Broken, or for another version of the rules. */
  skipped: number;
}

export async function loadShelf(game: string): Promise<Shelf> {
  const all = (await files[`./data/${game}.json`]?.()) ?? [];
  const list = Array.isArray(all) ? all : [];
  const { puzzles } = await current(list.filter((one): one is Exercise => isExercise(one) && one.game === game));
  return { puzzles, skipped: list.length - puzzles.length };
}

/** Those that are made for the rules of now. */
export async function current(all: readonly Exercise[]): Promise<Shelf> {
  const games = await api.games();
  const puzzles = all.filter((one) => games.some(({ about }) => about.id === one.game && about.version === one.rules));
  return { puzzles, skipped: all.length - puzzles.length };
}

/** A judged decision as an exercise. */
export function exerciseOf(task: Task, id: string): Exercise {
  const { game, rules, seats, options, ply, position, played, advice } = task;
  const choices = advice.choices.map(({ text, worth }) => ({ action: text, chance: worth })).sort((a, b) => b.chance - a.chance);
  return {
    ...{ game, rules, id, seats, options, ply, played, choices },
    ...{ seat: advice.seat, position: position as object, best: advice.best, rating: UNKNOWN_RATING },
  };
}
