import type { ToClient, ToServer } from '../generated/types/protocol';
import type { Link } from '../table/link';
import { problem, type EngineKind, type FromWorker, type StorageState } from './client';
import { begin, type EngineWorker, type Hire } from './workers';

export interface Answer {
  status: number;
  text: string;
}

/** What the page shows of the engine. */
export interface EngineNews {
  ready(kind: EngineKind): void;
  storage(state: StorageState): void;
  /** It died and was started again, or it died too often (`false`). */
  restarted(again: boolean): void;
}

/** An engine that dies more often than this within a minute is given up. */
const MOST_DEATHS = 3;
const MINUTE = 60_000;

/**
 * The engine in this page: two workers, started when they are first wanted. When one dies, it is started again; tables are opened anew
 * from the store, and whoever is attached is told of a lost and a new connection, as with a server.
 */
export class Engine implements Link {
  readonly chats = false;
  readonly #hire: Hire;
  readonly #base: string;
  readonly #you: () => string;
  readonly #news: EngineNews;
  #rules: EngineWorker | null = null;
  #thinker: EngineWorker | null = null;
  #started: Promise<string> | null = null;
  #open = false;
  #ids = 0;
  #deaths: number[] = [];
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #listeners = new Set<(message: ToClient) => void>();
  readonly #watchers = new Set<(open: boolean) => void>();

  constructor(hire: Hire, base: string, you: () => string, news: EngineNews) {
    this.#hire = hire;
    this.#base = base;
    this.#you = you;
    this.#news = news;
  }

  /** Starts the engine unless it runs; '' when it does, otherwise the reason why it cannot. */
  wake(): Promise<string> {
    this.#started ??= this.#start().catch((why: Error) => {
      this.#end();
      // The next one who needs it tries again.
      this.#started = null;
      return why.message;
    });
    return this.#started;
  }

  async #start(): Promise<string> {
    this.#rules = this.#hire();
    const kind = await begin(this.#rules, 'rules', this.#base, this.#you(), (message) => this.#hear(message));
    // Only now: both at once would fetch the same file twice, and nobody waits for a bot before the first view.
    this.#thinker = this.#hire();
    this.#beginThinker().catch(() => this.#giveUp());
    this.#join();
    this.#news.ready(kind);
    this.#tell(true);
    return '';
  }

  #beginThinker(): Promise<EngineKind> {
    return begin(this.#thinker!, 'thinking', this.#base, '', (message) => {
      if (message.type === 'died') void this.#newThinker();
      else if (message.type === 'hinted') this.#hear({ type: 'answer', id: message.id, status: 200, text: message.advice });
    });
  }

  #join(): void {
    const { port1, port2 } = new MessageChannel();
    this.#rules!.postMessage({ type: 'thinker', port: port1 }, [port1]);
    this.#thinker!.postMessage({ type: 'thinker', port: port2 }, [port2]);
  }

  async #newThinker(): Promise<void> {
    this.#thinker?.terminate();
    if (this.#diesTooOften()) return this.#giveUp();
    this.#thinker = this.#hire();
    await this.#beginThinker().then(
      () => this.#join(),
      () => this.#giveUp(),
    );
  }

  async request(method: string, path: string, body: string): Promise<Answer> {
    const wrong = await this.wake();
    if (wrong) return { status: 503, text: problem(wrong) };
    return this.#ask((id) => this.#rules!.postMessage({ type: 'request', id, method, path, body }));
  }

  /** Takes a match from another tab. */
  async take(table: string): Promise<void> {
    if (!(await this.wake())) await this.#ask((id) => this.#rules!.postMessage({ type: 'take', id, table }));
  }

  /** What every choice of a seat at a table of this page is worth, thought about from its own view. */
  async hint(table: string, seat: string): Promise<Answer> {
    const wrong = await this.wake();
    if (wrong) return { status: 503, text: problem(wrong) };
    return this.#ask((id) => this.#thinker!.postMessage({ type: 'hint', id, table, seat }));
  }

  #ask(send: (id: number) => void): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.#ids++;
      this.#waiting.set(id, resolve);
      send(id);
    });
  }

  attach(listener: (message: ToClient) => void, watcher: (open: boolean) => void): () => void {
    this.#listeners.add(listener);
    this.#watchers.add(watcher);
    if (this.#open) watcher(true);
    else void this.wake();
    return () => {
      this.#listeners.delete(listener);
      this.#watchers.delete(watcher);
    };
  }

  send(message: ToServer): void {
    if (this.#open) this.#rules!.postMessage({ type: 'receive', text: JSON.stringify(message) });
  }

  #hear(message: FromWorker): void {
    if (message.type === 'sent') {
      const said = JSON.parse(message.text) as ToClient;
      for (const listener of [...this.#listeners]) listener(said);
    } else if (message.type === 'answer') {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    } else if (message.type === 'storage') this.#news.storage(message.state);
    else if (message.type === 'thinkerLost') void this.#newThinker();
    else if (message.type === 'died') this.#died(message.why);
  }

  /** What was shown as saved is in the store; whoever waits for an answer asks again. */
  #died(why: string): void {
    console.info('engine', why);
    this.#end();
    if (this.#diesTooOften()) return this.#giveUp();
    this.#started = null;
    void this.wake().then((wrong) => this.#news.restarted(wrong === ''));
  }

  #diesTooOften(): boolean {
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((at) => now - at < MINUTE), now];
    return this.#deaths.length > MOST_DEATHS;
  }

  #giveUp(): void {
    this.#end();
    this.#started = Promise.resolve('engine-died');
    this.#news.restarted(false);
  }

  #end(): void {
    this.#rules?.terminate();
    this.#thinker?.terminate();
    this.#rules = this.#thinker = null;
    for (const answer of this.#waiting.values()) answer({ status: 503, text: problem('engine-restarted') });
    this.#waiting.clear();
    if (this.#open) this.#tell(false);
  }

  #tell(open: boolean): void {
    this.#open = open;
    for (const watcher of [...this.#watchers]) watcher(open);
  }
}
