import type { Event, Group, Pace, Rider, Skill, Terrain, View } from '../../generated/types/pace-wheel';
import type { Seat } from '../../generated/types/protocol';
import { HOME, NOT_PLACED } from './course';

/** A view on its way through events: also the die that lies on the table, and what it had to show. */
export type Drawn = View & { die?: { racer: string; roll: number; needed: number; counters: boolean } };

export const SKILLS: readonly Skill[] = ['SPRINT', 'ENDURANCE', 'CLIMBING'];
export const TERRAINS: readonly Terrain[] = ['UPHILL', 'FLAT', 'DOWNHILL'];
export const PACES: readonly Pace[] = ['SLOW', 'STEADY', 'FAST'];

/** What is printed in the outer circle of the wheel. */
export const OUTER: Record<Terrain, Record<Pace, number>> = {
  UPHILL: { SLOW: 1, STEADY: 2, FAST: 3 },
  FLAT: { SLOW: 2, STEADY: 4, FAST: 6 },
  DOWNHILL: { SLOW: 3, STEADY: 6, FAST: 9 },
};

const FIELD = { SPRINT: 'sprint', ENDURANCE: 'endurance', CLIMBING: 'climbing' } as const;
const STARTED = { SPRINT: 'startSprint', ENDURANCE: 'startEndurance', CLIMBING: 'startClimbing' } as const;

export const seatOf = (racer: string): Seat => racer[0] as Seat;
export const numberOf = (racer: string): string => racer.slice(1);
export const left = (rider: Rider, skill: Skill): number => rider[FIELD[skill]];
export const started = (rider: Rider, skill: Skill): number => rider[STARTED[skill]];
export const onRoad = (rider: Rider): boolean => rider.square > NOT_PLACED && rider.square < HOME;
export const teamOf = (view: Drawn, seat: Seat): [string, Rider][] =>
  Object.entries(view.position.racers).filter(([racer]) => seatOf(racer) === seat);
export const courseOf = (view: Drawn) => view.stages[view.position.stage - 1]!;
export const members = (group: Group): string[] => group.rows.flatMap((row) => row.racers);
/** The first square of a group, as its racers stand while events play. */
export function frontOf(view: Drawn, group: Group): number {
  const squares = members(group).flatMap((racer) => {
    const rider = view.position.racers[racer];
    return rider && onRoad(rider) ? [rider.square] : [];
  });
  return squares.length ? Math.max(...squares) : (group.rows[0]?.square ?? 0);
}
/** The place of a racer's group from the front, 0 if he is in none. */
export const groupPlace = (view: Drawn, racer: string): number => view.groups.findIndex((group) => members(group).includes(racer)) + 1;

/** Racers square by square, the one of the lower seat and number first; before them who came last to a square that is too full. */
export function bySquare(view: Drawn): Map<number, string[]> {
  const squares = new Map<number, string[]>();
  const { phase, subject } = view.position;
  const first = (racer: string) => Number(phase === 'PUSH' && racer === subject);
  for (const [racer, rider] of Object.entries(view.position.racers).sort(([a], [b]) => first(b) - first(a) || a.localeCompare(b))) {
    if (onRoad(rider)) squares.set(rider.square, [...(squares.get(rider.square) ?? []), racer]);
  }
  return squares;
}

/** Those who are over the line, the first of them first. */
export const overLine = (view: Drawn): string[] => view.position.arrivals.map((arrival) => arrival.racer);

function withRider(view: Drawn, racer: string, change: Partial<Rider>): Drawn {
  const rider = view.position.racers[racer];
  if (!rider) return view;
  return { ...view, position: { ...view.position, racers: { ...view.position.racers, [racer]: { ...rider, ...change } } } };
}

function arrived(view: Drawn, racer: string, firstRank: number): Drawn {
  const { arrivals, turn } = view.position;
  if (arrivals.some((arrival) => arrival.racer === racer)) return view;
  return { ...view, position: { ...view.position, arrivals: [...arrivals, { racer, firstRank, turn }] } };
}

/** Groups as the event names them: so many racers each, from the front. */
function formed(view: Drawn, sizes: number[], paces: Pace[]): Drawn {
  const order = [...bySquare(view)].sort(([a], [b]) => b - a).flatMap(([square, racers]) => racers.map((racer) => ({ racer, square })));
  const groups: Group[] = [];
  sizes.forEach((size, i) => {
    const own = order.splice(0, size);
    const head = own[0];
    if (!head) return;
    const old = view.groups.find((group) => members(group).includes(head.racer)) ?? view.groups[0];
    const terrain = old?.terrain ?? 'FLAT';
    const pace = paces[i] ?? 'STEADY';
    const squares = [...new Set(own.map((o) => o.square))];
    const rows = squares.map((square) => ({ square, racers: own.filter((o) => o.square === square).map((o) => o.racer) }));
    groups.push({ number: i + 1, terrain, pace, squares: OUTER[terrain][pace], breakawayNeeds: 0, counterAdds: 0, rows });
  });
  return { ...view, groups };
}

function paced(view: Drawn, front: number, pace: Pace): Drawn {
  const leads = (group: Group) => members(group).some((racer) => view.position.racers[racer]?.square === front);
  const first = view.groups.find(leads);
  return {
    ...view,
    groups: view.groups.map((group) => (group === first ? { ...group, pace, squares: OUTER[group.terrain][pace] } : group)),
  };
}

/** What an event shows. The referee's view follows when all have played. */
export function apply(view: Drawn, event: Event): Drawn {
  switch (event.type) {
    case 'SkillsAllocated': {
      const { sprint, endurance, climbing } = event;
      return withRider(view, event.racer, {
        sprint,
        endurance,
        climbing,
        startSprint: sprint,
        startEndurance: endurance,
        startClimbing: climbing,
      });
    }
    case 'Placed':
      return withRider(view, event.racer, { square: event.square });
    case 'TurnStarted':
      return { ...view, die: undefined, step: 1, position: { ...view.position, turn: event.turn, onTurn: event.seat } };
    case 'Attacked':
    case 'Countered':
      return { ...view, step: 2, die: { racer: event.racer, roll: 0, needed: event.needed, counters: event.type === 'Countered' } };
    case 'Rolled':
      return { ...view, die: { needed: 0, counters: false, ...view.die, racer: event.racer, roll: event.roll } };
    case 'Moved':
    case 'BrokeAway':
    case 'CounterSucceeded':
    case 'Shifted':
    case 'PushedBack':
    case 'CaughtUp':
    case 'Dropped':
      return withRider(view, event.racer, { square: event.to });
    case 'Waited':
      return withRider(view, event.racer, { owed: event.owed, incident: false });
    case 'IncidentSuffered':
      return withRider(view, event.racer, { incident: true });
    case 'Burned':
      return withRider(view, event.racer, { [FIELD[event.skill]]: event.left });
    case 'Fed': {
      const rider = view.position.racers[event.racer];
      return rider ? withRider(view, event.racer, { [FIELD[event.skill]]: left(rider, event.skill) + event.points }) : view;
    }
    case 'PaceFell':
    case 'PaceSet':
      return paced(view, event.front, event.pace);
    case 'GroupsFormed':
      return formed(view, event.sizes, event.paces);
    case 'Arrived':
      return withRider(arrived(view, event.racer, event.rank), event.racer, { square: HOME, lastRank: event.rank });
    case 'StageScored':
      return withRider(view, event.racer, { points: event.total });
    case 'Recovered': {
      const rider = view.position.racers[event.racer];
      if (!rider) return view;
      return withRider(view, event.racer, {
        sprint: rider.sprint + event.sprint,
        endurance: rider.endurance + event.endurance,
        climbing: rider.climbing + event.climbing,
      });
    }
    case 'StageStarted': {
      const racers = Object.fromEntries(
        Object.entries(view.position.racers).map(([racer, rider]) => [racer, { ...rider, square: NOT_PLACED, owed: 0, incident: false }]),
      );
      return { ...view, groups: [], position: { ...view.position, stage: event.stage, turn: 0, racers, arrivals: [] } };
    }
    default:
      return view;
  }
}

/** How long an event plays: a bunch rides off together, a roll is worth a look, what is only counted is quick. */
export function beats(event: Event): number {
  switch (event.type) {
    case 'Moved':
      return 0.14;
    case 'BrokeAway':
    case 'CounterSucceeded':
    case 'Rolled':
    case 'IncidentSuffered':
      return 1.3;
    case 'Attacked':
    case 'Countered':
    case 'BreakawayFailed':
    case 'CounterFailed':
    case 'PaceSet':
    case 'PaceFell':
    case 'Dropped':
      return 0.9;
    case 'Burned':
    case 'GroupsFormed':
      return 0.35;
    case 'TurnStarted':
    case 'StarterRolled':
      return 0.5;
    case 'RaceEnded':
    case 'Arrived':
      return 1.5;
    default:
      return 0.6;
  }
}
