import type { About, NewSeat, NewTable } from '../generated/types/protocol';
import { api, Problem } from './api';
import { me } from './me.svelte';
import { router } from './router.svelte';
import { t, ui } from './ui.svelte';

/** A good opponent for a first game: neither the weakest nor the strongest. */
export const usualBot = (bots: string[]): string => bots[Math.floor(bots.length / 2)] ?? '';

/** The rulebook that a game follows. */
export const edition = (about: About): string => (ui.words.has(`edition.${about.id}`) ? t(`edition.${about.id}`) : about.edition);

/** One click: a table of mine against bots, with the usual options, started at once. */
export async function playNow(game: string): Promise<void> {
  await me.load();
  const info = (await api.games()).find((g) => g.about.id === game);
  if (!info) throw new Problem(404, { rule: '', reason: 'unknown-game', about: { game } });
  const seats = Math.min(Math.max(info.about.minSeats, 4), info.about.maxSeats);
  const bot: NewSeat = { kind: 'BOT', bot: usualBot(info.bots) };
  const wish: NewTable = {
    game,
    options: {},
    seats: [{ kind: 'ME', bot: '' }, ...Array<NewSeat>(seats - 1).fill(bot)],
    access: 'PRIVATE',
    spectators: true,
    autoStart: true,
    practice: false,
    clock: { type: 'NoClock' },
  };
  const table = await api.newTable(wish);
  router.go(`/t/${table.table}`);
}
