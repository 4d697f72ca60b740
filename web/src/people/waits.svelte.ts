import type { Card } from '../generated/types/competition';
import type { TableInfo, Tables } from '../generated/types/protocol';
import { isLocal, isTour } from '../engine/seam';
import { api } from '../lib/api';
import { competitions } from '../lib/competitions';
import { me } from '../lib/me.svelte';
import { company } from './company.svelte';
import { isMyTurn, soonest } from './waiting';

/** What is older than this is asked for again. */
const FRESH = 60_000;

/** What waits for me: my turns among others, who asks me to play, competitions that I have entered. Bots have time. */
class Waits {
  turns = $state.raw<TableInfo[]>([]);
  contests = $state.raw<Card[]>([]);
  #known = 0;

  readonly count = $derived.by(() => this.turns.length + company.known.invitations.length);

  /** A page that has the lists anyway gives them. */
  take(tables: Tables): void {
    this.turns = tables.mine.filter((one) => isMyTurn(one) && !isLocal(one.table)).sort(soonest);
    this.#known = Date.now();
  }

  /** The number for the badge. */
  async look(): Promise<void> {
    if (Date.now() - this.#known < FRESH) return;
    this.#known = Date.now();
    company.load();
    await me.load();
    this.take(await api.tables());
  }

  /** All of it, as it is now. */
  async load(): Promise<void> {
    this.#known = 0;
    company.again();
    const [lists] = await Promise.all([competitions.lists(), this.look()]);
    this.contests = lists.mine.filter((one) => !isTour(one.id) && (one.status === 'OPEN' || one.status === 'RUNNING'));
  }
}
export const waits = new Waits();
