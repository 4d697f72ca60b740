import { store } from '../engine/store';
import { saveFile } from '../lib/transport.svelte';
import { copyOf, takeCopy } from './copy-text';

/** Saves one match, or all, as a file. */
export async function keepCopy(only = ''): Promise<void> {
  saveFile(`${only || 'musette'}.jsonl`, await copyOf(store, only));
}

/** Adds the matches of a file; returns how many came. */
export const addCopy = (text: string): Promise<number> => takeCopy(store, text);
