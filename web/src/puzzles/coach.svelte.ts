/** The coach at a table of bots: what it says of the question that is open now. */
import { engine } from '../engine/page.svelte';
import { isLocal } from '../engine/client';
import type { Advice, TableInfo } from '../generated/types/protocol';
import type { Session } from '../table/session.svelte';
import { NotAllowed, type TableState } from '../table/table';

/** Only where all others are bots, and the engine of this page runs the table. */
export function mayHint(info: TableInfo, mine = info.mine): boolean {
  const alone = info.seats.every((seat) => (mine.includes(seat.seat) ? seat.kind === 'PERSON' : seat.kind === 'BOT'));
  return isLocal(info.table) && info.status === 'RUNNING' && mine.length === 1 && alone;
}

const questionOf = (state: TableState) => state.offers.map((offer) => offer.text).join('\n') + state.info.table;

class Coach {
  /** 0 is closed. */
  stage = $state(0);
  advice = $state.raw<Advice | null>(null);
  problem = $state.raw<NotAllowed | null>(null);
  #question = '';

  /** Opens the hint for the question of now, or closes it. */
  async toggle(session: Session): Promise<void> {
    if (this.stage > 0) return this.close();
    const state = session.state!;
    this.#question = questionOf(state);
    this.stage = 1;
    this.advice = this.problem = null;
    try {
      // First it is noted, then it is thought about.
      await session.table.hint(state.eyes);
      const { status, text } = await engine.hint(state.info.table, state.eyes);
      if (status !== 200 || text.startsWith('refused')) throw new NotAllowed('', 'analysis-failed', {});
      if (this.stage > 0) this.advice = JSON.parse(text) as Advice;
    } catch (why) {
      this.problem = why as NotAllowed;
    }
  }

  /** Another question is open, or none: what was said is old. */
  follow(state: TableState): void {
    if (this.stage > 0 && questionOf(state) !== this.#question) this.close();
  }

  close(): void {
    this.stage = 0;
    this.advice = this.problem = null;
  }
}

export const coach = new Coach();
