import type { AnyGame } from '../games/contract';
import type { Line, LogItem, LogItemPlayed, Noted, Seat } from '../generated/types/protocol';
import { prefs } from '../lib/prefs.svelte';
import { eventDuration, forcedPause } from './pace';
import type { NotAllowed, Statement, Table, TableState } from './table';

/** A line of the log as it is shown. */
export type LogLine =
  | { key: string; kind: 'event'; seq: number; ply: number; seat: Seat; event: Statement; struck: boolean }
  | { key: string; kind: 'note'; seq: number; note: Noted }
  | { key: string; kind: 'undo'; seq: number; seat: Seat; plies: number[] };

/** Between two stages the table waits this long for somebody who looks at the result. */
const STOP = 8000;

/** A piece that is sent on its way is drawn there within these frames. */
const FRAMES = 3;

/** Waits until the board has drawn what it was last told; a page that nobody sees draws nothing. */
async function drawn(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, 1000));
  for (let frame = 0; frame < FRAMES && !document.hidden; frame++) {
    await Promise.race([late, new Promise(requestAnimationFrame)]);
  }
}

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
  #rushes = 0;
  #wake: (() => void) | null = null;
  #chose = performance.now();

  /** The last thing the table said; the view and offers of it may still be waiting for the events to play. */
  state = $state.raw<TableState | null>(null);
  /** What is drawn. */
  view = $state.raw<unknown>(null);
  event = $state.raw<Statement | null>(null);
  duration = $state(0);
  log = $state.raw<LogLine[]>([]);
  /** How many lines the log had when I chose last. */
  since = $state(0);
  chat = $state.raw<Line[]>([]);
  connection = $state<'open' | 'lost' | 'new'>('new');
  closed = $state.raw<NotAllowed | null>(null);
  /** Events that play after a break in the connection. */
  catchingUp = $state(false);
  /** Events are playing, or a command of mine has no answer yet. */
  busy = $state(false);
  sending = $state(false);
  /** A stage has ended, and its result is looked at until {@link goOn} or for a while. */
  stopped = $state(false);

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

  /** Somebody has the device: their eyes from now on. */
  lift(): void {
    if (this.state) this.#table.look(this.state.curtain);
  }

  /** I have chosen: from now on I wait. What the others do meanwhile is what happened since my last turn. */
  chose(): void {
    this.#chose = performance.now();
    this.since = this.log.length;
  }

  /** How long the only choice is seen before it is made for me. Whoever has waited for the others still waits meanwhile. */
  forcedPause(): number {
    return forcedPause(prefs.speed, performance.now() - this.#chose);
  }

  /** Shows at once what is still to play. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  /** On to the next stage. */
  goOn(): void {
    this.#wake?.();
  }

  /** Shows at once all that comes until this is done. */
  async rush(command: Promise<void>): Promise<void> {
    this.#rushes++;
    this.skip();
    try {
      await command;
    } finally {
      this.#rushes--;
      this.#hurry &&= this.#running;
    }
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
      if (next.how === 'fresh') this.#show(next.state);
      else await this.#play(next.state);
      if (this.#queue.length === 0 && this.#isPassedOn()) await drawn();
      if (this.#queue.length === 0 && this.#isPassedOn()) this.#cover();
    }
    this.#running = false;
    this.#hurry = this.#rushes > 0;
    this.busy = false;
    this.catchingUp = false;
  }

  /** All at once, without a pause: what the former eyes saw must not be in the page together with what these see. */
  #show(state: TableState): void {
    this.state = state;
    this.log = [];
    for (const item of state.log) this.#note(item);
    this.since = this.log.length;
    this.view = state.view;
    this.event = null;
  }

  async #play(state: TableState): Promise<void> {
    const still = this.view === null;
    this.state = state;
    for (const [i, item] of state.log.entries()) {
      if (item.type === 'Played' && !still) await this.#played(item, state.log.slice(i + 1));
      else this.#note(item);
    }
    this.view = state.view;
    this.event = null;
  }

  /** Another person on this device is asked. */
  #isPassedOn(): boolean {
    return this.state !== null && this.state.curtain !== 'NONE' && this.state.eyes !== 'NONE';
  }

  /** From now on nothing is known here but what everybody may know. The one who leaves has seen their events play. */
  #cover(): void {
    this.state = { ...this.state!, eyes: 'NONE', view: null, ask: null, describe: [], offers: [], undo: 'NONE', log: [] };
    this.view = null;
    this.log = [];
    this.#table.look('NONE');
  }

  #note(item: LogItem): void {
    if (item.type === 'Played') this.#add(this.#lines(item));
    else if (item.type === 'TakenBack') this.#takenBack(item.seq, item.seat, item.plies);
    else this.#add([{ key: `n${item.seq}`, kind: 'note', seq: item.seq, note: item }]);
  }

  #lines(item: LogItemPlayed): LogLine[] {
    return (item.events as Statement[]).map((event, i) => ({
      key: `e${item.seq}.${i}`,
      kind: 'event',
      seq: item.seq,
      ply: item.ply,
      seat: item.seat,
      event,
      struck: false,
    }));
  }

  /** How many beats of events are waiting: these, and all that the table has said since. */
  #waiting(events: readonly Statement[], items: readonly LogItem[]): number {
    const later = [...items, ...this.#queue.flatMap(({ state, how }) => (how === 'news' ? state.log : []))];
    const all = later.flatMap((item) => (item.type === 'Played' ? (item.events as Statement[]) : []));
    return [...events, ...all].reduce((sum, event) => sum + this.#beats(event), 0);
  }
  #beats(event: Statement): number {
    return this.#game.beats?.(event) ?? 1;
  }

  async #played(item: LogItemPlayed, later: readonly LogItem[]): Promise<void> {
    const lines = this.#lines(item);
    const events = item.events as Statement[];
    for (const [i, event] of events.entries()) {
      this.busy = true;
      const told = this.#waiting(events.slice(i), later);
      // Nobody watches a hidden page, and its timers are slow.
      const still = this.#hurry || document.hidden || !Number.isFinite(prefs.speed);
      this.duration = still ? 0 : eventDuration(this.#beats(event), told, prefs.speed, performance.now() - this.#chose);
      this.#add([lines[i]!]);
      try {
        this.view = this.#game.apply(this.view, event);
      } catch (problem) {
        console.warn('board: an event could not be drawn', event.type, problem);
      }
      this.event = event;
      if (this.duration > 0) await this.#pause(this.duration);
      if (this.#isStageEnd(events, i)) await this.#stopBetween();
    }
  }

  /** The last of the events that end a stage. */
  #isStageEnd(events: readonly Statement[], i: number): boolean {
    const ends = (event: Statement | undefined) => event !== undefined && (this.#game.endsStage?.(event, this.view) ?? false);
    return ends(events[i]) && !ends(events[i + 1]);
  }

  /** Whoever wants it fast, or still, finds the result of the stage in the log. */
  async #stopBetween(): Promise<void> {
    if (this.#hurry || document.hidden || prefs.speed > 1) return;
    this.stopped = true;
    await this.#pause(STOP);
    this.stopped = false;
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
