/** How far I have come with puzzles and with my own mistakes. Kept in this browser; with an account also at the server (learn/sync.ts). */
import { daysInARow, today } from './day';
import { merged, nameOf, newest, NOTHING, ratings, sound, type Kept } from './kept';
import { moves, START } from './rating';
import type { Exercise } from './shape';

const KEY = 'musette.puzzles';
const HISTORY = 16;

/** What came of an answer. */
export interface Solved {
  right: boolean;
  /** How my rating changed. */
  change: number;
}

function read(): Kept {
  try {
    return sound(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return NOTHING;
  }
}

class Progress {
  #kept = $state.raw<Kept>(read());
  readonly #ratings = $derived(ratings(this.#kept));
  /** Told of everything that I do here. */
  changed: () => void = () => undefined;

  get kept(): Kept {
    return this.#kept;
  }
  get rating(): number {
    return this.#ratings.at(-1) ?? START;
  }
  get answered(): number {
    return this.#ratings.length;
  }
  get history(): readonly number[] {
    return this.#ratings.slice(-HISTORY);
  }
  get tasks(): readonly Exercise[] {
    return this.#kept.tasks;
  }
  get own(): readonly Exercise[] {
    return this.#kept.own;
  }
  /** Undefined if I have not tried it. */
  solved(exercise: Exercise): Solved | undefined {
    const answer = this.#kept.answers[nameOf(exercise)];
    if (answer) return { right: answer.right, change: answer.mine };
    return this.#kept.redone[nameOf(exercise)] === undefined ? undefined : { right: true, change: 0 };
  }
  solvedOf(game: string): number {
    return Object.entries(this.#kept.answers).filter(([name, { right }]) => right && name.startsWith(`${game}/`)).length;
  }
  ratingOf(exercise: Exercise): number {
    return Math.round(exercise.rating + (this.#kept.answers[nameOf(exercise)]?.its ?? 0));
  }
  solvedOn(day: string): boolean {
    return this.#kept.days.includes(day);
  }

  /** Days in a row; today may still be open. */
  streak(day = today()): number {
    return daysInARow(this.#kept.days, day);
  }

  /** The first answer to a puzzle counts; `stages` of a hint make it worth less. */
  answer(exercise: Exercise, right: boolean, stages: number, day = today()): Solved {
    const name = nameOf(exercise);
    const before = this.#kept.answers[name];
    const days = right ? { ...NOTHING, days: [day] } : NOTHING;
    const move = moves(this.rating, this.answered, exercise.rating, right, stages);
    const answer = before ?? { right, mine: Math.round(move.mine), its: move.puzzle, at: Date.now() };
    this.#keep(merged(this.#kept, { ...days, answers: { [name]: answer } }));
    return { right: answer.right, change: answer.mine };
  }

  /** Keeps my mistakes of a match for later practice. */
  keepTasks(tasks: readonly Exercise[]): void {
    this.#keep({ ...this.#kept, tasks: newest(this.#kept.tasks, tasks.map(dated)) });
  }

  /** A mistake was put right. */
  redone(task: Exercise): void {
    this.#keep({ ...this.#kept, redone: { ...this.#kept.redone, [nameOf(task)]: Date.now() } });
  }

  keepOwn(puzzle: Exercise): void {
    this.#keep({ ...this.#kept, own: newest(this.#kept.own, [dated(puzzle)]) });
  }

  /** From another device, put together with what is known here. */
  become(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still lets one solve.
    }
  }

  #keep(kept: Kept): void {
    this.become(kept);
    this.changed();
  }
}

const dated = (exercise: Exercise): Exercise => ({ ...exercise, at: Date.now() });

export const progress = new Progress();
