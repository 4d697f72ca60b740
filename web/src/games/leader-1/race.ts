import type { Action, Cyclist, Event, Face, Place, Remark, Speciality, Team, Terrain, View } from '../../generated/types/leader-1';
import type { Seat } from '../../generated/types/protocol';
import type { Offer } from '../../table/table';

/** A view on its way through events: also the die that was rolled last, and the way just ridden. */
export type Drawn = View & { die?: Face | null; trail?: { rider: string; squares: string[] } | null };
export type Choice = Offer<Action, Remark>;

export interface Rider extends Cyclist {
  id: string;
  team: Team;
  cyclist: Speciality;
}

/** The colours of the box in the jerseys of this house. */
export const JERSEY: Record<Team, Seat> = { BLACK: 'D', WHITE: 'E', GREEN: 'F', ORANGE: 'B' };
export const TEAMS: readonly Team[] = ['BLACK', 'WHITE', 'GREEN', 'ORANGE'];
export const DIE: Record<Face, { value: number; tone: 'plain' | 'orange' | 'blue' | 'red' }> = {
  THREE: { value: 3, tone: 'plain' },
  ORANGE: { value: 4, tone: 'orange' },
  BLUE: { value: 4, tone: 'blue' },
  RED: { value: 4, tone: 'red' },
  PLAIN: { value: 4, tone: 'plain' },
  FIVE: { value: 5, tone: 'plain' },
};

/** The ground of a hexagon; its texture is drawn on top. */
export const GROUND: Record<Terrain, string> = {
  FLAT: 'var(--t-flat)',
  HILL: 'var(--t-hill)',
  MOUNTAIN: 'var(--t-ascent)',
  DOWNHILL: 'var(--t-descent)',
};
/** The signs of the cyclists among text. */
export const SIGN: Record<Speciality, string> = { LEADER: '●', ROULEUR: '■', CLIMBER: '▲' };

const idOf = (team: Team, cyclist: Speciality) => `${team} ${cyclist}`.toLowerCase();

/** The cyclists that take part. */
export function riders(view: View): Rider[] {
  return Object.entries(view.cyclists)
    .filter(([, cyclist]) => cyclist.place !== 'ABSENT')
    .map(([id, cyclist]) => {
      const [team, kind] = id.toUpperCase().split(' ');
      return { ...cyclist, id, team: team as Team, cyclist: kind as Speciality };
    });
}

export const inPeloton = (place: Place): boolean => place === 'FRONT' || place === 'BACK';
export const fallen = (rider: Rider): boolean => rider.place === 'ROAD' && rider.fallTurn > 0;
export const punctured = (rider: Rider): boolean => rider.place === 'ROAD' && rider.punctureTurn > 0;

/** How full the bar of a cyclist's energy is, of what it can hold: never below nothing, never beyond. */
export function bar(rider: Pick<Cyclist, 'energy' | 'startEnergy'>): { full: number; filled: number } {
  const full = Math.max(1, rider.startEnergy, rider.energy);
  return { full, filled: Math.max(0, rider.energy) };
}

/** Turns of the general classification, as the sentences want them: lost, or gained where the total is negative. */
export const turns = (total: number): { total: number; gained: number } => ({ total, gained: Math.max(0, -total) });

/** Whom an event is about. */
export function subject(event: Event, view: View): Seat | null {
  if ('cyclist' in event) return view.cyclists[idOf(event.team, event.cyclist)]?.owner ?? null;
  if ('seat' in event) return event.seat;
  return 'team' in event ? (riders(view).find((r) => r.team === event.team)?.owner ?? null) : null;
}

/** The team of a seat; with more than four players several share one. */
export const teamOf = (view: View, seat: Seat): Team | null => riders(view).find((r) => r.owner === seat)?.team ?? null;

type Of<T extends Remark['type']> = Extract<Remark, { type: T }>;
export function remark<T extends Remark['type']>(offer: Choice, type: T): Of<T> | undefined {
  return offer.remarks.find((r): r is Of<T> => r.type === type);
}

/** What a ride comes to, as its remarks say. */
export function sum(offer: Choice) {
  const cost = remark(offer, 'Costs')?.energy ?? 0;
  const gain = offer.remarks.reduce((sum, r) => (r.type === 'Regains' ? sum + r.energy : sum), 0);
  const risk = offer.remarks.some((r) => r.type === 'MayCrack' || r.type === 'MayFall' || r.type === 'MayFallOnCobbles');
  return { cost, gain, risk, net: cost - gain };
}

/** The square a choice leads to, or none. */
export const target = (offer: Choice): string => (offer.action.type === 'Ride' || offer.action.type === 'Attack' ? offer.action.to : '');

function withRider(view: Drawn, event: { team: Team; cyclist: Speciality }, change: (rider: Cyclist) => Partial<Cyclist>): Drawn {
  const id = idOf(event.team, event.cyclist);
  const rider = view.cyclists[id];
  return rider ? { ...view, cyclists: { ...view.cyclists, [id]: { ...rider, ...change(rider) } } } : view;
}

const withKept = (view: Drawn, event: { team: Team; cyclist: Speciality }, more: number): Drawn => {
  const id = idOf(event.team, event.cyclist);
  return { ...view, kept: { ...view.kept, [id]: Math.max(0, (view.kept[id] ?? 0) + more) } };
};
const withBoard = (view: Drawn, change: Partial<View['board']>): Drawn => ({ ...view, board: { ...view.board, ...change } });

/** The square behind the head in its lane: where the peloton's tile ends. */
function rearOf(view: View, head: string): string {
  const [, hexagon, lane, number] = /^(\d+)([LCR])(\d+)$/.exec(head) ?? [];
  if (!lane) return view.rear;
  if (Number(number) > 1) return `${hexagon}${lane}${Number(number) - 1}`;
  const before = view.course.hexagons[Number(hexagon) - 2];
  return before ? `${Number(hexagon) - 1}${lane}${before.squares['LCR'.indexOf(lane)]}` : view.rear;
}

/** Who moves, or is back among the others, has got over whatever it was. */
const RIDING: Partial<Cyclist> = { slipstream: false, fallTurn: 0, punctureTurn: 0, putBehind: false };

/** What an event shows. The referee's view follows when all have played. */
export function apply(before: Drawn, event: Event): Drawn {
  const view: Drawn = { ...before, trail: null };
  switch (event.type) {
    case 'TurnBegan':
      return { ...withBoard(view, { turn: event.turn, pursuer: [] }), die: null };
    case 'QualityGiven':
      return withRider(view, event, () => ({ quality: event.quality }));
    case 'TokensPlaced':
      return withBoard(view, { order: event.order });
    case 'AreaTaken':
    case 'Absorbed':
    case 'Rejoined':
      return withRider(view, event, () => ({ ...RIDING, place: event.area, square: '' }));
    case 'LetGo':
      return withRider(view, event, () => ({ place: 'LEAVING' }));
    case 'Rode':
    case 'BrokeAway':
      return {
        ...withRider(view, event, (r) => ({
          ...RIDING,
          place: 'ROAD',
          square: event.path.at(-1) ?? r.square,
          energy: r.energy - event.cost,
        })),
        trail: { rider: idOf(event.team, event.cyclist), squares: [event.from, ...event.path] },
      };
    case 'Regained':
      return withRider(view, event, (r) => ({ energy: r.energy + event.energy }));
    case 'TileDrawn':
      return withKept(view, event, 1);
    case 'TileLost':
      return withBoard(view, { left: view.board.left.filter((id) => id !== idOf(event.team, event.cyclist)) });
    case 'TileAdded':
    case 'HeatSuffered':
      return withKept(
        withRider(view, event, (r) => ({ energy: r.energy + event.value })),
        event,
        -1,
      );
    case 'BonusWon':
      return withBoard(view, { bonusTaken: [...view.board.bonusTaken, event.line] });
    case 'Finished':
      return withRider(view, event, () => ({ place: 'FINISHED', homePlace: event.place }));
    case 'RiskRolled':
      return { ...withRider(view, event, (r) => ({ risks: r.risks + 1 })), die: event.face };
    case 'CobblesRolled':
    case 'PelotonRolled':
    case 'PunctureRolled':
      return { ...view, die: event.face };
    case 'Cracked':
      return withRider(view, event, (r) => ({ energy: r.energy - event.cost }));
    case 'Fell':
      return withRider(view, event, () => ({ place: 'ROAD', square: event.square, fallTurn: view.board.turn }));
    case 'Punctured':
      return withRider(view, event, () => ({ place: 'ROAD', square: event.square, punctureTurn: view.board.turn }));
    case 'Dropped':
      return withRider(view, event, () => ({ place: 'ROAD', square: event.square }));
    case 'WeatherTurned':
      return withBoard(view, {
        weather: view.board.weather.map((w) => (w.hexagon === event.hexagon ? { ...w, shown: [event.weather] } : w)),
      });
    case 'Slipstreamed':
      return withRider(view, event, () => ({ slipstream: true }));
    case 'Accelerated': {
      const pursuits = view.board.pursuits.map((left, i) => (TEAMS[i] === event.team ? event.pursuitsLeft : left));
      return withBoard(view, { order: event.order, pursuits, pursuer: [event.team] });
    }
    case 'PelotonMoved':
      return { ...withBoard(view, { head: event.to, moved: event.squares }), rear: rearOf(view, event.to) };
    case 'Paid':
      return withRider(view, event, (r) => ({ energy: r.energy - event.energy }));
    case 'Eliminated':
      return withRider(view, event, () => ({ place: 'ELIMINATED' }));
    case 'CyclistsPicked':
      return event.cyclists.reduce((drawn, cyclist) => {
        const energy = view.course.energy;
        return withRider(drawn, { team: event.team, cyclist }, () => ({ owner: event.seat, place: 'BACK', energy, startEnergy: energy }));
      }, view);
    case 'EnergyCarried':
      return withRider(view, event, () => ({
        ...RIDING,
        place: 'BACK',
        square: '',
        homePlace: 0,
        energy: event.energy,
        startEnergy: event.energy,
      }));
    case 'StageBegan':
    case 'CourseWarned':
    case 'OneCyclistEach':
    case 'TurnMissed':
    case 'Stayed':
    case 'TileSeen':
    case 'PursuitPassed':
    case 'Placed':
    case 'Classified':
    case 'PursuitsCarried':
      return view;
  }
}

/** How long an event plays: a ride takes its squares' time, what is only counted is quick. */
export function beats(event: Event): number {
  switch (event.type) {
    case 'Rode':
    case 'BrokeAway':
      return 0.5 + event.path.length * 0.16;
    case 'PelotonMoved':
      return 0.5 + event.squares * 0.16;
    case 'RiskRolled':
    case 'CobblesRolled':
    case 'PelotonRolled':
    case 'Fell':
    case 'Cracked':
      return 1.3;
    case 'Finished':
      return 1.6;
    case 'TileSeen':
    case 'Paid':
    case 'PursuitPassed':
    case 'QualityGiven':
    case 'CyclistsPicked':
    case 'CourseWarned':
    case 'Placed':
    case 'Classified':
      return 0.3;
    default:
      return 0.8;
  }
}
