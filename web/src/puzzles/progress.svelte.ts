/** How far I have come with puzzles and with my own mistakes. Kept in this browser. */
import { daysInARow, today } from './day';
import { moves, START } from './rating';
import { isExercise, type Exercise } from './shape';

const KEY = 'musette.puzzles';
/** My own tasks and puzzles: the oldest go first. */
const MOST = 80;
const HISTORY = 16;

export interface Solved {
  right: boolean;
  /** How my rating changed. */
  change: number;
}

interface Kept {
  rating: number;
  answered: number;
  history: number[];
  /** By game and id; the first answer counts. */
  solved: Record<string, Solved>;
  /** How the ratings of puzzles have moved here. */
  moved: Record<string, number>;
  /** Days on which a puzzle was solved. */
  days: string[];
  tasks: Exercise[];
  own: Exercise[];
}

const NOTHING: Kept = { rating: START, answered: 0, history: [], solved: {}, moved: {}, days: [], tasks: [], own: [] };

function read(): Kept {
  try {
    const kept = { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    return { ...kept, tasks: kept.tasks.filter(isExercise), own: kept.own.filter(isExercise) };
  } catch {
    return NOTHING;
  }
}

const nameOf = ({ game, id }: Exercise): string => `${game}/${id}`;

class Progress {
  #kept = $state.raw<Kept>(read());

  get rating(): number {
    return Math.round(this.#kept.rating);
  }
  get answered(): number {
    return this.#kept.answered;
  }
  get history(): readonly number[] {
    return this.#kept.history;
  }
  get tasks(): readonly Exercise[] {
    return this.#kept.tasks;
  }
  get own(): readonly Exercise[] {
    return this.#kept.own;
  }
  solved(exercise: Exercise): Solved | undefined {
    return this.#kept.solved[nameOf(exercise)];
  }
  solvedOf(game: string): number {
    return Object.entries(this.#kept.solved).filter(([name, { right }]) => right && name.startsWith(`${game}/`)).length;
  }
  ratingOf(exercise: Exercise): number {
    return Math.round(exercise.rating + (this.#kept.moved[nameOf(exercise)] ?? 0));
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
    const before = this.#kept.solved[name];
    const days = right && !this.solvedOn(day) ? [...this.#kept.days, day].slice(-400) : this.#kept.days;
    if (before) {
      this.#keep({ ...this.#kept, days });
      return before;
    }
    const { rating, answered, history, moved } = this.#kept;
    const puzzle = exercise.rating + (moved[name] ?? 0);
    const move = moves(rating, answered, puzzle, right, stages);
    const change = move.mine;
    const solved = { right, change: Math.round(rating + change) - Math.round(rating) };
    this.#keep({
      ...this.#kept,
      rating: rating + change,
      answered: answered + 1,
      history: [...history, Math.round(rating + change)].slice(-HISTORY),
      solved: { ...this.#kept.solved, [name]: solved },
      moved: { ...moved, [name]: (moved[name] ?? 0) + move.puzzle },
      days,
    });
    return solved;
  }

  /** Keeps my mistakes of a match for later practice. */
  keepTasks(tasks: readonly Exercise[]): void {
    const fresh = tasks.map(nameOf);
    this.#keep({ ...this.#kept, tasks: [...this.#kept.tasks.filter((one) => !fresh.includes(nameOf(one))), ...tasks].slice(-MOST) });
  }

  /** A mistake was put right. */
  redone(task: Exercise): void {
    this.#keep({ ...this.#kept, solved: { ...this.#kept.solved, [nameOf(task)]: { right: true, change: 0 } } });
  }

  keepOwn(puzzle: Exercise): void {
    this.#keep({ ...this.#kept, own: [...this.#kept.own.filter((one) => nameOf(one) !== nameOf(puzzle)), puzzle].slice(-MOST) });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still lets one solve.
    }
  }
}

export const progress = new Progress();
