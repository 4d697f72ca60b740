import type { Action, Event, Remark } from '../../generated/types/flamme-rouge';
import { game } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { apply, beats, type Drawn } from './race';

export default game<Drawn, Action, Event, Remark>({
  Board,
  Aside,
  subtitle(view, words) {
    const stage = view.options.ownStage ? words.text('option.ownStage') : words.text(`option.stage.${view.options.stage}`);
    return view.round > 0 ? words.text('board.subtitle', { stage, round: view.round }) : stage;
  },
  status(view, seat, words) {
    const riders = view.riders.filter((r) => r.seat === seat);
    const left = (kind: string) => riders.find((r) => r.kind === kind)?.unspent.length ?? 0;
    const played = riders.filter((r) => r.faceDown).length;
    const lines = [];
    if (view.phase === 'ENERGY') lines.push(words.text('board.played', { played }));
    lines.push(
      words.text('board.cards', {
        rouleur: left('ROULEUR'),
        sprinteur: left('SPRINTEUR'),
        exhaustion: riders.reduce((sum, r) => sum + r.exhaustionTaken, 0),
      }),
    );
    return lines.join('\n');
  },
  heading: (event, words) => (event.type === 'RoundBegan' ? words.text('board.round', { round: event.round }) : null),
  apply,
  beats,
  silent: (event) =>
    event.type === 'RoundBegan' ||
    event.type === 'Drew' ||
    event.type === 'PlayedFaceDown' ||
    event.type === 'HandSeen' ||
    event.type === 'CardsSpent',
});
