import type { Person } from '../generated/types/protocol';

const KEY = 'musette.name';
/** Who plays in this browser, for the engine in the page and wherever no server knows us. */
const ID = 'local-me';

let name = '';

function keptName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The same name everywhere: that of the server if there is one. */
export function keepName(wish: string): void {
  name = wish;
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

export function localPerson(): Person {
  name ||= keptName();
  if (!name) keepName(`Guest ${crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36).padStart(4, '0').slice(-4)}`);
  return { id: ID, name, kind: 'GUEST' };
}

export const isLocalPerson = (person: Pick<Person, 'id'>): boolean => person.id === ID;
