/** Which tasks of which lessons are solved, on this device. */
const KEY = 'musette.lessons';

/** By game and lesson: the numbers of the solved tasks. */
type Kept = Record<string, Record<string, number[]>>;

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return kept !== null && typeof kept === 'object' ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

class Progress {
  #kept = $state.raw<Kept>(read());

  solved(game: string, lesson: string): readonly number[] {
    const tasks = this.#kept[game]?.[lesson];
    return Array.isArray(tasks) ? tasks : [];
  }

  isDone(game: string, lesson: { id: string; tasks: number | readonly unknown[] }): boolean {
    const count = typeof lesson.tasks === 'number' ? lesson.tasks : lesson.tasks.length;
    return this.solved(game, lesson.id).filter((task) => task < count).length >= count;
  }

  solve(game: string, lesson: string, task: number): void {
    const before = this.solved(game, lesson);
    if (before.includes(task)) return;
    this.#kept = { ...this.#kept, [game]: { ...this.#kept[game], [lesson]: [...before, task] } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const progress = new Progress();
