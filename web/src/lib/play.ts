import { loadGame } from '../games/registry';
import type { About, NewSeat, NewTable } from '../generated/types/protocol';
import { engineFiles, fetchAhead } from '../engine/load';
import { engine } from '../engine/page.svelte';
import { api, Problem } from './api';
import { commonWords, gameWords } from './catalogue';
import { me } from './me.svelte';
import { PAGES } from './pages';
import { place } from './hosting';
import { prefs } from './prefs.svelte';
import { router } from './router.svelte';
import { t, ui } from './ui.svelte';

/** A good opponent for a first game: neither the weakest nor the strongest. */
export const usualBot = (bots: string[]): string => bots[Math.floor(bots.length / 2)] ?? '';

/** The rulebook that a game follows. */
export const edition = (about: About): string => (ui.words.has(`edition.${about.id}`) ? t(`edition.${about.id}`) : about.edition);

/** The first view comes first. */
const FIRST_VIEW = 300;

/** Who is about to play waits less: what every table needs comes while they look for the button. */
export function prepareToPlay(): void {
  void engine.wake();
  for (const part of [api.games(), PAGES.table(), commonWords(prefs.language)]) part.catch(() => undefined);
}

/** The same when the page has nothing else to do, unless this person saves data. */
export function prepareWhenIdle(): void {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saves) return;
  // What the engine's files are called is known by then: a question costs more than its answer.
  const files = engineFiles(place.base).catch(() => []);
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  setTimeout(() => idle(() => void files.then(fetchAhead).then(prepareToPlay)), FIRST_VIEW);
}

/** Fetches what a table of this game needs while the table is still laid: on a slow line every question and answer counts. */
function prepare(game: string): void {
  void engine.wake();
  const parts = [PAGES.table(), loadGame(game), gameWords(game, prefs.language)];
  // Whatever fails now is asked for again by the page, which also says what is wrong.
  for (const part of parts) part.catch(() => undefined);
}

/** One click: a table of mine against bots, with the usual options or some others, started at once. */
export async function playNow(game: string, options: Record<string, string> = {}): Promise<void> {
  const games = api.games();
  prepare(game);
  await me.load();
  const info = (await games).find((g) => g.about.id === game);
  if (!info) throw new Problem(404, { rule: '', reason: 'unknown-game', about: { game } });
  const seats = Math.min(Math.max(info.about.minSeats, 4), info.about.maxSeats);
  const bot: NewSeat = { kind: 'BOT', bot: usualBot(info.bots), name: '' };
  const wish: NewTable = {
    game,
    options,
    seats: [{ kind: 'ME', bot: '', name: '' }, ...Array<NewSeat>(seats - 1).fill(bot)],
    access: 'PRIVATE',
    spectators: true,
    autoStart: true,
    practice: false,
    clock: { type: 'NoClock' },
    study: '',
  };
  const table = await api.newTable(wish);
  router.go(`/t/${table.table}`);
}
