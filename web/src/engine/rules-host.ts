import type { Claims } from './claims';
import {
  isLocal,
  isStudy,
  isTour,
  LOCAL,
  problem,
  type Chosen,
  type FromWorker,
  type RulesEngine,
  type StorageState,
  type ToThinker,
} from './client';
import type { KeptChange, Store } from './store';

/** A thinking worker that owes an answer for so long is dead. */
const LONGEST_THOUGHT = 60_000;

const hex = (bytes: number) =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Where choices are thought about. */
export interface Thinker {
  post(message: ToThinker): void;
}

/**
 * Runs the rules in their worker: opens tables from the store when they are first wanted, stores what changes before anybody is told of
 * it, and asks the thinking worker for the choices of bots.
 */
export class RulesHost {
  readonly #engine: RulesEngine;
  readonly #store: Store;
  readonly #claims: Claims;
  readonly #tell: (message: FromWorker) => void;
  #thinker: Thinker | null = null;
  readonly #opened = new Set<string>();
  readonly #shown = new Set<string>();
  /** The changes of tables that are not stored. */
  readonly #studies = new Map<string, string[]>();
  /** By table and seat: what bots are asked, and since when. */
  readonly #thoughts = new Map<string, { message: ToThinker & { type: 'choose' }; since: number }>();
  /** What the engine has said in this call. */
  #changes: KeptChange[] = [];
  #forgotten: string[] = [];
  #messages: FromWorker[] = [];
  /** What could not be stored yet. */
  #unsaved: KeptChange[] = [];
  #storage: StorageState = 'kept';
  /** One after the other: what is told later was stored later. */
  #stored: Promise<void> = Promise.resolve();

  constructor(engine: RulesEngine, you: string, store: Store, claims: (host: RulesHost) => Claims, tell: (message: FromWorker) => void) {
    this.#engine = engine;
    this.#store = store;
    this.#claims = claims(this);
    this.#tell = tell;
    engine.start(
      {
        send: (text) => void this.#messages.push({ type: 'sent', text }),
        keep: (table, change) => this.#keep(table, change),
        forget: (table) => void this.#forgotten.push(table),
        think: (table, seat, seq) => this.#think({ type: 'choose', table, seat, seq }),
        now: () => Date.now(),
        seed: () => hex(32),
        id: () => LOCAL + hex(8),
      },
      you,
    );
  }

  isShown(table: string): boolean {
    return this.#shown.has(table);
  }

  /** Another tab has this match now: what is known of it here is old from now on. */
  lost(table: string): void {
    this.#opened.delete(table);
    this.#thoughts.forEach((_, key) => key.startsWith(table) && this.#thoughts.delete(key));
    this.#unsaved = this.#unsaved.filter((change) => change.table !== table);
    if (this.#shown.delete(table)) this.#refuse(table, problem('other-tab'));
  }

  /** A thinking worker, or a new one in place of one that died: it is told all that it has to know. */
  async think(thinker: Thinker): Promise<void> {
    this.#thinker = thinker;
    for (const table of this.#opened) {
      const log = await this.#log(table);
      this.#follow(table, log);
      const last = (JSON.parse(log.at(-1) ?? '{}') as { seq?: number }).seq;
      // What was asked before the last change is old.
      for (const { message } of [...this.#thoughts.values()]) if (message.table === table && message.seq === last) this.#think(message);
    }
  }

  /** To be called now and then. */
  watch(): void {
    const oldest = Math.min(...[...this.#thoughts.values()].map(({ since }) => since));
    if (Date.now() - oldest < LONGEST_THOUGHT) return;
    for (const thought of this.#thoughts.values()) thought.since = Date.now();
    this.#tell({ type: 'thinkerLost' });
  }

  chosen({ table, seat, seq, action }: Chosen): void {
    const key = `${table} ${seat}`;
    if (this.#thoughts.get(key)?.message.seq === seq) this.#thoughts.delete(key);
    if (this.#opened.has(table)) this.#run(() => this.#engine.botMove(table, seat, seq, action));
  }

  async request(id: number, method: string, path: string, body: string): Promise<void> {
    const [table = '', contested = ''] = [...path.matchAll(/\/(?:tables|competitions)\/([^/?]+)/g)].map((found) => found[1]!);
    const wrong = isLocal(table) ? await this.#open(table) : '';
    // A table of a competition that is lost is laid anew.
    if (isLocal(contested)) await this.#open(contested);
    if (wrong && method === 'DELETE') return this.#removeUnread(id, table);
    if (wrong) return this.#tell({ type: 'answer', id, status: 409, text: wrong });
    this.#run(() => {
      const answer = this.#engine.request(method, path, body);
      this.#messages.push({ type: 'answer', id, status: Number(answer.slice(0, 3)), text: answer.slice(4) });
    });
  }

  async receive(text: string): Promise<void> {
    const { type, table = '' } = JSON.parse(text) as { type: string; table?: string };
    if (type === 'Unsubscribe') this.#shown.delete(table);
    const wrong = isLocal(table) && type !== 'Unsubscribe' ? await this.#open(table) : '';
    if (wrong) return this.#refuse(table, wrong);
    if (type === 'Follow' || type === 'Subscribe') this.#shown.add(table);
    this.#run(() => this.#engine.receive(text));
  }

  async take(id: number, table: string): Promise<void> {
    await this.#claims.take(table);
    this.#tell({ type: 'answer', id, status: 200, text: '{}' });
  }

  /** Opens a table unless it is open; a problem as JSON if that cannot be. */
  async #open(table: string): Promise<string> {
    if (this.#opened.has(table)) return '';
    const kept = await this.#store.table(table).catch(() => undefined);
    if (!kept) return problem('no-local-table');
    const running = ['RUNNING', 'WAITING'].includes((JSON.parse(kept.info) as { status: string }).status);
    if (running && !(await this.#claims.claim(table))) return problem('other-tab');
    const changes = await this.#store.changes(table);
    // Meanwhile it may have been opened for somebody else who asked.
    if (this.#opened.has(table)) return '';
    const wrong = this.#engine.open(table, `[${changes.join(',')}]`);
    if (wrong) return wrong;
    this.#opened.add(table);
    if (running) this.#follow(table, changes);
    return '';
  }

  /** What cannot be read can still be removed. */
  async #removeUnread(id: number, table: string): Promise<void> {
    await this.#store.remove(table).catch(() => undefined);
    this.#tell({ type: 'answer', id, status: 200, text: '{}' });
  }

  async #log(table: string): Promise<string[]> {
    if (isStudy(table)) return this.#studies.get(table) ?? [];
    const unsaved = this.#unsaved.filter((change) => change.table === table);
    return [...(await this.#store.changes(table).catch(() => [])), ...unsaved.map(({ change }) => change)];
  }

  #follow(table: string, changes: readonly string[]): void {
    if (isTour(table)) return;
    for (const change of changes) this.#thinker?.post({ type: 'follow', table, change });
  }

  #keep(table: string, change: string): void {
    const { seq } = JSON.parse(change) as { seq: number };
    if (isStudy(table)) this.#studies.set(table, [...(this.#studies.get(table) ?? []), change]);
    else {
      this.#changes.push({ table, seq, change });
      if (!this.#opened.has(table)) void this.#claims.claim(table);
    }
    this.#opened.add(table);
    this.#follow(table, [change]);
  }

  #think(message: ToThinker & { type: 'choose' }): void {
    this.#thoughts.set(`${message.table} ${message.seat}`, { message, since: Date.now() });
    this.#thinker?.post(message);
  }

  #refuse(table: string, wrong: string): void {
    this.#tell({ type: 'sent', text: JSON.stringify({ type: 'Refused', id: '', table, ...(JSON.parse(wrong) as object) }) });
  }

  /** Calls the engine, then stores what it changed, then tells what it said. An engine that throws is not to be trusted any more. */
  #run(call: () => void): void {
    try {
      call();
    } catch (why) {
      this.#tell({ type: 'died', why: String(why) });
      return;
    }
    const [changes, forgotten, messages] = [this.#changes, this.#forgotten, this.#messages];
    [this.#changes, this.#forgotten, this.#messages] = [[], [], []];
    const infos = [...new Set(changes.map(({ table }) => table))]
      .filter((table) => !forgotten.includes(table))
      .map((table) => ({
        table,
        info: this.#engine.request('GET', `/${isTour(table) ? 'competitions' : 'tables'}/${table}`, '').slice(4),
      }));
    this.#stored = this.#stored.then(async () => {
      if (changes.length || this.#unsaved.length) await this.#save(changes, infos);
      for (const table of forgotten) await this.#remove(table);
      for (const message of messages) this.#tell(message);
    });
  }

  async #save(changes: readonly KeptChange[], infos: readonly { table: string; info: string }[]): Promise<void> {
    this.#unsaved.push(...changes);
    const saved = this.#unsaved;
    try {
      await this.#store.add(saved, infos);
      this.#unsaved = this.#unsaved.filter((change) => !saved.includes(change));
      this.#say('kept');
    } catch (why) {
      const name = (why as Error | null)?.name;
      if (name === 'ConstraintError') for (const { table } of infos) this.lost(table);
      else this.#say(name === 'QuotaExceededError' ? 'full' : 'none');
    }
  }

  async #remove(table: string): Promise<void> {
    this.#opened.delete(table);
    if (this.#studies.delete(table)) return;
    this.#unsaved = this.#unsaved.filter((change) => change.table !== table);
    await this.#store.remove(table).catch(() => undefined);
  }

  #say(storage: StorageState): void {
    if (storage === this.#storage) return;
    this.#storage = storage;
    this.#tell({ type: 'storage', state: storage });
  }
}
