import type { Action, Event, Remark } from '../../generated/types/leader-1';
import { game } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import './leader-1.css';
import { apply, beats, JERSEY, riders, SIGN, subject, teamOf, type Drawn } from './race';
import { actionTitle } from './rides';
import { result } from './result';

export default game<Drawn, Action, Event, Remark>({
  Board,
  Aside,
  dock: { wide: 180, phone: 240 },
  plain: (action) => action.type === 'Draw',
  subject,
  throws: (action) => action.type === 'Draw',
  label: (offer, words, view) => actionTitle(offer, view, words),
  subtitle(view, words) {
    const own = view.options.course ? words.text('option.course') : words.text(`option.race.${view.options.race ?? 'plains'}`);
    const race = view.stages > 1 ? words.text('board.stage', { race: own, stage: view.board.stage, stages: view.stages }) : own;
    return view.board.turn > 0 ? words.text('board.subtitle', { race, turn: view.board.turn }) : race;
  },
  status(view, seat, words) {
    const team = teamOf(view, seat);
    if (!team) return '';
    const energy = riders(view)
      .filter((r) => r.owner === seat)
      .map((r) => `${SIGN[r.cyclist]}\u00a0${r.energy}`)
      .join(' ');
    return words.text('board.status', { energy });
  },
  team: teamOf,
  wears(view, seat) {
    const team = teamOf(view, seat);
    return team ? JERSEY[team] : seat;
  },
  heading: (event, words) => (event.type === 'TurnBegan' ? words.text('board.turn', { turn: event.turn }) : null),
  apply,
  beats,
  result,
  endsStage: (event, view) => event.type === 'Classified' && view.board.stage < view.stages,
  silent: (event) => event.type === 'TurnBegan',
});
