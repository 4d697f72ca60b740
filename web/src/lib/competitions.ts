/** The part of the protocol about competitions: tournaments, tours, the palmares and the lists of months. */
import type { Card, CompetitionInfo, Competitions, Month, NewCompetition, Palmares } from '../generated/types/competition';
import { Problem } from './api';
import { hasServer } from './hosting';
import { ask, localTours, saveFile } from './transport.svelte';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await ask(method, path, body);
  const nobody = { rule: '', reason: 'no-server', about: {} };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(status, nobody);
  }
  if (status !== 200) throw new Problem(status, { ...nobody, ...(value as object) });
  return value as T;
}

const at = (id: string) => `/competitions/${encodeURIComponent(id)}`;

/** What a list shows of a tour of this browser. */
export function card(info: CompetitionInfo): Card {
  return {
    id: info.id,
    name: info.plan.name,
    kind: info.plan.kind,
    status: info.status,
    entered: info.entrants.length,
    entrants: info.plan.entrants,
    round: info.round,
    rounds: info.rounds,
    games: info.plan.stages.map((stage) => stage.game),
    mine: true,
    nextAt: 0,
    changed: info.now,
  };
}

/** In place of a game: the list of those who solve puzzles. */
export const PUZZLES = 'puzzles';

export const competitions = {
  /** Those of the server and those of this browser. */
  lists: async (): Promise<Competitions> => {
    const none: Competitions = { mine: [], open: [], running: [], over: [] };
    const [there, here] = await Promise.all([
      hasServer ? call<Competitions>('GET', '/competitions').catch(() => none) : none,
      localTours(),
    ]);
    return { ...there, mine: [...here.map(card), ...there.mine] };
  },
  create: (wish: NewCompetition) => call<CompetitionInfo>('POST', '/competitions', wish),
  info: (id: string) => call<CompetitionInfo>('GET', at(id)),
  /** Tables that are finished are counted. */
  look: async (info: CompetitionInfo): Promise<CompetitionInfo> => {
    const open = info.roundList.flatMap((round) => round.tables).filter((table) => table.table && !table.scores.length);
    let now = info;
    for (const { table } of info.id.startsWith('local-') ? open : []) {
      now = await call<CompetitionInfo>('POST', `${at(info.id)}/tables/${encodeURIComponent(table)}`);
    }
    return now;
  },
  enter: (id: string) => call<CompetitionInfo>('POST', `${at(id)}/enter`, {}),
  leave: (id: string) => call<CompetitionInfo>('POST', `${at(id)}/leave`, {}),
  start: (id: string) => call<CompetitionInfo>('POST', `${at(id)}/start`, {}),
  remove: (id: string) => call<object>('DELETE', at(id)),
  palmares: (player: string) => call<Palmares>('GET', `/players/${encodeURIComponent(player)}/palmares`),
  month: (game: string, month: string) =>
    call<Month>(
      'GET',
      game === PUZZLES ? `/season/puzzles?month=${encodeURIComponent(month)}` : `/season?game=${game}&month=${encodeURIComponent(month)}`,
    ),
  /** Gives the results as a file. */
  save: async (info: CompetitionInfo, kind: 'csv' | 'json'): Promise<void> => {
    const { status, text } = await ask('GET', `${at(info.id)}/results${kind === 'csv' ? '.csv' : ''}`);
    // A spreadsheet reads letters with accents only after this mark.
    if (status === 200) saveFile(`${info.plan.name}.${kind}`, kind === 'csv' ? `\ufeff${text}` : text);
  },
};
