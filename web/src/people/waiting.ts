/** What the server knows of matches by turns: holidays, and orders for the next turn. */
import type { Holidays, Seat, TableInfo, Waiting } from '../generated/types/protocol';
import { isLocal } from '../engine/seam';
import { call } from '../lib/api';

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

/** Whether nobody sits at the board all the time. */
export const isByTurns = (info: TableInfo): boolean =>
  !isLocal(info.table) && (info.clock.type === 'DaysClock' || info.clock.type === 'NoClock');

/** Whether a seat of mine has to act. */
export const isMyTurn = (info: TableInfo): boolean =>
  info.status === 'RUNNING' && info.seats.some((s) => s.kind === 'PERSON' && info.mine.includes(s.seat) && info.turn.includes(s.seat));

export const waiting = {
  at: (table: string, seat: Seat) => call<Waiting>('GET', `${at(table)}/waiting?seat=${seat}`),
  /** An empty action takes the order back. */
  prepare: (table: string, seat: Seat, action: string) => call<Waiting>('PUT', `${at(table)}/order`, { seat, action }),
  holiday: () => call<Holidays>('GET', '/me/holiday'),
  go: (days: number) => call<Holidays>('PUT', '/me/holiday', { days }),
  back: () => call<Holidays>('DELETE', '/me/holiday'),
};
