import type { Action, Event, Remark } from '../../generated/types/tour-de-france';
import { game } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { apply, beats, heading, held, label, revealed, type Drawn } from './race';
import { result } from './result';

export default game<Drawn, Action, Event, Remark>({
  Board,
  Aside,
  dock: { wide: 176, phone: 240 },
  plain: (action) => action.type === 'Throw',
  throws: (action) => action.type === 'Throw',
  label,
  subject: (event) => ('seat' in event ? event.seat : null),
  silent: (event) => event.type === 'TurnGiven',
  subtitle: (view, words) => words.text('board.subtitle', { title: view.title, laps: view.laps }),
  status(view, seat, words) {
    const rider = view.riders.find((r) => r.seat === seat);
    if (!rider) return '';
    const hold = rider.finish > 0 ? '' : held(rider);
    const where =
      rider.finish > 0
        ? words.text('board.home', { order: rider.finish })
        : words.text('board.where', { lap: rider.lap, square: rider.square });
    return `${where}\n${hold ? words.text(`board.hold.${hold}`) : words.text('board.throws', { throws: rider.throwsMade })}`;
  },
  heading,
  revealed,
  apply,
  beats,
  result,
});
