import type { Card, Event, Kind, Rider, RiderView, View } from '../../generated/types/flamme-rouge';
import type { Seat } from '../../generated/types/protocol';

/** A view on its way through the events of a round: also the cards that lie open just now. */
export type Drawn = View & { open?: Partial<Record<Rider, Card>> };

const VALUES: Record<Card, string> = {
  TWO: '2',
  THREE: '3',
  FOUR: '4',
  FIVE: '5',
  SIX: '6',
  SEVEN: '7',
  NINE: '9',
  EXHAUSTION: '2',
  ATTACK: '9',
  NONE: '2',
};
export const cardText = (card: Card): string => VALUES[card];
export const kindLetter = (kind: Kind): 'R' | 'S' => (kind === 'ROULEUR' ? 'R' : 'S');

/** Whose colours a rider wears; dummy teams borrow those of seats that nobody can have. */
export function jerseyOf(view: View, rider: RiderView): Seat {
  if (rider.seat !== 'NONE') return rider.seat;
  if (rider.team === 'PELOTON') return 'E';
  const taken = view.teams.filter((team) => ['A', 'B', 'C', 'D'].includes(team));
  const free = (['F', 'D', 'C', 'B', 'E'] as const).filter((seat) => !taken.includes(seat as never));
  const number = Number(rider.team.at(-1)) - 1;
  return free[number] ?? 'F';
}

/** The letter on the jersey. */
export const letterOf = (rider: RiderView): string => (rider.team === 'PELOTON' ? 'P' : rider.team.startsWith('MUSCLE') ? 'M' : rider.team);

/** From the first to the last. */
export const inOrder = (riders: RiderView[]): RiderView[] =>
  [...riders].sort((a, b) => b.square - a.square || (a.lane === 'RIGHT' ? -1 : 1) - (b.lane === 'RIGHT' ? -1 : 1));

/** From the first to the last on the road. */
export const ridingOrder = (view: View): RiderView[] => inOrder(view.riders.filter((rider) => rider.square > 0));

/** No card carries a rider further past the line. */
const RUN_OUT = 9;

/** The last square that is drawn: as far as anybody can ride. */
export function lastSquare(view: View): number {
  const printed = view.tiles.reduce((sum, tile) => sum + tile.squares.length, 0);
  return view.options['runOut'] === 'printed' ? printed : Math.max(printed, view.finishLine + RUN_OUT);
}

/** Where riders are parked who leave the road when they have finished: squares past the last one, none if they do not leave. */
export const parking = (view: View): number => (view.options['raceToTheEnd'] === 'on' ? Math.ceil(view.riders.length / 2) : 0);

/** Everybody who is to be seen: on the road, or parked behind it in the order of arrival, the winner in front. */
export function standing(view: View): RiderView[] {
  const end = lastSquare(view) + parking(view);
  return view.riders.flatMap((rider) => {
    if (rider.square > 0) return [rider];
    const place = view.arrived.indexOf(rider.rider);
    return place < 0 ? [] : [{ ...rider, square: end - (place >> 1), lane: place % 2 === 0 ? ('RIGHT' as const) : ('LEFT' as const) }];
  });
}

function withRider(view: Drawn, rider: Rider, change: Partial<RiderView>): Drawn {
  return { ...view, riders: view.riders.map((r) => (r.rider === rider ? { ...r, ...change } : r)) };
}

/** What an event shows. The referee's view follows when all have played. */
export function apply(view: Drawn, event: Event): Drawn {
  switch (event.type) {
    case 'FirstPlayerNamed':
      return { ...view, firstPlayer: event.seat };
    case 'Placed':
      return withRider(view, event.rider, { square: event.square, lane: event.lane });
    case 'RoundBegan':
      return { ...view, round: event.round, open: {} };
    case 'Drew':
      return withRider(view, event.rider, { deck: event.deck, recycled: event.recycled, hand: event.cards });
    case 'HandSeen':
      return { ...view, own: view.own.map((own) => (own.rider === event.rider ? { ...own, hand: event.hand } : own)) };
    case 'Chose':
      return { ...view, own: view.own.map((own) => (own.rider === event.rider ? { ...own, hand: [], faceDown: [event.card] } : own)) };
    case 'PlayedFaceDown':
      return withRider(view, event.rider, { faceDown: true, hand: 0 });
    case 'Revealed':
    case 'RanOut':
      return { ...view, open: { ...view.open, [event.rider]: event.card } };
    case 'Moved':
    case 'Slipstreamed':
      return withRider(view, event.rider, { square: event.to, lane: event.lane });
    case 'CardsSpent':
      return {
        ...view,
        open: {},
        riders: view.riders.map((r) => ({ ...r, faceDown: false })),
        own: view.own.map((own) => ({ ...own, faceDown: [] })),
      };
    case 'Exhausted': {
      const rider = view.riders.find((r) => r.rider === event.rider);
      return withRider(view, event.rider, { exhaustionTaken: (rider?.exhaustionTaken ?? 0) + 1 });
    }
    case 'LeftTrack':
      return { ...withRider(view, event.rider, { square: 0 }), arrived: [...view.arrived, event.rider] };
    case 'RaceOver':
      return { ...view, phase: 'OVER', arrived: event.riders };
    case 'Reshuffled':
    case 'TerrainFelt':
    case 'Blocked':
    case 'CrossedLine':
    case 'SlipstreamBroken':
    case 'SupplyEmpty':
      return view;
  }
}

/** How long an event plays: a ride takes its squares' time, what is only counted is quick. */
export function beats(event: Event): number {
  switch (event.type) {
    case 'Moved':
      return 0.3 + (event.to - event.from) * 0.16;
    case 'Slipstreamed':
      return 0.6;
    case 'Revealed':
    case 'Drew':
    case 'HandSeen':
    case 'Chose':
    case 'PlayedFaceDown':
    case 'Reshuffled':
    case 'CardsSpent':
      return 0.12;
    case 'RaceOver':
    case 'CrossedLine':
      return 1.6;
    default:
      return 0.8;
  }
}
