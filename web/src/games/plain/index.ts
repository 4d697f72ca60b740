import { game } from '../contract';
import Board from './Board.svelte';

/** A board for any game, in words alone: for a game whose own board is not drawn. */
export default game<unknown, unknown, { type: string; rule: string }, { type: string; rule: string }>({
  Board,
  dock: { wide: 200, phone: 220 },
  label: (offer) => offer.text,
  subtitle: () => '',
  apply: (view) => view,
});
