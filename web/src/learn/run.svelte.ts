import type { AnyGame } from '../games/contract';
import { LinkedTable } from '../table/linked-table';
import { Session, type LogLine } from '../table/session.svelte';
import { engine } from '../engine/page.svelte';
import type { NotAllowed, Statement } from '../table/table';
import { comment, judged } from './judge';
import type { Other, Task } from './lessons';
import { closeStudy, openStudy } from './study';

/** A task that somebody tries: its table, and what has come of the tries so far. */
export class TaskRun {
  readonly task: Task;
  readonly #game: { id: string; module: AnyGame };
  #table = '';
  #closed = false;
  #action = '';
  #since = 0;
  #seq = 0;
  /** What is still to be played after a wrong answer, and how many plies it takes to undo all of it. */
  #then: string[] = [];
  #plies = 1;

  session = $state.raw<Session | null>(null);
  problem = $state.raw<NotAllowed | null>(null);
  phase = $state<'asked' | 'moving' | 'wrong' | 'solved' | 'shown'>('asked');
  /** How many plies of mine were right. */
  step = $state(0);
  /** How many hints are open. */
  hints = $state(0);
  /** What was played out last. */
  events = $state.raw<Statement[]>([]);
  /** What the rules said of the last choice before it was made. */
  remarks = $state.raw<Statement[]>([]);
  wrong = $state.raw<Task['wrong'][number] | undefined>(undefined);

  constructor(game: string, module: AnyGame, task: Task) {
    this.#game = { id: game, module };
    this.task = task;
    void this.#open(task);
  }

  async #open(study: Task | Other): Promise<void> {
    this.#leave();
    try {
      const table = await openStudy({ ...study, game: this.#game.id });
      if (this.#closed) return closeStudy(table);
      this.#table = table;
      this.session = new Session(new LinkedTable(table, engine), this.#game.module);
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

  close(): void {
    this.#closed = true;
    this.#leave();
  }

  /** I have chosen: what comes of it is judged when it has been played out. */
  chose(action: string): void {
    if (this.phase !== 'asked' || !this.session) return;
    this.#action = action;
    this.remarks = this.session.state?.offers.find(({ text }) => text === action)?.remarks ?? [];
    this.#since = this.session.log.length;
    this.#seq = this.session.state?.info.seq ?? 0;
    this.phase = 'moving';
  }

  /** All has been shown, and nobody but me is to act, unless they rest. It must last for a moment: more may be on its way. */
  get settled(): boolean {
    const { session } = this;
    if (!session?.state || session.busy || session.sending || session.log.length === 0) return false;
    const { turn, mine } = session.state.info;
    return this.task.bot === '' || turn.every((seat) => mine.includes(seat));
  }

  /** To be called when it has settled. */
  judge(): void {
    if (this.phase !== 'moving') return;
    this.events = this.session!.log.slice(this.#since).flatMap((line: LogLine) =>
      line.kind === 'event' && !line.struck ? [line.event] : [],
    );
    if (this.#then.length > 0) return this.#playOn();
    if (this.wrong) {
      this.phase = 'wrong';
      return;
    }
    if (this.session!.state!.info.seq === this.#seq) {
      // It was refused.
      this.phase = 'asked';
      return;
    }
    const verdict = judged(this.task, this.step, this.#action, this.events);
    if (verdict === 'wrong') {
      this.wrong = comment(this.task, this.#action, this.events);
      this.#then = [...(this.wrong?.then ?? [])];
      this.#plies = 1 + this.#then.length;
      if (this.#then.length > 0) return this.#playOn();
    }
    if (verdict === 'on') this.step++;
    this.phase = verdict === 'on' ? 'asked' : verdict;
  }

  /** The next ply of a wrong answer that shows only later why it was wrong. */
  #playOn(): void {
    const { session } = this;
    const action = this.#then.shift()!;
    session!.table.play(session!.state!.eyes, action).catch(() => (this.phase = 'wrong'));
  }

  /** Takes the last answer back, with all that followed. */
  async again(): Promise<void> {
    const { session } = this;
    if (this.phase !== 'wrong' || !session?.state) return;
    this.events = [];
    for (; this.#plies > 0; this.#plies--) await session.rush(session.table.undo(session.state.eyes)).catch(() => undefined);
    this.wrong = undefined;
    this.phase = 'asked';
  }

  /** Shows another case, which plays itself. */
  async show(other: Other): Promise<void> {
    await this.#open(other);
    this.phase = 'shown';
    this.events = this.remarks = [];
    for (const [action] of other.solve) {
      if (!(await this.#until(() => this.settled && this.session!.state!.offers.length > 0))) return;
      await this.session!.table.play(other.seat, action!).catch(() => undefined);
    }
    if (await this.#until(() => this.settled)) {
      this.events = this.session!.log.flatMap((line) => (line.kind === 'event' && !line.struck ? [line.event] : []));
    }
  }

  /** Waits for a moment; false if it does not come, or nobody waits for it any more. */
  async #until(moment: () => boolean): Promise<boolean> {
    const { session } = this;
    for (let tries = 0; tries < 200; tries++) {
      if (this.#closed || !this.session || (session && this.session !== session)) return false;
      if (moment()) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  }
}
