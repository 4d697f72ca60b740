import type { Chosen, FromWorker, ThinkingEngine, ToThinker } from './seam';

/** A bot that searches gets so many milliseconds for a choice. */
const BUDGET = 800;

/** Runs the thinking in its worker. */
export class ThinkingHost {
  readonly #engine: ThinkingEngine;
  readonly #tell: (message: FromWorker) => void;

  constructor(engine: ThinkingEngine, tell: (message: FromWorker) => void) {
    this.#engine = engine;
    this.#tell = tell;
  }

  take(message: ToThinker, answer: (chosen: Chosen) => void): void {
    this.#guard(() => {
      if (message.type === 'follow') return this.#engine.follow(message.table, message.change);
      const { table, seat, seq } = message;
      answer({ table, seat, seq, action: this.#engine.choose(table, seat, BUDGET) });
    });
  }

  analyse(record: string, depth: string): void {
    this.#guard(() => {
      const analysis = this.#engine.analyse(record, depth, (done, work) => this.#tell({ type: 'progress', done, work }));
      this.#tell({ type: 'analysed', analysis });
    });
  }

  #guard(work: () => void): void {
    try {
      work();
    } catch (why) {
      this.#tell({ type: 'died', why: String(why) });
    }
  }
}
