/**
 * Who answers: the server or the engine in this page. This is decided here and nowhere else, by what is asked: tables of this browser
 * and new tables without other people belong to the engine, and whatever it can do is done by it when no server answers.
 */
import { analyses, engine } from '../engine/page.svelte';
import type { Answer } from '../engine/engine';
import { isLocal, isTour, problem } from '../engine/client';
import { store } from '../engine/store';
import type { Depth, NewTable, TableInfo, Tables } from '../generated/types/protocol';
import type { CompetitionInfo, NewCompetition } from '../generated/types/competition';
import { keepName, localPerson } from './person';
import { fileAt, hasServer } from './hosting';

class ServerState {
  /** The server answered when it was last asked. */
  reachable = $state(hasServer);
}
export const server = new ServerState();

/** What the engine in the page can answer as well. */
const EITHER = new Set(['GET /games', 'POST /replay', 'POST /analysis', 'POST /me', 'PATCH /me']);

const NOBODY: Answer = { status: 0, text: problem('no-server') };

/** `body` is a record as text, or is sent as JSON. */
export async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
  const route = `${method} ${path.split('?')[0]}`;
  if (isLocal(path.slice('/tables/'.length)) || isTour(path.slice('/competitions/'.length))) return here(method, path, body);
  if (route === 'POST /competitions' && isAlone(body as NewCompetition)) return here(method, path, body);
  // Bots ride in a worker of the page; who asks for it this way has none.
  if (path.startsWith('/roads/') && !path.endsWith('/forecast')) return hereOrThere(method, path, body);
  if (route === 'GET /tables') return allTables();
  if (route === 'POST /tables' && staysHere(body as NewTable)) return hereOrThere(method, path, body);
  if (!EITHER.has(route)) return there(method, path, body);
  const answer = await there(method, path, body);
  return answer.status === 0 ? here(method, path, body) : answer;
}

const isText = (body: unknown): body is string => typeof body === 'string';
const textOf = (body: unknown) => (body === undefined || isText(body) ? body : JSON.stringify(body));

async function there(method: string, path: string, body?: unknown): Promise<Answer> {
  if (!hasServer) return { status: 0, text: problem('needs-server') };
  try {
    const answer = await fetch(fileAt(`api${path}`), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': isText(body) ? 'text/plain' : 'application/json' },
      body: textOf(body),
    });
    server.reachable = true;
    return { status: answer.status, text: await answer.text() };
  } catch {
    server.reachable = false;
    return NOBODY;
  }
}

async function here(method: string, path: string, body?: unknown): Promise<Answer> {
  const text = textOf(body) ?? '';
  const [address = '', query = ''] = path.split('?');
  const depth = (new URLSearchParams(query).get('depth') ?? 'DECISIONS') as Depth;
  if (address === '/me') return meHere(method, text);
  if (address === '/analysis') return analysis(text, depth);
  if (!address.endsWith('/analysis')) return engine.request(method, path, text);
  const record = await engine.request('GET', address.replace(/analysis$/, 'record'), '');
  return record.status === 200 ? analysis(record.text, depth) : record;
}

function analysis(record: string, depth: Depth): Answer {
  const found = analyses.ask(record, depth);
  return typeof found === 'string' ? { status: 503, text: problem(found) } : { status: 200, text: JSON.stringify(found) };
}

function meHere(method: string, body: string): Answer {
  if (method === 'PATCH') keepName((JSON.parse(body) as { name: string }).name);
  return { status: 200, text: JSON.stringify({ you: localPerson() }) };
}

/** A clock and an open seat need other people, and those need the server. */
const staysHere = (wish: NewTable) => wish.clock.type === 'NoClock' && wish.seats.every((seat) => seat.kind !== 'OPEN');

/** A competition without a clock and without an end is for one screen. */
const isAlone = ({ plan }: NewCompetition) => plan.clock.type === 'NoClock' && plan.closes === 0;

/** A browser that cannot run the engine asks the server, if there is one. */
async function hereOrThere(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await engine.request(method, path, textOf(body) ?? '');
  return answer.status === 503 && hasServer ? there(method, path, body) : answer;
}

/** The tables of this browser, the last ones first. */
export async function localTables(): Promise<TableInfo[]> {
  const kept = await store.tables().catch(() => []);
  return kept
    .filter(({ table }) => !isTour(table))
    .map(({ info }) => JSON.parse(info) as TableInfo)
    .sort((a, b) => b.changed - a.changed);
}

/** The tours of this browser as they were stored, the last ones first. */
export async function localTours(): Promise<CompetitionInfo[]> {
  const kept = await store.tables().catch(() => []);
  return kept
    .filter(({ table }) => isTour(table))
    .map(({ info }) => JSON.parse(info) as CompetitionInfo)
    .sort((a, b) => b.now - a.now);
}

async function allTables(): Promise<Answer> {
  const [answer, mine] = await Promise.all([there('GET', '/tables'), localTables()]);
  if (answer.status !== 200 && answer.status !== 0) return answer;
  const listed = (answer.status === 200 ? JSON.parse(answer.text) : { mine: [], open: [], watch: [] }) as Tables;
  const shown = mine.filter((info) => info.status !== 'CANCELLED');
  return { status: 200, text: JSON.stringify({ ...listed, mine: [...listed.mine, ...shown] }) };
}

/** A link to the record of a table of this browser has nothing behind it: the file is made when it is wanted. */
async function download(link: HTMLAnchorElement, path: string): Promise<void> {
  const record = await engine.request('GET', path, '');
  if (record.status === 200) saveFile(link.download, record.text);
}

/** Gives somebody a text as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a[download]') as HTMLAnchorElement | null;
  const path = link?.getAttribute('href')?.split('/api')[1] ?? '';
  if (!link || !isLocal(path.slice('/tables/'.length))) return;
  event.preventDefault();
  void download(link, path);
});
