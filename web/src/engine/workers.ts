import { bestKind } from './load';
import type { EngineKind, FromWorker, ToWorker } from './client';

/** A worker as far as it is used here; tests bring their own. */
export interface EngineWorker {
  postMessage(message: ToWorker, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export type Hire = () => EngineWorker;

/** Makes a worker of the page. */
export const hire: Hire = () => {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    throw new Error('no-workers');
  }
};

/** Starts a worker in a role; resolves when its engine is loaded, rejects with a reason. */
export function begin(
  worker: EngineWorker,
  role: 'rules' | 'thinking',
  base: string,
  you: string,
  heard: (message: FromWorker) => void,
): Promise<EngineKind> {
  return new Promise((ready, failed) => {
    worker.onmessage = ({ data }) => {
      if (data.type === 'ready') ready(data.kind);
      else if (data.type === 'failed') failed(new Error(data.reason));
      else heard(data);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      failed(new Error('engine-load'));
      heard({ type: 'died', why: event.message });
    };
    worker.postMessage({ type: 'begin', role, base, you, kind: bestKind() });
  });
}
