import type { Action, Event, Remark } from '../../generated/types/flaming-pyramids';
import { game } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { fateOf, under } from './fates';
import { apply, beats, type Drawn } from './pyramid';
import { result } from './result';

export default game<Drawn, Action, Event, Remark>({
  Board,
  Aside,
  dock: { wide: 228, phone: 240, says: 132 },
  plain: (action) => action.type === 'Say',
  unaided: (view) => view.checking !== 'REFEREE',
  label(offer, words, view) {
    const { action, remarks } = offer;
    const state = fateOf(remarks, view.checking !== 'REFEREE').toUpperCase();
    switch (action.type) {
      case 'Place':
        return words.text('board.go.place', { tile: action.tile, on: under(remarks), state });
      case 'Slide':
        return words.text('board.go.slide', { tile: view.sliding[0]?.tile ?? '', direction: action.direction, state });
      case 'Say':
        return words.text(`board.${view.stage === 'OBJECT' ? 'object' : 'check'}.${action.finding}`);
    }
  },
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
  result,
  silent: (event) => event.type === 'TurnBegan' || event.type === 'Said',
});
