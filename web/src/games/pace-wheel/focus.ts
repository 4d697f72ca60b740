import type { Action, Event, Remark } from '../../generated/types/pace-wheel';
import type { Seat } from '../../generated/types/protocol';
import type { Offer } from '../../table/table';
import { FIRST, finishOf } from './course';
import { courseOf, members, onRoad, seatOf, type Drawn } from './race';

type Choice = Offer<Action, Remark>;

const GIVING: readonly Action['type'][] = ['Allocate', 'AllocateSprint', 'AllocateEndurance', 'Recover'];
export const givesPoints = (action: Action): boolean => GIVING.includes(action.type);

const indexOf = (view: Drawn, racer: string): number => (racer ? view.groups.findIndex((group) => members(group).includes(racer)) : -1);

/** The group that matters now, counted from the front: that of the event, of the question, of my foremost racer. */
export function matters(view: Drawn, seat: Seat, offers: Choice[], event: Event | null, picked: string): number {
  const { phase, subject, cursor, attack } = view.position;
  if (phase === 'OVER') return -1;
  const about = event && 'racer' in event ? event.racer : '';
  const front = event && 'front' in event ? event.front : offers.length && phase === 'PACE' ? cursor : NaN;
  const asked = offers.flatMap(({ action }) => ('racer' in action ? [action.racer] : []))[0] ?? '';
  const found = [
    indexOf(view, about),
    view.groups.findIndex((group) => group.rows.some((row) => row.square === front)),
    ...(offers.length ? [indexOf(view, picked), indexOf(view, asked), indexOf(view, subject), indexOf(view, attack.attacker)] : []),
    view.groups.findIndex((group) => members(group).some((racer) => seatOf(racer) === seat)),
  ];
  return found.find((index) => index >= 0) ?? (view.groups.length ? 0 : -1);
}

/** The squares of a group as its racers stand now; before the race the rows of the start, after it the finish. */
export function groupOf(view: Drawn, index: number): number[] {
  const finish = finishOf(courseOf(view));
  if (view.position.phase === 'OVER') return [finish, finish + 1];
  const group = view.groups[index];
  if (!group) return [0, FIRST];
  const squares = members(group).flatMap((racer) => {
    const rider = view.position.racers[racer];
    return rider && onRoad(rider) ? [rider.square] : [];
  });
  return squares.length ? [...new Set(squares)] : [finish, finish + 1];
}

/** Where the choices about a group lead. */
export function targetsOf(view: Drawn, index: number, offers: Choice[], finish: number): number[] {
  const group = view.groups[index];
  const own = (racer: string) => !group || members(group).includes(racer);
  return offers.flatMap(({ remarks, action }) => {
    const square = 'square' in action && own(action.racer) ? [action.square] : [];
    const goes = remarks.flatMap((r) =>
      r.type === 'GoesTo' && own(r.racer) ? [r.square] : r.type === 'CrossesLine' && own(r.racer) ? [finish + 1] : [],
    );
    return [...square, ...goes];
  });
}
