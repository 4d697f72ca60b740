/** The matches of this browser, in IndexedDB: every change by its table and number, and of every table what a list shows of it. */
export interface KeptChange {
  table: string;
  seq: number;
  /** A LoggedChange as JSON. */
  change: string;
}
export interface KeptTable {
  table: string;
  /** A TableInfo as JSON. */
  info: string;
}

export interface Store {
  /** All or nothing. Fails with a ConstraintError if a change with such a number is there already. */
  add(changes: readonly KeptChange[], tables: readonly KeptTable[]): Promise<void>;
  changes(table: string): Promise<string[]>;
  tables(): Promise<KeptTable[]>;
  table(id: string): Promise<KeptTable | undefined>;
  remove(table: string): Promise<void>;
}

const NAME = 'musette';
const VERSION = 1;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

class Database implements Store {
  #open: Promise<IDBDatabase> | null = null;

  /** Opened with the first question; asked again after a failure, and after a newer version has closed it. */
  #database(): Promise<IDBDatabase> {
    this.#open ??= this.#opened().catch((problem) => {
      this.#open = null;
      throw problem;
    });
    return this.#open;
  }

  async #opened(): Promise<IDBDatabase> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('changes', { keyPath: ['table', 'seq'] });
      request.result.createObjectStore('tables', { keyPath: 'table' });
    };
    const database = await done(request);
    database.onversionchange = database.onclose = () => {
      database.close();
      this.#open = null;
    };
    return database;
  }

  async #write(work: (changes: IDBObjectStore, tables: IDBObjectStore) => void): Promise<void> {
    const transaction = (await this.#database()).transaction(['changes', 'tables'], 'readwrite', { durability: 'relaxed' });
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore('changes'), transaction.objectStore('tables'));
    });
  }

  add(added: readonly KeptChange[], kept: readonly KeptTable[]): Promise<void> {
    return this.#write((changes, tables) => {
      for (const change of added) changes.add(change);
      for (const table of kept) tables.put(table);
    });
  }

  remove(table: string): Promise<void> {
    return this.#write((changes, tables) => {
      changes.delete(IDBKeyRange.bound([table], [table, []]));
      tables.delete(table);
    });
  }

  async changes(table: string): Promise<string[]> {
    const found = (await this.#database()).transaction('changes').objectStore('changes');
    const kept = (await done(found.getAll(IDBKeyRange.bound([table], [table, []])))) as KeptChange[];
    return kept.map(({ change }) => change);
  }

  async tables(): Promise<KeptTable[]> {
    return done((await this.#database()).transaction('tables').objectStore('tables').getAll());
  }

  async table(id: string): Promise<KeptTable | undefined> {
    return done((await this.#database()).transaction('tables').objectStore('tables').get(id));
  }
}

export const store: Store = new Database();
