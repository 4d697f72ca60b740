/** What the server knows of matches by turns: holidays, and orders for the next turn. */
import type { Holidays, Seat, TableInfo, Waiting } from '../generated/types/protocol';
import { isLocal } from '../engine/client';
import { call } from '../lib/api';
import { t } from '../lib/ui.svelte';

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

/** Whether nobody sits at the board all the time. */
export const isByTurns = (info: TableInfo): boolean =>
  !isLocal(info.table) && (info.clock.type === 'DaysClock' || info.clock.type === 'NoClock');

/** Whether a seat of mine has to act. */
export const isMyTurn = (info: TableInfo): boolean =>
  info.status === 'RUNNING' && info.seats.some((s) => s.kind === 'PERSON' && info.mine.includes(s.seat) && info.turn.includes(s.seat));

/** The time that I have for a move; Infinity without a clock. */
export const timeLeft = (info: TableInfo): number =>
  Math.min(...info.seats.filter((s) => info.mine.includes(s.seat) && s.left >= 0).map((s) => s.left), Infinity);

/** Matches by the time left, the shortest first. */
export const soonest = (a: TableInfo, b: TableInfo): number => (timeLeft(a) === timeLeft(b) ? 0 : timeLeft(a) - timeLeft(b));

/** Less than this is little. */
export const SOON = 3 * 3_600_000;

/** How long that is, for a row; '' without a clock. */
export function sayTime(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return '';
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t('clock.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours >= 10) return t('home.hours', { hours });
  return hours ? t('home.hours.minutes', { hours, minutes: String(minutes % 60).padStart(2, '0') }) : t('home.minutes', { minutes });
}

export const waiting = {
  at: (table: string, seat: Seat) => call<Waiting>('GET', `${at(table)}/waiting?seat=${seat}`),
  /** An empty action takes the order back. */
  prepare: (table: string, seat: Seat, action: string) => call<Waiting>('PUT', `${at(table)}/order`, { seat, action }),
  holiday: () => call<Holidays>('GET', '/me/holiday'),
  go: (days: number) => call<Holidays>('PUT', '/me/holiday', { days }),
  back: () => call<Holidays>('DELETE', '/me/holiday'),
};
