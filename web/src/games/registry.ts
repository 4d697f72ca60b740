import { updates } from '../offline/updates.svelte';
import type { AnyGame } from './contract';

const modules = import.meta.glob<{ default: AnyGame }>('./*/index.ts');

/** The order of the posters. */
export const GAMES = ['flamme-rouge', 'leader-1', 'flaming-pyramids', 'pace-wheel', 'tour-de-france'] as const;

/** Colour of the title under a poster. */
export const BAND: Record<string, string> = {
  'flamme-rouge': 'brick',
  'leader-1': 'petrol',
  'flaming-pyramids': 'night',
  'pace-wheel': 'ochre',
  'tour-de-france': 'forest',
};

/** The board of a game, fetched when it is first needed. */
export async function loadGame(id: string): Promise<AnyGame> {
  updates.take(id);
  const load = modules[`./${id}/index.ts`];
  return load ? (await load()).default : (await import('./plain')).default;
}
