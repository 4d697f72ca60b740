/** The service worker of this page: everything without a network, and new versions between matches (public/sw.js). */
import { isLocal } from '../engine/client';
import { fileAt, place } from '../lib/hosting';
import { sha256 } from '../lib/sha256';

/** Every page in which a match runs holds this lock together with the others. */
const MATCH = 'musette-match';
/** The first view comes first. */
const LATER = 4_000;
const HOUR = 3_600_000;
/** The version for which this tab has given up its page already. */
const TRIED = 'musette.outdated';

export interface TakeNews {
  game: string;
  bytes?: number;
  done?: boolean;
  failed?: boolean;
}

/** As the browser computes it: the list is long, and a phone needs a moment for it. */
async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The name of what the server has now. */
async function newest(): Promise<string> {
  const lists = ['files.json', 'engine/engine.json'].map(async (name) => {
    const answer = await fetch(fileAt(name), { cache: 'no-store' });
    if (!answer.ok) throw new Error(name);
    return answer.text();
  });
  const text = (await Promise.all(lists)).join('\n');
  return (isSecureContext ? await digest(text) : sha256(text)).slice(0, 16);
}

class Updates {
  /** Everything is here: it works without a network. */
  ready = $state(false);
  /** A newer version is here and waits for the end of the matches. */
  waiting = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #wanted = new Set<string>();
  #served = new Set<() => void>();
  #known = '';
  #outdated = false;

  get possible(): boolean {
    return 'serviceWorker' in navigator && isSecureContext && import.meta.env.PROD;
  }

  start(): void {
    // A part of this version is no longer there.
    addEventListener('vite:preloadError', () => void this.outdated());
    if (!this.possible) return;
    const old = navigator.serviceWorker.controller;
    // The new version has taken over: from here on the files of the old one are gone.
    if (old) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    void navigator.serviceWorker.getRegistration(place.base).then((found) => found?.waiting && this.#found(found, 'start'));
    setTimeout(() => void this.look(), LATER);
    setInterval(() => void this.look(), HOUR);
  }

  /** Looks for a newer version, and fetches it if there is one. */
  async look(): Promise<void> {
    try {
      const version = await newest();
      if (version === this.#known) return;
      const address = fileAt(`sw.js?v=${version}`);
      const registration = await navigator.serviceWorker.register(address, { scope: place.base, updateViaCache: 'none' });
      this.#known = version;
      this.#found(registration, 'look');
    } catch {
      // Without a network, or without an engine beside the page, things stay as they are.
    }
  }

  /** This page does not fit what the server has now. It goes over to that version, and tries it only once. */
  async outdated(): Promise<void> {
    const version = await newest().catch(() => '');
    if (!version || sessionStorage.getItem(TRIED) === version) return;
    sessionStorage.setItem(TRIED, version);
    if (!navigator.serviceWorker?.controller) return location.reload();
    this.#outdated = true;
    await this.look();
    if (this.#registration) this.#see();
  }

  #found(registration: ServiceWorkerRegistration, when: 'start' | 'look'): void {
    this.#registration = registration;
    registration.onupdatefound = () => this.#follow(registration.installing);
    this.#follow(registration.installing);
    this.#see();
    if (when === 'start' && this.waiting && !location.href.includes('/t/')) void this.apply();
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => this.#see());
  }

  #see(): void {
    const { active, waiting } = this.#registration!;
    this.waiting = waiting !== null && active !== null;
    this.ready = active?.state === 'activated';
    if (this.ready) for (const game of this.#wanted) this.take(game);
    if (!this.#outdated || !this.waiting) return;
    // A match at the server loses nothing; those on this device are waited for.
    for (const release of this.#served) release();
    void this.apply('waiting');
  }

  /** Goes over to the new version, unless a match runs in this tab or another; tells whether it does. Who waits does so when it is over. */
  async apply(how: 'now' | 'waiting' = 'now'): Promise<boolean> {
    const worker = this.#registration?.waiting;
    if (!worker) return false;
    return navigator.locks.request(MATCH, { ifAvailable: how === 'now' }, async (lock) => {
      if (!lock) return false;
      worker.postMessage({ type: 'apply' });
      // The page is loaded anew before this ends; no match may begin meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      return true;
    });
  }

  /** A match runs in this page, until the returned function is called. */
  holdMatch(table: string): () => void {
    let release = () => {};
    const over = new Promise<void>((resolve) => (release = resolve));
    void navigator.locks?.request(MATCH, { mode: 'shared' }, () => over);
    if (!isLocal(table)) this.#served.add(release);
    return () => {
      this.#served.delete(release);
      release();
    };
  }

  /** A game is wanted: all of it is fetched, also what is needed only later. */
  take(game: string, news?: (news: TakeNews) => void): void {
    this.#wanted.add(game);
    const worker = this.#registration?.active;
    if (!worker) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<TakeNews>) => {
      if (event.data.done) this.#wanted.delete(game);
      news?.(event.data);
    };
    worker.postMessage({ type: 'take', game }, [port2]);
  }
}

export const updates = new Updates();
