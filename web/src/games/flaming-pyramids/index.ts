import type { Action, Event, Remark } from '../../generated/types/flaming-pyramids';
import { game } from '../contract';
import Board from './Board.svelte';
import { apply, beats, type Drawn } from './pyramid';

export default game<Drawn, Action, Event, Remark>({
  Board,
  subtitle: (view, words) =>
    words.text('board.subtitle', { turn: view.turn, curse: view.curse, fireDie: view.fireDie, checking: view.checking }),
  status(view, seat, words) {
    const player = view.players.find((p) => p.seat === seat);
    return player
      ? words.text('board.stock', { left: player.left, hand: player.handCount, pile: player.pileUnseen + player.pileKnown.length })
      : '';
  },
  heading: (event, words) => (event.type === 'TurnBegan' ? words.text('board.turn', { turn: event.turn, seat: event.seat }) : null),
  apply,
  beats,
  silent: (event) => event.type === 'TurnBegan' || event.type === 'Said',
});
