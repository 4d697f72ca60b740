import type { Event } from '../../generated/types/flamme-rouge';
import type { Seat } from '../../generated/types/protocol';
import type { Line, TellOutcome } from '../../result/outcome';
import { ridingOrder, type Drawn } from './race';

const SHOWN = 8;

/** The riders in the order in which the race was decided, how far each came, and what it cost. */
export const result: TellOutcome<Drawn, Event> = (view, events, words) => {
  const over = events.findLast((event) => event.type === 'RaceOver');
  const order = over?.type === 'RaceOver' ? over.riders : ridingOrder(view).map((rider) => rider.rider);
  const past = new Map<string, number>();
  for (const event of events) if (event.type === 'CrossedLine') past.set(event.rider, event.past);
  const lines: Line[] = order.flatMap((id, i) => {
    const rider = view.riders.find((known) => known.rider === id);
    if (!rider) return [];
    const beyond = past.get(id) ?? rider.square - view.finishLine;
    return {
      place: i + 1,
      seat: rider.seat as Seat,
      mark: rider.seat === 'NONE' ? undefined : words.name(rider.kind),
      who: rider.seat === 'NONE' ? words.name(id) : undefined,
      cells: [
        beyond > 0 ? { key: 'result.past', about: { squares: beyond } } : { key: 'result.short', about: { squares: 1 - beyond } },
        rider.exhaustionTaken,
      ],
    };
  });
  return {
    by: { key: 'result.by.rounds', about: { rounds: view.round } },
    standings: [
      {
        id: 'riders',
        title: { key: 'result.riders' },
        note: { key: 'result.riders.note' },
        columns: [{ key: 'result.col.line' }, { key: 'result.col.exhaustion' }],
        lines: lines.slice(0, SHOWN),
      },
    ],
  };
};
