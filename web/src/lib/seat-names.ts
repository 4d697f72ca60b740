import type { Seat } from '../generated/types/protocol';

/** The names of people who share this screen, by table and seat. The server knows one name for all of them. */
type Names = Partial<Record<Seat, string>>;
const KEY = 'musette.seats';
const KEPT = 30;

function read(): [string, Names][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Names][];
  } catch {
    return [];
  }
}

export function keepSeatNames(table: string, names: Names): void {
  const kept = [[table, names] as [string, Names], ...read().filter(([id]) => id !== table)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing calls everybody on this screen by the same name.
  }
}

export const seatNameHere = (table: string, seat: Seat): string => read().find(([id]) => id === table)?.[1][seat] ?? '';
