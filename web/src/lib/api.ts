/** The HTTP part of the protocol (docs/protocol.md). A problem is thrown as a `Problem`, worded by `sayProblem`. */
import type {
  About,
  Analysis,
  Depth,
  GameInfo,
  Leaderboard,
  Me,
  NewTable,
  Problem as ProblemBody,
  Profile,
  Replay,
  Seat,
  SeatOrder,
  SeatWish,
  TableInfo,
  Tables,
  Transfer,
} from '../generated/types/protocol';

export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(status: number, body: ProblemBody) {
    super(body.reason);
    this.status = status;
    this.body = body;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json' },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, { rule: '', reason: 'no-server', about: {} });
  }
  const text = await answer.text();
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Problem(answer.status, { rule: '', reason: 'no-server', about: {} });
  }
  if (!answer.ok) throw new Problem(answer.status, { rule: '', reason: 'no-server', about: {}, ...(value as object) });
  return value as T;
}

const PAUSE = 2_000;
const TRIES = 5;

/** Where many small requests make up one, a server that is busy for a moment is asked again. */
async function patiently<T>(request: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await request();
    } catch (problem) {
      const busy = problem instanceof Problem && (problem.status === 429 || problem.status === 503);
      if (!busy || tries === TRIES) throw problem;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
let games: Promise<GameInfo[]> | undefined;

export const api = {
  /** The games do not change while the page is open; asked for once. */
  games: (): Promise<GameInfo[]> => {
    games ??= call<GameInfo[]>('GET', '/games').catch((problem) => {
      games = undefined;
      throw problem;
    });
    return games;
  },
  about: async (game: string): Promise<About | undefined> => (await api.games()).find((g) => g.about.id === game)?.about,
  me: () => call<Me>('POST', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  forget: () => call<Me>('DELETE', '/me'),
  transfer: () => call<Transfer>('POST', '/me/transfer'),
  claim: (code: string) => call<Me>('POST', '/me/claim', { code }),
  tables: () => call<Tables>('GET', '/tables'),
  newTable: (wish: NewTable) => call<TableInfo>('POST', '/tables', wish),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  seat: (id: string, seat: Seat, kind: SeatWish, bot = '') => call<TableInfo>('PUT', `${table(id)}/seats/${seat}`, { kind, bot }),
  word: (id: string, seat: Seat, word: string) => call<TableInfo>('POST', `${table(id)}/word`, { seat, word }),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`),
  leave: (id: string) => call<TableInfo>('POST', `${table(id)}/leave`),
  rematch: (id: string, order: SeatOrder) => call<TableInfo>('POST', `${table(id)}/rematch`, { order }),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  /** As many steps as go into one answer, from a number on; table/pages.ts puts them together. */
  replay: (id: string, eyes: Seat | 'ALL', from: number, views: 'YES' | 'NO') =>
    patiently(() => call<Replay>('GET', `${table(id)}/replay?eyes=${eyes}&from=${from}&views=${views}`)),
  /** The same of any record, played again by the server. */
  replayRecord: (record: string, eyes: Seat | 'ALL', from: number, views: 'YES' | 'NO') =>
    patiently(() => call<Replay>('POST', `/replay?eyes=${eyes}&from=${from}&views=${views}`, record)),
  /** `ready` tells whether it is all there; ask again until it is. */
  analysis: (id: string, depth: Depth) => call<Analysis>('GET', `${table(id)}/analysis?depth=${depth}`),
  analysisOfRecord: (record: string, depth: Depth) => call<Analysis>('POST', `/analysis?depth=${depth}`, record),
  leaderboard: (game: string) => call<Leaderboard>('GET', `/leaderboard?game=${encodeURIComponent(game)}`),
  player: (id: string) => call<Profile>('GET', `/players/${encodeURIComponent(id)}`),
};
