import { PROTOCOL, type ToClient, type ToServer } from '../generated/types/protocol';
import { me } from '../lib/me.svelte';
import { isLocalPerson } from '../lib/person';
import { hasServer } from '../lib/hosting';
import { updates } from '../offline/updates.svelte';
import type { Link } from './link';

type Listener = (message: ToClient) => void;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;

/** The one WebSocket of this page. It comes back by itself; whoever listens is told when it is open or lost. */
class Socket implements Link {
  readonly chats = true;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #listeners = new Set<Listener>();
  #watchers = new Set<(open: boolean) => void>();
  #open = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;

  constructor() {
    setInterval(() => this.#beat(), HEARTBEAT);
    addEventListener('online', () => this.#now());
    addEventListener('offline', () => this.#cut());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#now());
  }

  attach(listener: Listener, watcher: (open: boolean) => void): () => void {
    this.#listeners.add(listener);
    this.#watchers.add(watcher);
    if (this.#open) watcher(true);
    else void this.#connect();
    return () => {
      this.#listeners.delete(listener);
      this.#watchers.delete(watcher);
    };
  }

  send(message: ToServer): void {
    if (this.#open) this.#socket?.send(JSON.stringify(message));
  }

  /** The server lets in only whom it knows: without an answer to who we are there is nothing to try yet. */
  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    if (!hasServer) return;
    await me.load();
    if (this.#socket || this.#listeners.size === 0) return;
    if (!me.you || isLocalPerson(me.you)) return this.#later();
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      const message = JSON.parse(String(event.data)) as ToClient;
      if (message.type === 'Welcome') {
        if (message.protocol !== PROTOCOL) void updates.outdated();
        this.#wait = FIRST_WAIT;
        this.#tell(true);
      }
      for (const listener of [...this.#listeners]) listener(message);
    };
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => socket.close();
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#tell(false);
    if (this.#listeners.size > 0) this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #tell(open: boolean): void {
    if (this.#open === open && open) return;
    this.#open = open;
    for (const watcher of [...this.#watchers]) watcher(open);
  }

  #now(): void {
    if (!this.#socket && this.#listeners.size > 0) void this.#connect();
  }

  /** A socket that says nothing for two heartbeats is dead, whatever the browser thinks. */
  #beat(): void {
    if (!this.#open || !this.#socket) return;
    if (Date.now() - this.#heard > 2.5 * HEARTBEAT) this.#cut();
    else this.send({ type: 'Ping' });
  }

  /** The browser may take minutes to notice that nobody is at the other end. */
  #cut(): void {
    const dead = this.#socket;
    if (!dead) return;
    dead.close();
    this.#lost(dead);
  }
}

export const socket = new Socket();
