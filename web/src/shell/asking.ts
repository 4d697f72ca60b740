import { getContext, setContext } from 'svelte';
import type { Offer } from '../table/table';

/** What the table tells the dock of a board: which offer is selected, what its button says, and how to take it. */
export interface Asking {
  readonly offers: Offer[];
  readonly selected: Offer | null;
  readonly looked: Offer | null;
  label(offer: Offer): string;
  take(): void;
  /** Takes my last action back; null where that needs consent or cannot be. */
  readonly undo: (() => void) | null;
}

const KEY = Symbol('asking');

export const setAsking = (asking: Asking): Asking => setContext(KEY, asking);

/** Null where nothing is asked, as in a replay. */
export const getAsking = (): Asking | null => getContext<Asking | undefined>(KEY) ?? null;

/**
 * What a digit stands for: what the board calls so, or the first, second, third choice. A tile that lies in the hand already leads to the
 * first of its places, and then from one to the next.
 */
export function choiceAt(board: HTMLElement, digit: string, selected: string | undefined): HTMLElement | undefined {
  const choices = [...board.querySelectorAll<HTMLElement>('[data-choice]')];
  const called = board.querySelector<HTMLElement>(`[data-key="${digit}"]`);
  if (!called) return choices[Number(digit) - 1];
  if (called.dataset.picker === undefined || called.ariaPressed !== 'true') return called;
  return choices[(choices.findIndex((choice) => choice.dataset.choice === selected) + 1) % choices.length];
}
