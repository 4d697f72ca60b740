/** How long another tab gets to let go of a match that it does not show. */
const PATIENCE = 400;

const nameOf = (table: string) => `musette-table-${table}`;

/**
 * Which matches this tab may change: a running match belongs to one tab at a time. A tab that does not show it lets go of it when
 * another one wants it; from one that shows it, it has to be taken.
 */
export class Claims {
  readonly #locks: LockManager | undefined;
  readonly #channel: BroadcastChannel | undefined;
  readonly #isShown: (table: string) => boolean;
  readonly #lost: (table: string) => void;
  /** How to let go of what is ours. */
  readonly #held = new Map<string, () => void>();

  constructor(isShown: (table: string) => boolean, lost: (table: string) => void) {
    // A page that was not fetched over https has neither; there the keys of the store keep two tabs apart.
    this.#locks = globalThis.navigator?.locks;
    this.#channel = this.#locks && new BroadcastChannel('musette-tables');
    this.#isShown = isShown;
    this.#lost = lost;
    this.#channel?.addEventListener('message', (event) => this.#wanted(String(event.data)));
  }

  async claim(table: string): Promise<boolean> {
    if (!this.#locks || this.#held.has(table)) return true;
    if (await this.#hold(table, { ifAvailable: true })) return true;
    this.#channel?.postMessage(table);
    return this.#hold(table, { signal: AbortSignal.timeout(PATIENCE) });
  }

  /** Takes a match from the tab that shows it. */
  async take(table: string): Promise<void> {
    if (this.#locks && !this.#held.has(table)) await this.#hold(table, { steal: true });
  }

  #hold(table: string, options: LockOptions): Promise<boolean> {
    return new Promise((got) => {
      this.#locks!.request(nameOf(table), options, (lock) => {
        got(lock !== null);
        if (!lock) return undefined;
        return new Promise<void>((release) => this.#held.set(table, release));
      }).catch(() => {
        got(false);
        if (this.#held.delete(table)) this.#lost(table);
      });
    });
  }

  #wanted(table: string): void {
    const release = this.#held.get(table);
    if (!release || this.#isShown(table)) return;
    this.#held.delete(table);
    this.#lost(table);
    release();
  }
}
