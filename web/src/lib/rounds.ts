import type { LogLine } from '../table/session.svelte';
import type { Statement } from '../table/table';

/** Where a part of a match begins, such as a round or somebody's turn. */
export interface Round {
  /** The index of the first step that belongs to it. */
  at: number;
  heading: string;
}

/**
 * The headings of a match, by the events of its steps. What a step tells before anything else is its own heading; a turn that
 * opens when the step is over is that of the next one. Of several before the same step the last counts.
 */
export function rounds<E>(steps: readonly (readonly E[])[], heading: (event: E) => string | null | undefined): Round[] {
  const found: Round[] = [];
  steps.forEach((events, step) => {
    let isOver = false;
    for (const event of events) {
      const words = heading(event);
      if (!words) {
        isOver = true;
        continue;
      }
      // The set-up is no move of anybody: what begins with it begins there.
      const at = isOver && step > 0 ? step + 1 : step;
      if (found.at(-1)?.at === at) found.pop();
      if (at < steps.length) found.push({ at, heading: words });
    }
  });
  return found;
}

/** The heading under which a step stands. */
export function headingAt(all: readonly Round[], step: number): string {
  return all.filter((round) => round.at <= step).at(-1)?.heading ?? '';
}

/** The heading of a log under which a ply stands. */
export function headingOf(log: readonly LogLine[], ply: number, heading: (event: Statement) => string | null | undefined): string {
  const plies = new Map<number, Statement[]>();
  for (const line of log) if (line.kind === 'event' && !line.struck) plies.set(line.ply, [...(plies.get(line.ply) ?? []), line.event]);
  const step = [...plies.keys()].filter((known) => known <= ply).length - 1;
  return headingAt(rounds([...plies.values()], heading), step);
}
