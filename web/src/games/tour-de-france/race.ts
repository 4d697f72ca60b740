import type { Action, Event, PointCard, Remark, RiderView, View } from '../../generated/types/tour-de-france';
import type { Seat } from '../../generated/types/protocol';
import type { Words } from '../../lib/words';
import type { Offer } from '../../table/table';

/** A view on its way through a go: also the die that lies on the table. */
export type Drawn = View & { die?: number };

function withRider(view: Drawn, seat: Seat, change: Partial<RiderView>): Drawn {
  return { ...view, riders: view.riders.map((r) => (r.seat === seat ? { ...r, ...change } : r)) };
}

/** The card of a seat, if it lies open, with these sums added. */
function written(view: Drawn, seat: Seat, sums: Partial<Record<'die' | 'orange' | 'points', number>>): Drawn {
  const add = (card: PointCard): PointCard => {
    const [die, orange] = [card.die + (sums.die ?? 0), card.orange + (sums.orange ?? 0)];
    return { ...card, die, orange, points: card.points + (sums.points ?? 0), total: die + orange };
  };
  return { ...view, cards: view.cards.map((card) => (card.seat === seat ? add(card) : card)) };
}

/** What an event shows. The referee's view follows when all have played. */
export function apply(view: Drawn, event: Event): Drawn {
  switch (event.type) {
    case 'StartThrown':
      return { ...view, die: event.face };
    case 'Thrown': {
      const counted = view.options.dieTotal === 'moved' ? 0 : event.face;
      return written({ ...view, die: event.face, turn: event.seat }, event.seat, { die: counted });
    }
    case 'PointsAdded':
    case 'PointsRidden':
      return written(view, event.seat, { points: -event.points });
    case 'DotScored':
      return written(view, event.seat, { orange: event.points });
    case 'StageReached':
      return written(view, event.seat, { points: event.points });
    case 'Moved':
    case 'Joined':
      return withRider(view, event.seat, { square: event.to, lap: event.lap });
    case 'SentToMedic':
      return withRider(view, event.seat, { square: event.square });
    case 'LapBegun':
      return withRider(view, event.seat, { lap: event.lap });
    case 'Finished':
      return withRider(view, event.seat, { finish: event.order });
    case 'TurnGiven':
      return { ...view, turn: event.seat };
    default:
      return view;
  }
}

/** Every go has a heading of its own: who throws, or rides on points. */
export function heading(event: Event, words: Pick<Words, 'text'>): string | null {
  return event.type === 'Thrown' || event.type === 'PointsRidden' ? words.text('board.turn', { seat: event.seat }) : null;
}

/** Everybody's card, laid side by side; nobody's is “mine”. */
export function revealed(views: Drawn[]): Drawn {
  const cards = new Map(views.flatMap((view) => view.cards).map((card) => [card.seat, card]));
  return { ...views[0]!, viewer: 'NONE', cards: [...cards.values()].sort((a, b) => a.seat.localeCompare(b.seat)) };
}

export function beats(event: Event): number {
  switch (event.type) {
    case 'Moved':
    case 'Joined':
      return 0.5 + 0.25 * event.path.length;
    case 'Thrown':
    case 'Finished':
      return 1.2;
    case 'TurnGiven':
    case 'Valued':
      return 0;
    default:
      return 0.8;
  }
}

/** An action in a few words. */
export function actionTitle(action: Action, words: Words): string {
  switch (action.type) {
    case 'Throw':
      return words.text('board.throw');
    case 'RidePoints':
      return words.text('board.ride', { points: action.points });
    case 'Spend':
      return words.text('board.spend', { points: action.points });
    case 'TakeRoute':
      return words.text('board.take', { square: action.square, way: action.square[0] });
    case 'Join':
      return words.text('board.join');
    case 'Stay':
      return words.text('board.stay');
  }
}

/** Where a choice ends, in words; nothing before a throw. */
export function outcome(remarks: Remark[], words: Words): string {
  for (const remark of remarks) {
    if (remark.type === 'LandsOn' || remark.type === 'ComesUpTo' || remark.type === 'ThenChooses' || remark.type === 'StaysOn')
      return words.text(`board.end.${remark.type}`, { kind: 'PLAIN', dot: false, ...remark });
    if (remark.type === 'CrossesFinish') return words.text('board.end.CrossesFinish');
  }
  return '';
}

/** What the button says: the action and its result. */
export function label(offer: Offer<Action, Remark>, words: Words): string {
  const title = actionTitle(offer.action, words);
  const end = offer.action.type === 'Stay' ? '' : outcome(offer.remarks, words);
  return end ? words.text('board.label', { title, end }) : title;
}

/** What holds a rider up, or takes off the next throw; empty for nothing. */
export function held(rider: RiderView): string {
  if (rider.binding !== 'NONE') return rider.binding;
  return rider.miss ? 'miss' : rider.minus ? 'minus' : rider.crunch ? 'crunch' : rider.pastMax2 ? 'max2' : '';
}
