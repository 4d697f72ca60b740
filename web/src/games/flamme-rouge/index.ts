import type { Action, Event, Remark } from '../../generated/types/flamme-rouge';
import { game } from '../contract';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { apply, beats, type Drawn } from './race';
import { result } from './result';

/** A view names the options that are not at their default. */
const DEFAULT_STAGE = 'avenue-corso-paseo';

export default game<Drawn, Action, Event, Remark>({
  Board,
  Aside,
  dock: { wide: 208, phone: 236 },
  plain: (action) => action.type === 'DrawFor',
  label(offer, words) {
    const { action, remarks } = offer;
    switch (action.type) {
      case 'PlayCard': {
        const to = remarks.find((remark) => remark.type === 'Reaches');
        return words.text('board.play.to', { card: action.card, square: to?.to ?? 0 });
      }
      case 'DrawFor':
        return words.text('board.draw', { rider: action.rider });
      case 'PlaceRider': {
        const spot = remarks.find((remark) => remark.type === 'Lands');
        return words.text('board.place', { rider: action.rider, square: spot?.square ?? 0, lane: spot?.lane ?? 'RIGHT' });
      }
    }
  },
  subject: (event, view) => {
    const rider = 'rider' in event ? view.riders.find((r) => r.rider === event.rider) : null;
    return rider?.seat ?? ('seat' in event ? event.seat : null);
  },
  subtitle(view, words) {
    const { ownStage, stage: chosen = DEFAULT_STAGE } = view.options;
    const stage = ownStage ? words.text('option.ownStage') : words.text(`option.stage.${chosen}`);
    return view.round > 0 ? words.text('board.subtitle', { stage, round: view.round }) : stage;
  },
  status(view, seat, words) {
    const riders = view.riders.filter((r) => r.seat === seat);
    const left = (kind: string) => riders.find((r) => r.kind === kind)?.unspent.length ?? 0;
    const played = riders.filter((r) => r.faceDown).length;
    const lines = [];
    if (view.phase !== 'OVER') lines.push(words.text('board.played', { played }));
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
  result,
  silent: (event) =>
    event.type === 'RoundBegan' ||
    event.type === 'Drew' ||
    event.type === 'PlayedFaceDown' ||
    event.type === 'HandSeen' ||
    event.type === 'CardsSpent',
});
