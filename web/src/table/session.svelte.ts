import type { AnyGame } from '../games/contract';
import type { Line, LogItemPlayed, Noted, Seat } from '../generated/types/protocol';
import { prefs } from '../lib/prefs.svelte';
import type { NotAllowed, Statement, Table, TableState } from './table';

/** A line of the log as it is shown. */
export type LogLine =
  | { key: string; kind: 'event'; seq: number; ply: number; seat: Seat; event: Statement; struck: boolean }
  | { key: string; kind: 'note'; seq: number; note: Noted }
  | { key: string; kind: 'undo'; seq: number; seat: Seat; plies: number[] };

/** One event takes this long at speed 1; with many waiting they hurry. */
const BEAT = 520;
const PATIENCE = 14;

/**
 * A table as one person sees it now: it takes what the table says, plays the events one after the other, and only then
 * shows the new view and its offers.
 */
export class Session {
  readonly #table: Table;
  readonly #game: AnyGame;
  #stop: () => void;
  #queue: { state: TableState; how: 'fresh' | 'news' }[] = [];
  #running = false;
  #hurry = false;
  #wake: (() => void) | null = null;

  /** The last thing the table said; the view and offers of it may still be waiting for the events to play. */
  state = $state.raw<TableState | null>(null);
  /** What is drawn. */
  view = $state.raw<unknown>(null);
  event = $state.raw<Statement | null>(null);
  duration = $state(0);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Line[]>([]);
  connection = $state<'open' | 'lost' | 'new'>('new');
  closed = $state.raw<NotAllowed | null>(null);
  /** Events that play after a break in the connection. */
  catchingUp = $state(false);
  /** Events are playing, or a command of mine has no answer yet. */
  busy = $state(false);
  sending = $state(false);

  constructor(table: Table, game: AnyGame) {
    this.#table = table;
    this.#game = game;
    this.#stop = table.listen({
      state: (state, how) => this.#take(state, how),
      said: (lines) => this.#said(lines),
      connection: (how) => this.#connection(how),
      closed: (why) => (this.closed = why),
    });
  }

  get table(): Table {
    return this.#table;
  }

  /** Shows at once what is still to play. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  close(): void {
    this.#hurry = true;
    this.#wake?.();
    this.#stop();
  }

  #connection(how: 'open' | 'lost'): void {
    if (how === 'open' && this.connection === 'lost') this.catchingUp = true;
    this.connection = how;
  }

  #said(lines: Line[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))].sort((a, b) => a.number - b.number);
  }

  #take(state: TableState, how: 'fresh' | 'news'): void {
    this.#queue.push({ state, how });
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const { state, how } = next;
      const eyesChanged = this.state !== null && this.state.eyes !== state.eyes;
      const quiet = how === 'fresh' || this.view === null || eyesChanged;
      this.state = state;
      for (const item of state.log) {
        if (item.type === 'Played') await this.#played(item, quiet);
        else if (item.type === 'TakenBack') this.#takenBack(item.seq, item.seat, item.plies);
        else this.#add([{ key: `n${item.seq}`, kind: 'note', seq: item.seq, note: item }]);
      }
      this.view = state.view;
      this.event = null;
    }
    this.#running = false;
    this.#hurry = false;
    this.busy = false;
    this.catchingUp = false;
  }

  async #played(item: LogItemPlayed, quiet: boolean): Promise<void> {
    const events = item.events as Statement[];
    const lines: LogLine[] = events.map((event, i) => ({
      key: `e${item.seq}.${i}`, kind: 'event', seq: item.seq, ply: item.ply, seat: item.seat, event, struck: false,
    }));
    if (quiet) return this.#add(lines);
    for (const [i, event] of events.entries()) {
      this.busy = true;
      const beats = this.#game.beats?.(event) ?? 1;
      const crowd = 1 + this.#queue.length / PATIENCE;
      // Nobody watches a hidden page, and its timers are slow.
      const still = this.#hurry || document.hidden || !Number.isFinite(prefs.speed);
      this.duration = still ? 0 : (beats * BEAT) / prefs.speed / crowd;
      this.#add([lines[i]!]);
      try {
        this.view = this.#game.apply(this.view, event);
      } catch (problem) {
        console.warn('board: an event could not be drawn', event.type, problem);
      }
      this.event = event;
      if (this.duration > 0) await this.#pause(this.duration);
    }
  }

  #takenBack(seq: number, seat: Seat, plies: number[]): void {
    this.log = this.log.map((line) => (line.kind === 'event' && plies.includes(line.ply) ? { ...line, struck: true } : line));
    this.#add([{ key: `u${seq}`, kind: 'undo', seq, seat, plies }]);
  }

  #add(lines: LogLine[]): void {
    this.log = [...this.log, ...lines];
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      const wake = () => done();
      this.#wake = wake;
      function done() {
        clearTimeout(timer);
        resolve();
      }
    });
  }
}
