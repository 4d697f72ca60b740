/**
 * Progress for people with an account: what this device knows and what the server knows become one, on both sides. Whoever has no
 * account, or no server, loses nothing by it: all is kept in the browser anyway, and nothing waits for an answer.
 */
import type { Learning, Learnt } from '../generated/types/protocol';
import { call, Problem } from '../lib/api';
import { me } from '../lib/me.svelte';
import { isLocalPerson } from '../lib/person';
import { server } from '../lib/transport.svelte';
import { merged, NOTHING, sound } from '../puzzles/kept';
import { progress as puzzles } from '../puzzles/progress.svelte';
import type { Exercise } from '../puzzles/shape';
import { progress as lessons } from './progress.svelte';
import { mergedTasks, soundTasks } from './solved';

const ROUTE = '/me/learning';
/** Whose progress this browser holds: that of one person does not become another's. */
const OWNER = 'musette.learning';
/** Several answers soon after each other go together. */
const SOON = 2_000;
const FRESH = 60_000;
const TRIES = 3;

let asked = 0;
let version = -1;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> = Promise.resolve();

const parsed = (texts: readonly string[]): unknown[] =>
  texts.flatMap((text) => {
    try {
      return [JSON.parse(text) as unknown];
    } catch {
      return [];
    }
  });
const printed = (exercises: readonly Exercise[]) => exercises.map((one) => JSON.stringify(one));

function owner(): string {
  try {
    return localStorage.getItem(OWNER) ?? '';
  } catch {
    return '';
  }
}
function own(player: string): void {
  try {
    localStorage.setItem(OWNER, player);
  } catch {
    // Then nothing of anybody stays here.
  }
}

function here(): Learnt {
  const { tasks, own: mine, ...kept } = puzzles.kept;
  return { lessons: lessons.kept, ...kept, tasks: printed(tasks), own: printed(mine) };
}

/** Puts both together here; true if the server does not have all of it. */
function take({ learnt }: Learning, player: string): boolean {
  const theirs = sound({ ...learnt, tasks: parsed(learnt.tasks), own: parsed(learnt.own) });
  const before = owner();
  const foreign = before !== '' && before !== player;
  puzzles.become(merged(theirs, foreign ? NOTHING : puzzles.kept));
  lessons.become(mergedTasks(soundTasks(learnt.lessons), foreign ? {} : lessons.kept));
  own(player);
  const text = ({ tasks, own: mine, ...rest }: Learnt) => sorted({ ...rest, tasks: parsed(tasks), own: parsed(mine) });
  return text(here()) !== text(learnt);
}

/** JSON with the names in order, so that equal things are equal texts. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

async function meet(): Promise<void> {
  await me.load();
  const player = me.you;
  if (!player || isLocalPerson(player) || !server.reachable) return;
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await call<Learning>('GET', ROUTE);
    asked = Date.now();
    version = found.kept ? found.version : -1;
    if (!found.kept || !take(found, player.id)) return;
    try {
      version = (await call<Learning>('PUT', ROUTE, { version, learnt: here() })).version;
      return;
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.body.reason !== 'learning-changed') throw problem;
    }
  }
}

/** One after the other; what fails is tried with the next change or visit. */
function together(work: () => Promise<void>): Promise<void> {
  running = running.then(work).catch(() => undefined);
  return running;
}

function changed(): void {
  if (version < 0) return;
  clearTimeout(timer);
  timer = setTimeout(() => void together(meet), SOON);
}

/** On every page that shows progress. */
export function meetProgress(): void {
  puzzles.changed = lessons.changed = changed;
  if (version >= 0 && Date.now() - asked < FRESH) return;
  void together(meet);
}
