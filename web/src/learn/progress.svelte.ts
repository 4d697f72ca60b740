/** Which tasks of which lessons are solved. Kept in this browser; with an account also at the server (sync.ts). */
import { mergedTasks, soundTasks, type SolvedTasks } from './solved';

const KEY = 'musette.lessons';

function read(): SolvedTasks {
  try {
    return soundTasks(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

class Progress {
  #kept = $state.raw<SolvedTasks>(read());
  /** Told of every task that is solved here. */
  changed: () => void = () => undefined;

  get kept(): SolvedTasks {
    return this.#kept;
  }

  solved(game: string, lesson: string): readonly number[] {
    return this.#kept[game]?.[lesson] ?? [];
  }

  isDone(game: string, lesson: { id: string; tasks: number | readonly unknown[] }): boolean {
    const count = typeof lesson.tasks === 'number' ? lesson.tasks : lesson.tasks.length;
    return this.solved(game, lesson.id).filter((task) => task < count).length >= count;
  }

  solve(game: string, lesson: string, task: number): void {
    if (this.solved(game, lesson).includes(task)) return;
    this.become(mergedTasks(this.#kept, { [game]: { [lesson]: [task] } }));
    this.changed();
  }

  /** From another device, put together with what is known here. */
  become(kept: SolvedTasks): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const progress = new Progress();
