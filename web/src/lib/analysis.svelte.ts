import type { Analysis, Depth } from '../generated/types/protocol';
import { api } from './api';
import { sayProblem } from './ui.svelte';

const PAUSE = 900;

/** The analysis of a match that is over: asked for again and again until the server has it. */
export class Analysing {
  /** What is known so far. */
  known = $state.raw<Analysis | null>(null);
  problem = $state('');
  running = $state(false);
  readonly #ask: (depth: Depth) => Promise<Analysis>;
  #run = 0;

  /** Of a table, or of the text of a record. */
  constructor(table: string, record = '') {
    this.#ask = (depth) => (table ? api.analysis(table, depth) : api.analysisOfRecord(record, depth));
  }

  async start(depth: Depth): Promise<void> {
    const run = ++this.#run;
    this.problem = '';
    this.running = true;
    try {
      while (this.#run === run) {
        const answer = await this.#ask(depth);
        if (this.#run !== run) return;
        this.known = answer;
        if (answer.ready) break;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch (e) {
      if (this.#run === run) this.problem = sayProblem(e);
    }
    if (this.#run === run) this.running = false;
  }

  /** Nobody asks any more, so the server stops too. */
  stop(): void {
    this.#run++;
    this.running = false;
  }
}
