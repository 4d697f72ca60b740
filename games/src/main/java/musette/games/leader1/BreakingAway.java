package musette.games.leader1;

import musette.kernel.Chance;
import musette.kernel.Journal;

/** Phase 2: breaking away (L1-67 to L1-74, L1-Q-75, L1-Q-76). */
final class BreakingAway {
  /** The fewest squares of a breakaway (L1-70). */
  static final int SHORTEST = 4;

  private BreakingAway() {}

  /** The cyclist at this point of the phase: second position first, first last (L1-67). */
  private static int riderAt(Race race, int cursor) {
    int position = (cursor / Speciality.COUNT + 1) % race.tokens;
    return Riders.rider(race.teamAt(position), cursor % Speciality.COUNT);
  }

  /** The player who is asked now. */
  static int player(Race race) {
    return race.owner(riderAt(race, race.cursor));
  }

  /** Whether a player has a cyclist who can break away; passes over those who have not. */
  static boolean asks(Race race) {
    if (race.pelotonHome()) {
      return false;
    }
    for (; race.cursor < race.points(); race.cursor++) {
      int rider = riderAt(race, race.cursor);
      if (race.isOut(rider) && isFirstOfOwner(race, rider)) {
        race.moves = moves(race, rider);
        if (race.moves.length > 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** A player is asked once for all his cyclists of a team, at the first of them (L1-Q-08). */
  private static boolean isFirstOfOwner(Race race, int rider) {
    for (int r = rider - Riders.speciality(rider); r < rider; r++) {
      if (race.isOut(r) && race.owner(r) == race.owner(rider)) {
        return false;
      }
    }
    return true;
  }

  private static long[] moves(Race race, int first) {
    Moves moves = null;
    int team = Riders.team(first);
    for (int i = 0; i < Speciality.COUNT; i++) {
      int r = Riders.rider(team, i);
      if (race.place(r) == Place.FRONT && race.owner(r) == race.owner(first)) {
        moves = moves == null ? new Moves(race) : moves;
        moves.attack(r);
      }
    }
    return moves == null ? Race.NO_MOVES : moves.all();
  }

  static void attack(Race race, long move, Chance chance, Journal journal) {
    int r = Moves.rider(move);
    Riding.move(race, move, race.headSquare(), "L1-70", chance, journal);
    race.slot(r, Slot.NONE);
    race.follows(r, Slipstream.ahead(race, r));
  }
}
