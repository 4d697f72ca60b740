import type { Card } from '../generated/types/competition';
import type { Calls, Person, TableInfo, Tables } from '../generated/types/protocol';
import { isLocal, isTour } from '../engine/client';
import { api, call } from '../lib/api';
import { competitions } from '../lib/competitions';
import { me } from '../lib/me.svelte';
import { hasServer } from '../lib/hosting';
import { company } from './company.svelte';
import { isMyTurn, soonest } from './waiting';

/** What is older than this is asked for again. */
const FRESH = 60_000;
const KEY = 'musette.bell';
/** So much is remembered; the lists are shorter. */
const MOST = 200;

type Kind = 'TURN' | 'INVITATION' | 'OVER' | 'TOURNAMENT' | 'FOLLOW';

/** What this browser remembers: what was read, and which kinds the page tells, as TURN.PAGE; null for all of them. */
interface Kept {
  read: string[] | null;
  kinds: string[] | null;
}
function kept(): Kept {
  try {
    return { read: null, kinds: null, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { read: null, kinds: null };
  }
}

/** Somebody whom I follow has sat down; `running` if the match has begun. */
export interface Seated {
  player: Person;
  table: string;
  game: string;
  running: boolean;
}

const people = (one: TableInfo) => new Set(one.seats.filter((s) => s.kind === 'PERSON' || s.kind === 'STAND_IN').map((s) => s.player.id));
const isDone = (one: TableInfo) => (one.status === 'OVER' || one.status === 'ENDED') && people(one).size > 1;

/** What waits for me: my turns among others, who asks me to play, and what is new. Bots have time. Kinds that are off are not told. */
class Waits {
  #kept = $state.raw<Kept>(kept());
  #lists = $state.raw<Pick<Tables, 'mine' | 'open' | 'watch'>>({ mine: [], open: [], watch: [] });
  #contests = $state.raw<Card[]>([]);
  #known = 0;
  #asked = false;

  wants = (kind: Kind): boolean => this.#kept.kinds?.includes(`${kind}.PAGE`) ?? true;

  readonly turns = $derived.by(() => (this.wants('TURN') ? this.#lists.mine.filter(isMyTurn).sort(soonest) : []));
  readonly invitations = $derived.by(() => (this.wants('INVITATION') ? company.known.invitations : []));
  readonly contests = $derived.by(() => (this.wants('TOURNAMENT') ? this.#contests : []));
  /** The matches that have ended since I looked last. */
  readonly over = $derived.by(() => (this.wants('OVER') ? this.#lists.mine.filter((one) => isDone(one) && !this.#isRead(one.table)) : []));
  readonly seated = $derived.by(() => (this.wants('FOLLOW') ? this.#seated() : []));
  readonly #news = $derived.by(() => [
    ...this.over.map((one) => one.table),
    ...this.seated.map((one) => `${one.player.id} ${one.table}`),
    ...(this.wants('TOURNAMENT') ? this.#lists.mine.filter(isNextRound).map((one) => one.contest) : []),
  ]);
  readonly count = $derived.by(() => this.turns.length + this.invitations.length + this.#news.filter((one) => !this.#isRead(one)).length);

  #isRead = (news: string): boolean => this.#kept.read?.includes(news) ?? true;

  #seated(): Seated[] {
    const { open, watch } = this.#lists;
    return company.known.follows.flatMap(({ player, table }): Seated[] => {
      const free = open.find((one) => people(one).has(player.id) && !one.mine.length);
      const seen = watch.find((one) => one.table === table);
      if (table && !seen?.mine.length) return [{ player, table, game: seen?.game ?? '', running: true }];
      return free ? [{ player, table: free.table, game: free.game, running: false }] : [];
    });
  }

  /** A page that has the lists anyway gives them. Whoever looks for the first time has read what is there. */
  take(tables: Tables): void {
    this.#lists = { ...tables, mine: tables.mine.filter((one) => !isLocal(one.table)) };
    this.#known = Date.now();
    if (!this.#kept.read) this.#keep({ read: tables.mine.filter(isDone).map((one) => one.table) });
  }

  /** The number for the badge. */
  async look(): Promise<void> {
    company.load();
    await me.load();
    // Without an answer the last choice holds.
    if (!this.#asked && hasServer)
      await call<Calls>('GET', '/me/calls').then(
        ({ settings }) => this.choose(settings.kinds),
        () => undefined,
      );
    if (Date.now() - this.#known < FRESH) return;
    this.#known = Date.now();
    this.take(await api.tables());
  }

  /** Which kinds the page tells. */
  choose(kinds: string[]): void {
    this.#asked = true;
    this.#keep({ kinds });
  }

  /** All of it, as it is now. */
  async load(): Promise<void> {
    this.#known = 0;
    company.again();
    const [lists] = await Promise.all([competitions.lists(), this.look()]);
    this.#contests = lists.mine.filter((one) => !isTour(one.id) && (one.status === 'OPEN' || one.status === 'RUNNING'));
  }

  /** I have read the list. */
  read(): void {
    this.#keep({ read: [...new Set([...this.#news, ...(this.#kept.read ?? [])])].slice(0, MOST) });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // It holds until the page is closed.
    }
  }
}
/** My table of a competition; where it is my turn, the turn itself is told. */
const isNextRound = (one: TableInfo) => one.contest !== '' && one.status === 'RUNNING' && !isMyTurn(one);

export const waits = new Waits();
