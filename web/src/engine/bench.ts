import { place } from '../lib/hosting';
import { begin, hire } from './workers';

/** Seconds for each kind of work. */
const SECONDS = 1;

export interface Figures {
  game: string;
  /** In a second. */
  actions: number;
  search: number;
  /** Iterations of a champion's choice, and how many milliseconds it took. */
  choice: [count: number, ms: number];
}

/** Measures the engine in a worker of its own: how long it takes to start, then every game. */
export async function measure(games: readonly string[], started: (ms: number) => void, next: (game: string) => void): Promise<Figures[]> {
  const worker = hire();
  let done: (result: string) => void = () => {};
  let failed: (why: Error) => void = () => {};
  const work = (game: string, kind: string, seconds: number): Promise<[number, number]> =>
    new Promise<string>((resolve, reject) => {
      [done, failed] = [resolve, reject];
      worker.postMessage({ type: 'bench', game, work: kind, seconds });
    }).then((text) => text.split(' ').map(Number) as [number, number]);
  const perSecond = ([count, ms]: [number, number]) => (count * 1000) / Math.max(1, ms);
  try {
    const began = performance.now();
    await begin(worker, 'thinking', place.base, '', (message) => {
      if (message.type === 'benched') done(message.result);
      else if (message.type === 'died') failed(new Error('engine-died'));
    });
    started(performance.now() - began);
    const figures: Figures[] = [];
    for (const game of games) {
      next(game);
      figures.push({
        game,
        actions: perSecond(await work(game, 'actions', SECONDS)),
        search: perSecond(await work(game, 'search', SECONDS)),
        choice: await work(game, 'choice', 0),
      });
    }
    return figures;
  } finally {
    worker.terminate();
  }
}
