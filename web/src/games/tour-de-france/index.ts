import type { Action, Event, Remark } from '../../generated/types/tour-de-france';
import { game } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { actionTitle, apply, beats, heading, revealed, type Drawn } from './course';
import { result } from './result';

export default game<Drawn, Action, Event, Remark>({
  Board,
  Aside,
  dock: { wide: 196, phone: 224 },
  plain: (action) => action.type === 'Throw',
  throws: (action) => action.type === 'Throw',
  label: (offer, words) => actionTitle(offer.action, words),
  subtitle: (view, words) => words.text('board.subtitle', { title: view.title, laps: view.laps }),
  status(view, seat, words) {
    const rider = view.riders.find((r) => r.seat === seat);
    if (!rider) return '';
    return rider.finish > 0
      ? words.text('board.home', { order: rider.finish })
      : words.text('board.where', { lap: rider.lap, square: rider.square, throws: rider.throwsMade });
  },
  heading,
  revealed,
  apply,
  beats,
  result,
});
