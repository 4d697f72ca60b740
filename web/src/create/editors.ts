import type { Component } from 'svelte';
import type { RoadDocument } from './document.svelte';

/** What a game brings to the editor; the shell does the rest. */
export interface RoadEditor {
  /** Left, and below the road on a phone: what I can lay. */
  Tray: Component<{ doc: RoadDocument<any> }>;
  /** The middle: the road, drawn, with everything that is wrong at its place. */
  Drawing: Component<{ doc: RoadDocument<any> }>;
  /** The text of a road. */
  print(road: any, title: string): string;
  /** What somebody finds who comes for the first time: a sound road. */
  first: string;
  /** The shipped course that the forecast stands beside. */
  beside: string;
  /** How many races a forecast has; fewer where a race takes long. */
  races?: number;
}

export const EDITORS: Record<string, () => Promise<RoadEditor>> = {
  'flamme-rouge': async () => (await import('./flamme-rouge')).editor,
  'leader-1': async () => (await import('./leader-1')).editor,
  'pace-wheel': async () => (await import('./pace-wheel')).editor,
  'tour-de-france': async () => (await import('./tour-de-france')).editor,
};
