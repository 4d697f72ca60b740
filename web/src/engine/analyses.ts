import type { Analysis, Depth } from '../generated/types/protocol';
import { begin, type EngineWorker, type Hire } from './workers';

/** Nobody has asked for so long: the work stops. */
const PATIENCE = 20_000;

interface Job {
  worker: EngineWorker | null;
  answer: Analysis;
  problem: string;
  asked: number;
}

/**
 * Analyses of records, each in a worker of its own, so that nobody waits for them. They are asked for again and again, as on a server,
 * and stop when nobody asks any more.
 */
export class Analyses {
  readonly #hire: Hire;
  readonly #base: string;
  readonly #jobs = new Map<string, Job>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(hire: Hire, base: string) {
    this.#hire = hire;
    this.#base = base;
  }

  /** What is known so far; a reason in words of the catalogue if there will be no more. */
  ask(record: string, depth: Depth): Analysis | string {
    const key = `${depth} ${record}`;
    const job = this.#jobs.get(key) ?? this.#start(key, record, depth);
    job.asked = Date.now();
    if (!job.problem) return job.answer;
    this.#jobs.delete(key);
    return job.problem;
  }

  #start(key: string, record: string, depth: Depth): Job {
    for (const [other, running] of this.#jobs) if (running.worker) this.#stop(other, running);
    const known = this.#jobs.get(`CHANCES ${record}`)?.answer;
    const { chances, decisive } = known?.ready ? known : { chances: [], decisive: -1 };
    const answer: Analysis = { depth, ready: false, done: 0, work: 1, chances, decisive, decisions: [] };
    const job: Job = { worker: null, answer, problem: '', asked: Date.now() };
    this.#jobs.set(key, job);
    this.#timer ??= setInterval(() => this.#tidy(), PATIENCE / 4);
    void this.#run(job, record, depth);
    return job;
  }

  async #run(job: Job, record: string, depth: Depth): Promise<void> {
    const end = (problem: string) => {
      job.problem = problem;
      job.worker?.terminate();
      job.worker = null;
    };
    try {
      job.worker = this.#hire();
      const worker = job.worker;
      await begin(worker, 'thinking', this.#base, '', (message) => {
        if (message.type === 'progress') job.answer = { ...job.answer, done: message.done, work: message.work };
        else if (message.type === 'analysed') {
          job.answer = JSON.parse(message.analysis) as Analysis;
          end('');
        } else if (message.type === 'died') end('analysis-failed');
      });
      worker.postMessage({ type: 'analyse', record, depth });
    } catch {
      end('analysis-failed');
    }
  }

  #stop(key: string, job: Job): void {
    job.worker?.terminate();
    this.#jobs.delete(key);
  }

  /** Ends all work. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const [key, job] of this.#jobs) this.#stop(key, job);
  }

  #tidy(): void {
    for (const [key, job] of this.#jobs) if (job.worker && Date.now() - job.asked > PATIENCE) this.#stop(key, job);
  }
}
