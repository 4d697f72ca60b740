/** The HTTP part of the protocol (docs/protocol.md), whoever answers it. A problem is thrown as a `Problem`, worded by `sayProblem`. */
import type {
  About,
  Analysis,
  CheckedRoad,
  CourseCard,
  CourseReport,
  Depth,
  GameInfo,
  Gallery,
  Leaderboard,
  Me,
  MyCourses,
  NewCourse,
  NewTable,
  Problem as ProblemBody,
  Profile,
  Records,
  Replay,
  RoadForecast,
  RoadKind,
  RoadWish,
  Seat,
  SeatOrder,
  SeatWish,
  State,
  TableInfo,
  Tables,
  Transfer,
} from '../generated/types/protocol';
import { ask } from './transport.svelte';

export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(status: number, body: ProblemBody) {
    super(body.reason);
    this.status = status;
    this.body = body;
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await ask(method, path, body);
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Problem(status, { rule: '', reason: 'no-server', about: {} });
  }
  if (status < 200 || status >= 300) throw new Problem(status, { rule: '', reason: 'no-server', about: {}, ...(value as object) });
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
const made = new Map<string, string>();

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
  /** Roads of one's own: what a game can make, and what its reader finds in a text. */
  roads: (game: string) => call<RoadKind>('GET', `/roads/${encodeURIComponent(game)}`),
  checkRoad: (game: string, text: string) => call<CheckedRoad>('POST', `/roads/${encodeURIComponent(game)}/check`, { text }),
  makeRoad: (game: string, wish: RoadWish) => call<CheckedRoad>('POST', `/roads/${encodeURIComponent(game)}/make`, wish),
  forecastRoad: (game: string, text: string) => call<RoadForecast>('POST', `/roads/${encodeURIComponent(game)}/forecast`, { text }),
  shippedRoad: (game: string, course: string) =>
    call<CheckedRoad>('GET', `/roads/${encodeURIComponent(game)}/shipped/${encodeURIComponent(course)}`),
  /** Roads that people show, and those that I keep on the server. */
  gallery: (game: string, order: 'newest' | 'played', page: number) =>
    call<Gallery>('GET', `/gallery?${new URLSearchParams({ game, order, page: String(page) })}`),
  myCourses: () => call<MyCourses>('GET', '/courses'),
  saveCourse: (course: NewCourse) => call<CourseCard>('POST', '/courses', course),
  deleteCourse: (id: string) => call<MyCourses>('DELETE', `/courses/${encodeURIComponent(id)}`),
  reportCourse: (id: string, reason: string) => call<CourseReport>('POST', `/courses/${encodeURIComponent(id)}/report`, { reason }),
  playedCourse: (id: string) => call<CourseCard>('POST', `/courses/${encodeURIComponent(id)}/play`),
  me: () => call<Me>('POST', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  forget: () => call<Me>('DELETE', '/me'),
  transfer: () => call<Transfer>('POST', '/me/transfer'),
  claim: (code: string) => call<Me>('POST', '/me/claim', { code }),
  tables: () => call<Tables>('GET', '/tables'),
  newTable: async (wish: NewTable): Promise<TableInfo> => {
    const info = await call<TableInfo>('POST', '/tables', wish);
    made.set(info.table, info.game);
    return info;
  },
  /** Why a table could not be made; empty if it could. */
  checkTable: (wish: NewTable) => call<ProblemBody[]>('POST', '/tables/check', wish),
  /** Which game is played at a table; of a table made here that is known. */
  gameAt: async (id: string): Promise<string> => made.get(id) ?? (await api.table(id)).game,
  table: (id: string) => call<TableInfo>('GET', table(id)),
  /** What a spectator sees now; asking is not watching. */
  state: (id: string) => call<State>('GET', `${table(id)}/state`),
  seat: (id: string, seat: Seat, kind: SeatWish, bot = '') => call<TableInfo>('PUT', `${table(id)}/seats/${seat}`, { kind, bot }),
  word: (id: string, seat: Seat, word: string) => call<TableInfo>('POST', `${table(id)}/word`, { seat, word }),
  start: (id: string) => call<TableInfo>('POST', `${table(id)}/start`),
  leave: (id: string) => call<TableInfo>('POST', `${table(id)}/leave`),
  rematch: (id: string, order: SeatOrder) => call<TableInfo>('POST', `${table(id)}/rematch`, { order }),
  remove: (id: string) => call<object>('DELETE', table(id)),
  /** Goes on with a match of this browser on the server. */
  adopt: async (id: string) => call<TableInfo>('POST', '/tables/adopt', { log: await call<unknown[]>('GET', `${table(id)}/log`) }),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  /** As many steps as go into one answer, from a number on; table/pages.ts puts them together. */
  replay: (id: string, eyes: Seat | 'ALL', from: number, views: 'YES' | 'NO') =>
    patiently(() => call<Replay>('GET', `${table(id)}/replay?eyes=${eyes}&from=${from}&views=${views}`)),
  /** The same of any record, played again. */
  replayRecord: (record: string, eyes: Seat | 'ALL', from: number, views: 'YES' | 'NO') =>
    patiently(() => call<Replay>('POST', `/replay?eyes=${eyes}&from=${from}&views=${views}`, record)),
  /** `ready` tells whether it is all there; ask again until it is. */
  analysis: (id: string, depth: Depth) => call<Analysis>('GET', `${table(id)}/analysis?depth=${depth}`),
  analysisOfRecord: (record: string, depth: Depth) => call<Analysis>('POST', `/analysis?depth=${depth}`, record),
  leaderboard: (game: string) => call<Leaderboard>('GET', `/leaderboard?game=${encodeURIComponent(game)}`),
  record: (id: string) => call<Records>('GET', `/players/${encodeURIComponent(id)}/record`),
  player: (id: string) => call<Profile>('GET', `/players/${encodeURIComponent(id)}`),
};
