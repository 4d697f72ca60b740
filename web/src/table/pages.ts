import type { Replay, ReplayStep } from '../generated/types/protocol';

/** Asks for the steps of a replay from a number on, with what was seen after each of them, or only with what was told. */
export type Fetch = (from: number, views: 'YES' | 'NO') => Promise<Replay>;

/** So many pages of views are kept: a long match does not fit into the memory of a phone. */
const KEPT = 6;
/** A page begins a little before the step that is wanted, for who goes back. */
const BEFORE = 5;

/** All steps of a replay. Long ones come in pages, and the views of those steps only that are looked at. */
export class ReplayPages {
  /** With all steps; the views of those that are not loaded are empty. */
  readonly replay: Replay;
  readonly #fetch: Fetch;
  /** The steps with views, by page, the one loaded last at the end. */
  readonly #kept: { from: number; to: number }[];

  private constructor(replay: Replay, loaded: number, fetch: Fetch) {
    this.replay = replay;
    this.#fetch = fetch;
    this.#kept = [{ from: 0, to: loaded }];
  }

  static async open(fetch: Fetch): Promise<ReplayPages> {
    const first = await fetch(0, 'YES');
    const steps = [...first.steps];
    while (steps.length < first.count) {
      const more = await fetch(steps.length, 'NO');
      if (more.steps.length === 0) break;
      steps.push(...more.steps);
    }
    const pages = new ReplayPages({ ...first, steps }, first.steps.length, fetch);
    // How it ended is always at hand.
    if (first.steps.length < steps.length) pages.#take(await fetch(steps.length - 1, 'YES'));
    return pages;
  }

  has(at: number): boolean {
    const step = this.replay.steps[at];
    return step === undefined || isLoaded(step);
  }

  /** Gets the views of this step and of those after it. */
  async load(at: number): Promise<void> {
    let from = Math.max(0, at - BEFORE);
    while (from < at && this.has(from)) from++;
    let page = await this.#fetch(from, 'YES');
    // A page may be short, if a single step shows much.
    if (page.from + page.steps.length <= at) page = await this.#fetch(at, 'YES');
    this.#kept.push({ from: page.from, to: page.from + page.steps.length });
    this.#take(page);
    while (this.#kept.length > KEPT) this.#forget(this.#kept.shift()!);
  }

  #take(page: Replay): void {
    page.steps.forEach((step, i) => (this.replay.steps[page.from + i] = step));
  }

  #forget(page: { from: number; to: number }): void {
    const last = this.replay.steps.length - 1;
    for (let at = page.from; at < Math.min(page.to, last); at++) {
      const kept = this.#kept.some((other) => other.from <= at && at < other.to);
      if (!kept) this.replay.steps[at] = { ...this.replay.steps[at]!, views: {} };
    }
  }
}

const isLoaded = (step: ReplayStep) => Object.keys(step.views).length > 0;
