import type { RoadForecast } from '../generated/types/protocol';
import { begin, type EngineWorker, type Hire } from './workers';

/** A forecast that is being ridden. */
export interface Ride {
  stop(): void;
}

export interface RideNews {
  known(forecast: RoadForecast): void;
  /** It is complete, or it failed. */
  ended(how: 'done' | 'failed'): void;
}

/** Rides roads, each in a worker of its own, so that nobody waits and it can be stopped at once. */
export class Forecasts {
  readonly #hire: Hire;
  readonly #base: string;

  constructor(hire: Hire, base: string) {
    this.#hire = hire;
    this.#base = base;
  }

  ride(game: string, options: Record<string, string>, races: number, seed: number, news: RideNews): Ride {
    let worker: EngineWorker | null = null;
    let over = false;
    const end = (how: 'done' | 'failed' | 'stopped') => {
      if (over) return;
      over = true;
      worker?.terminate();
      if (how !== 'stopped') news.ended(how);
    };
    const run = async () => {
      worker = this.#hire();
      await begin(worker, 'thinking', this.#base, '', (message) => {
        if (over) return;
        if (message.type === 'forecast') news.known(JSON.parse(message.forecast) as RoadForecast);
        else if (message.type === 'forecastEnd') end(message.refused ? 'failed' : 'done');
        else if (message.type === 'died') end('failed');
      });
      const lines = Object.entries(options).map(([id, value]) => `${id}=${value}`);
      if (!over) worker.postMessage({ type: 'forecast', game, options: lines.join('\n'), races, seed });
    };
    run().catch(() => end('failed'));
    return { stop: () => end('stopped') };
  }
}
