import type { Action, Event, Remark } from '../../generated/types/tour-de-france';
import { game } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { apply, beats, type Drawn } from './course';

export default game<Drawn, Action, Event, Remark>({
  Board,
  Aside,
  subtitle: (view, words) => words.text('board.subtitle', { title: view.title, laps: view.laps }),
  status(view, seat, words) {
    const rider = view.riders.find((r) => r.seat === seat);
    if (!rider) return '';
    return rider.finish > 0 ? words.text('board.home', { order: rider.finish }) : words.text('board.where', { lap: rider.lap, square: rider.square, throws: rider.throwsMade });
  },
  heading: (event, words) => (event.type === 'TurnGiven' ? words.text('board.turn', { seat: event.seat }) : null),
  apply,
  beats,
  silent: (event) => event.type === 'TurnGiven',
});
