import type { Snippet } from 'svelte';

/** What stands around the board instead of players, sentence, log and panes: of a lesson or a puzzle. */
export interface Frame {
  mast: Snippet;
  left: Snippet;
  band: Snippet;
  side: Snippet;
  /** Below everything, on a phone only. */
  foot: Snippet;
  /** Nothing can be chosen now. */
  still: boolean;
  chose: (action: string) => void;
}
