import { getContext, setContext } from 'svelte';
import type { Seat } from '../generated/types/kernel';

const KEY = Symbol('wearing');

/** A page that shows a match tells which jersey each seat wears in it: in some games players choose a team. */
export const provideWearing = (wearing: (seat: Seat) => Seat): void => void setContext(KEY, wearing);

/** The jersey that a seat wears here: its own where nothing else is said. */
export const wearing = (): ((seat: Seat) => Seat) => getContext<((seat: Seat) => Seat) | undefined>(KEY) ?? ((seat) => seat);
