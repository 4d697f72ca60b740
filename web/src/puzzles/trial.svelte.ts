/** One try at an exercise: its table, my answer, and how many stages of the hint are open. */
import { engine } from '../engine/page.svelte';
import type { AnyGame } from '../games/contract';
import { closeStudy, openStudy } from '../learn/study';
import { LinkedTable } from '../table/linked-table';
import { Session } from '../table/session.svelte';
import type { NotAllowed, Offer } from '../table/table';
import { isRight, type Exercise } from './exercise';

/** The others, and whoever shows why an answer is wrong. */
const CHAMPION = 'champion';

export class Trial {
  readonly exercise: Exercise;
  readonly #game: AnyGame;
  readonly #done: (right: boolean, stages: number) => void;
  #table = '';
  #closed = false;

  session = $state.raw<Session | null>(null);
  problem = $state.raw<NotAllowed | null>(null);
  /** The choices as they were asked, with what the rules say of them. */
  offers = $state.raw<Offer[]>([]);
  view = $state.raw<unknown>(null);
  phase = $state<'asked' | 'right' | 'wrong'>('asked');
  answer = $state('');
  stage = $state(0);

  /** `done` is told of every answer. */
  constructor(exercise: Exercise, game: AnyGame, done: (right: boolean, stages: number) => void) {
    this.exercise = exercise;
    this.#game = game;
    this.#done = done;
    void this.#open();
  }

  async #open(): Promise<void> {
    try {
      const table = await openStudy({ ...this.exercise, bot: CHAMPION });
      if (this.#closed) return closeStudy(table);
      this.#table = table;
      this.session = new Session(new LinkedTable(table, engine), this.#game);
    } catch (why) {
      this.problem = why as NotAllowed;
    }
  }

  /** The question is on the table: what may be chosen is kept for later. */
  asked(offers: Offer[], view: unknown): void {
    if (this.offers.length > 0 || this.phase !== 'asked') return;
    this.offers = offers;
    this.view = view;
  }

  label(text: string, words: Parameters<AnyGame['label']>[1]): string {
    const offer = this.offers.find((one) => one.text === text);
    return offer ? this.#game.label(offer, words, this.view) : text;
  }

  async choose(text: string): Promise<void> {
    const { session, exercise } = this;
    if (!session || this.phase !== 'asked') return;
    this.answer = text;
    this.phase = isRight(exercise, text) ? 'right' : 'wrong';
    this.#done(this.phase === 'right', this.stage);
    session.chose();
    try {
      await session.table.play(exercise.seat, text);
      // A wrong answer is played out, so that one sees what comes of it, unless it has ended the match.
      if (this.phase === 'wrong') await session.table.handOver(exercise.seat, CHAMPION).catch(() => undefined);
    } catch (why) {
      this.problem = why as NotAllowed;
    }
  }

  #leave(): void {
    this.session?.close();
    this.session = null;
    if (this.#table) closeStudy(this.#table);
    this.#table = '';
  }

  async again(): Promise<void> {
    this.#leave();
    this.answer = '';
    this.phase = 'asked';
    await this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#leave();
  }
}
