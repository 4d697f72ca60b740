import type { Person } from '../generated/types/protocol';
import { api } from './api';
import { isLocalPerson, keepName } from './person';
import { hasServer } from './hosting';

/** Who this browser is. A guest until they choose a name. */
class MeState {
  you = $state.raw<Person | null>(null);
  #asked: Promise<void> | undefined;

  /** Resolves when it is known who we are; anything that needs a cookie waits for it. Without an answer of the server it is asked again. */
  load(): Promise<void> {
    this.#asked ??= api.me().then(
      (answer) => {
        this.#is(answer.you);
        if (hasServer && isLocalPerson(answer.you)) this.#asked = undefined;
      },
      () => void (this.#asked = undefined),
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.#is((await api.rename(name)).you);
  }

  async claim(code: string): Promise<void> {
    this.#is((await api.claim(code)).you);
  }

  /** Whether somebody at a table is me: by the server's id, or by that of this browser's own tables. */
  is(person: Pick<Person, 'id'>): boolean {
    return person.id !== '' && (person.id === this.you?.id || isLocalPerson(person));
  }

  #is(you: Person): void {
    this.you = you;
    keepName(you.name);
  }
}

export const me = new MeState();
