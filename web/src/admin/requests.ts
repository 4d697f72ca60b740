/** What an operator asks the server; anybody else gets nothing. */
import type { Act, OperatorRequest, OperatorOverview, OperatorTable, Known, Reported } from '../generated/types/protocol';
import { call } from '../lib/api';

export const admin = {
  enter: (code: string) => call<OperatorOverview>('POST', '/admin/enter', { code }),
  desk: () => call<OperatorOverview>('GET', '/admin'),
  people: (text: string) => call<Known[]>('GET', `/admin/people?text=${encodeURIComponent(text)}`),
  reports: () => call<Reported[]>('GET', '/admin/reports'),
  log: () => call<Act[]>('GET', '/admin/log'),
  tables: () => call<OperatorTable[]>('GET', '/admin/tables'),
  act: (deed: Partial<OperatorRequest> & Pick<OperatorRequest, 'act'>) =>
    call<OperatorOverview>('POST', '/admin/acts', { subject: '', text: '', reason: '', days: 0, ...deed }),
};
export type Do = (deed: Partial<OperatorRequest> & Pick<OperatorRequest, 'act'>) => Promise<void>;
