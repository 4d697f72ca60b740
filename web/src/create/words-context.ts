import { getContext, setContext } from 'svelte';
import type { Words } from '../lib/words';

const KEY = Symbol('road words');

/** The words of the game whose road is being made. */
export const provideRoadWords = (words: () => Words): void => void setContext(KEY, words);
export const useRoadWords = (): (() => Words) => getContext(KEY);
