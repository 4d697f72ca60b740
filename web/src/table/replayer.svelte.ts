import type { AnyGame } from '../games/contract';
import type { Replay, Seat } from '../generated/types/protocol';
import { prefs } from '../lib/prefs.svelte';
import { rounds, type Round } from '../lib/rounds';
import { sayProblem } from '../lib/ui.svelte';
import type { Words } from '../lib/words';
import { BEAT } from './pace';
import type { ReplayPages } from './pages';
import type { Statement } from './table';

/** A finished match that is looked at again: a place in it, moving by ply, by round or by itself. */
export class Replayer {
  readonly #pages: ReplayPages;
  readonly #game: AnyGame;
  readonly #all: boolean;
  readonly #eyes: Seat;
  #run = 0;

  /** The index of the step that is shown; 0 is the set-up. */
  at = $state(0);
  playing = $state(false);
  event = $state.raw<Statement | null>(null);
  duration = $state(0);
  /** What these eyes saw is on its way; until it is here the last view stays. */
  loading = $state(false);
  problem = $state('');
  #between = $state.raw<unknown>(null);
  #shown: unknown = null;
  #coming: Promise<void> | null = null;
  /** Grows with every page that comes. */
  #loaded = $state(0);

  constructor(pages: ReplayPages, game: AnyGame, eyes: Seat | 'ALL', at: number) {
    this.#pages = pages;
    this.#game = game;
    this.#all = eyes === 'ALL';
    this.#eyes = eyes === 'ALL' ? 'NONE' : eyes;
    this.at = Math.min(Math.max(0, at), this.last);
    void this.#load();
  }

  get replay(): Replay {
    return this.#pages.replay;
  }
  get last(): number {
    return this.replay.steps.length - 1;
  }
  get step() {
    return this.replay.steps[this.at]!;
  }

  /** With everything revealed the board is seen through the eyes of who acted. */
  seat = $derived<Seat>(this.#seatAt(this.at));
  view = $derived.by<unknown>(() => {
    void this.#loaded;
    this.#shown = this.#between ?? this.#viewAt(this.at, this.seat) ?? this.#shown;
    return this.#shown;
  });

  #seatAt(at: number): Seat {
    return this.#all ? (this.replay.steps[at]?.seat ?? 'NONE') : this.#eyes;
  }
  #viewAt(at: number, seat: Seat): unknown {
    const views = this.replay.steps[at]?.views ?? {};
    if (this.#all && this.#game.revealed && Object.keys(views).length > 0) return this.#game.revealed(Object.values(views));
    return views[seat] ?? views.NONE ?? Object.values(views)[0] ?? null;
  }

  /** The steps that open a round, with the heading of the log. */
  rounds(words: Words): Round[] {
    return rounds(
      this.replay.steps.map((step) => step.events as Statement[]),
      (event) => this.#game.heading?.(event, words),
    );
  }

  go(at: number): void {
    this.stop();
    this.at = Math.min(Math.max(0, at), this.last);
    void this.#load();
  }

  /** One page after the other, each for the place where one is by then. */
  #load(): Promise<void> {
    this.#coming ??= this.#loadPages().finally(() => (this.#coming = null));
    return this.#coming;
  }
  async #loadPages(): Promise<void> {
    this.loading = true;
    this.problem = '';
    try {
      while (!this.#pages.has(this.at)) {
        await this.#pages.load(this.at);
        this.#loaded++;
      }
    } catch (e) {
      this.problem = sayProblem(e);
    }
    this.loading = false;
  }

  stop(): void {
    this.#run++;
    this.playing = false;
    this.event = null;
    this.#between = null;
  }

  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at >= this.last) this.go(0);
    void this.#play();
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    while (this.at < this.last) {
      const next = this.at + 1;
      await this.#load();
      if (this.#run !== run) return;
      if (this.problem) return this.stop();
      let view = this.#viewAt(this.at, this.#seatAt(next));
      for (const event of this.replay.steps[next]!.events as Statement[]) {
        const beats = this.#game.beats?.(event) ?? 1;
        // A replay is watched: it keeps a pace of its own even where the device asks for no motion.
        const speed = Number.isFinite(prefs.speed) ? prefs.speed : 1;
        this.duration = prefs.still ? 0 : (beats * BEAT) / speed;
        view = this.#game.apply(view, event);
        this.#between = view;
        this.event = event;
        await new Promise((resolve) => setTimeout(resolve, (beats * BEAT) / speed));
        if (this.#run !== run) return;
      }
      this.#between = null;
      this.event = null;
      this.at = next;
      await new Promise((resolve) => setTimeout(resolve, 60));
      if (this.#run !== run) return;
    }
    this.playing = false;
  }
}
