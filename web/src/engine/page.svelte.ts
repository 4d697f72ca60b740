import { localPerson } from '../lib/person';
import { place } from '../lib/place';
import { Analyses } from './analyses';
import { Engine } from './engine';
import { fetchAhead } from './load';
import { Forecasts } from './forecasts';
import type { EngineKind, StorageState } from './seam';
import { hire } from './workers';

/** The first view comes first. */
const FIRST_VIEW = 700;

/** What the page shows of its engine. */
class EngineState {
  kind = $state<EngineKind | ''>('');
  storage = $state<StorageState>('kept');
  /** It died: it was started again, or could not be. */
  died = $state<'' | 'again' | 'gone'>('');
}

export const engineState = new EngineState();

export const engine = new Engine(hire, place.base, () => JSON.stringify(localPerson()), {
  ready: (kind) => (engineState.kind = kind),
  storage: (state) => (engineState.storage = state),
  restarted: (again) => (engineState.died = again ? 'again' : 'gone'),
});

export const analyses = new Analyses(hire, place.base);

export const forecasts = new Forecasts(hire, place.base);

/** When the page has nothing else to do, unless this person saves data. */
export function prepareEngine(): void {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saves) return;
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  setTimeout(() => idle(() => void fetchAhead(place.base)), FIRST_VIEW);
}
