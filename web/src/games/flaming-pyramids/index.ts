import type { Action, Event, Remark } from '../../generated/types/flaming-pyramids';
import { game } from '../contract';
import Board from './Board.svelte';
import { apply, beats, type Drawn } from './pyramid';
import { result } from './result';

export default game<Drawn, Action, Event, Remark>({
  Board,
  dock: { wide: 214, phone: 232 },
  plain: (action) => action.type === 'Say',
  label(offer, words, view) {
    const { action, remarks } = offer;
    const fate =
      view.checking !== 'REFEREE'
        ? 'OPEN'
        : remarks.some((r) => r.type === 'Collapses' || (r.type === 'SlideAhead' && r.footing === 'COLLAPSES'))
          ? 'COLLAPSES'
          : remarks.some((r) => ['Burns', 'Explodes', 'Curses', 'Rolls'].includes(r.type))
            ? 'BURNS'
            : 'HOLDS';
    switch (action.type) {
      case 'Place':
        return words.text('board.go.place', { tile: action.tile, level: action.level, column: action.column, state: fate });
      case 'Slide':
        return words.text('board.slide', { tile: view.sliding[0]?.tile ?? '', direction: action.direction });
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
