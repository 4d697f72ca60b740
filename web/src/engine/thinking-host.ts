import type { Chosen, FromWorker, ThinkingEngine, ToThinker } from './client';

/** A bot that searches gets so many milliseconds, so that its choice is there within 0.8 s; less once bots have thought for a while. */
const BUDGET = 750;
/** The search for a hint gets so many milliseconds. */
const HINT = 500;
const IN_A_ROW = 2800;
const LEAST = 100;

/** The time for a choice, when bots have thought for `spent` milliseconds since a person acted. */
export const thinkingTime = (spent: number): number => Math.max(LEAST, Math.min(BUDGET, IN_A_ROW - spent));

/** Runs the thinking in its worker. */
export class ThinkingHost {
  readonly #engine: ThinkingEngine;
  readonly #tell: (message: FromWorker) => void;
  /** The last question, and how long bots have thought since a person acted. */
  #last = { table: '', seq: -1, spent: 0 };

  constructor(engine: ThinkingEngine, tell: (message: FromWorker) => void) {
    this.#engine = engine;
    this.#tell = tell;
  }

  take(message: ToThinker, answer: (chosen: Chosen) => void): void {
    this.#guard(() => {
      if (message.type === 'follow') return this.#engine.follow(message.table, message.change);
      const { table, seat, seq } = message;
      // Between two questions there is the answer to the first; anything more was a person.
      const spent = table === this.#last.table && seq === this.#last.seq + 1 ? this.#last.spent : 0;
      const begun = performance.now();
      const action = this.#engine.choose(table, seat, thinkingTime(spent));
      this.#last = { table, seq, spent: spent + performance.now() - begun };
      answer({ table, seat, seq, action });
    });
  }

  hint(id: number, table: string, seat: string): void {
    this.#guard(() => this.#tell({ type: 'hinted', id, advice: this.#engine.hint(table, seat, HINT) }));
  }

  review(record: string, seat: string): void {
    this.#guard(() => {
      const analysis = this.#engine.review(record, seat, (done, work) => this.#tell({ type: 'progress', done, work }));
      this.#tell({ type: 'analysed', analysis });
    });
  }

  task(record: string, ply: number, milliseconds: number): void {
    this.#guard(() => this.#tell({ type: 'analysed', analysis: this.#engine.task(record, ply, milliseconds) }));
  }

  analyse(record: string, depth: string): void {
    this.#guard(() => {
      const analysis = this.#engine.analyse(record, depth, (done, work) => this.#tell({ type: 'progress', done, work }));
      this.#tell({ type: 'analysed', analysis });
    });
  }

  forecast(game: string, options: string, races: number, seed: number): void {
    this.#guard(() => {
      const refused = this.#engine.forecast(game, options, races, seed, (forecast) => this.#tell({ type: 'forecast', forecast }));
      this.#tell({ type: 'forecastEnd', refused });
    });
  }

  bench(game: string, work: string, seconds: number): void {
    this.#guard(() => this.#tell({ type: 'benched', result: this.#engine.bench(game, work, seconds) }));
  }

  #guard(work: () => void): void {
    try {
      work();
    } catch (why) {
      this.#tell({ type: 'died', why: String(why) });
    }
  }
}
