import type { Seat } from '../generated/types/protocol';
import { SEATS } from '../art/teams';

/** Games whose teams have colours of their own, in the order of the seats; where there are more seats, teams are shared. */
const TEAMS: Record<string, Seat[]> = { 'leader-1': ['D', 'E', 'F', 'B'] };

/** The jersey that a seat will wear in the race. */
export function jerseyOf(game: string, seat: Seat): Seat {
  const teams = TEAMS[game];
  const at = SEATS.indexOf(seat);
  return teams && at >= 0 ? teams[at % teams.length]! : seat;
}
