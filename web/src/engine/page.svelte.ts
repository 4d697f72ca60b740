import { localPerson } from '../lib/person';
import { place } from '../lib/hosting';
import { Analyses } from './analyses';
import { Engine } from './engine';
import { Forecasts } from './forecasts';
import type { EngineKind, StorageState } from './client';
import { hire } from './workers';

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
