/** What an operator asks the server; anybody else gets nothing. */
import type { Act, Deed, Desk, DeskTable, Known, Reported } from '../generated/types/protocol';
import { call } from '../lib/api';

export const admin = {
  enter: (code: string) => call<Desk>('POST', '/admin/enter', { code }),
  desk: () => call<Desk>('GET', '/admin'),
  people: (text: string) => call<Known[]>('GET', `/admin/people?text=${encodeURIComponent(text)}`),
  reports: () => call<Reported[]>('GET', '/admin/reports'),
  log: () => call<Act[]>('GET', '/admin/log'),
  tables: () => call<DeskTable[]>('GET', '/admin/tables'),
  act: (deed: Partial<Deed> & Pick<Deed, 'act'>) =>
    call<Desk>('POST', '/admin/acts', { subject: '', text: '', reason: '', days: 0, ...deed }),
};
export type Do = (deed: Partial<Deed> & Pick<Deed, 'act'>) => Promise<void>;
