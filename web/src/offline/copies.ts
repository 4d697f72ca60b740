import { store } from '../engine/store';
import { saveFile } from '../lib/transport.svelte';
import type { Values } from './kept-values';
import { copyOf, takeCopy, type Taken } from './copy-text';

/** A browser that keeps nothing has nothing to save. */
function values(): Values {
  try {
    return localStorage;
  } catch {
    return { length: 0, key: () => null, getItem: () => null, setItem: () => {} };
  }
}

/** Saves one match, or everything, as a file. */
export async function keepCopy(only = ''): Promise<void> {
  saveFile(`${only || 'musette'}.jsonl`, await copyOf(store, values(), only));
}

/** Adds what is in a file. */
export const addCopy = (text: string): Promise<Taken> => takeCopy(store, values(), text);
