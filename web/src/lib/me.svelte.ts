import type { Person } from '../generated/types/protocol';
import { api } from './api';

/** Who this browser is. A guest until he chooses a name. */
class MeState {
  you = $state.raw<Person | null>(null);
  #asked: Promise<void> | undefined;

  /** Resolves when the server knows us; anything that needs a cookie waits for it. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (answer) => void (this.you = answer.you),
      () => void (this.#asked = undefined),
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.you = (await api.rename(name)).you;
  }

  async claim(code: string): Promise<void> {
    this.you = (await api.claim(code)).you;
  }
}

export const me = new MeState();
