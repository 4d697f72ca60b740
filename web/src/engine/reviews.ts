import type { Task } from '../generated/types/protocol';
import { place } from '../lib/hosting';
import { begin, hire, type EngineWorker } from './workers';

/** A piece of thinking in a worker of its own, which nothing else waits for. */
export interface Thought<T> {
  found: Promise<T>;
  stop: () => void;
}

function think<T>(message: Parameters<EngineWorker['postMessage']>[0], progress: (share: number) => void): Thought<T> {
  let worker: EngineWorker | null = null;
  const stop = () => {
    worker?.terminate();
    worker = null;
  };
  const found = new Promise<T>((resolve, reject) => {
    const fail = () => reject(Object.assign(new Error('analysis-failed'), { reason: 'analysis-failed' }));
    try {
      worker = hire();
    } catch {
      return fail();
    }
    const thinker = worker;
    begin(thinker, 'thinking', place.base, '', (heard) => {
      if (heard.type === 'progress') progress(heard.done / heard.work);
      else if (heard.type === 'analysed') {
        if (heard.analysis.startsWith('refused')) fail();
        else resolve(JSON.parse(heard.analysis) as T);
      } else if (heard.type === 'died') fail();
    }).then(() => thinker.postMessage(message), fail);
  });
  return { found: found.finally(stop), stop };
}

/** The decisions of a seat that cost something, the costliest first. */
export const review = (record: string, seat: string, progress: (share: number) => void) =>
  think<Task[]>({ type: 'review', record, seat }, progress);

/** How long a decision is thought about: for a hint, its worker has to start as well; a puzzle is worth a longer look. */
export const QUICK = 400;
export const LONG = 4_000;

/** The decision at one ply, with what all of its choices are worth. */
export const taskAt = (record: string, ply: number, milliseconds: number) =>
  think<Task>({ type: 'task', record, ply, milliseconds }, () => undefined);
