package musette.games.leader1;

import musette.games.leader1.api.Place;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.course.Move;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** Phase 2: breaking away (L1-67 to L1-74, L1-Q-75, L1-Q-76). */
final class BreakingAway {
  private BreakingAway() {}

  /** The cyclist at this point of the phase: second position first, first last (L1-67). */
  private static int riderAt(RaceState race, int cursor) {
    int position = (cursor / Speciality.COUNT + 1) % race.tokens;
    return Riders.rider(race.teamAt(position), cursor % Speciality.COUNT);
  }

  /** The player who is asked now. */
  static int player(RaceState race) {
    return race.owner(riderAt(race, race.cursor));
  }

  /** Whether a player has a cyclist who can break away; passes over those who have not. */
  static boolean asks(Draft draft) {
    if (draft.pelotonHome()) {
      return false;
    }
    for (; draft.cursor < draft.points(); draft.cursor++) {
      int rider = riderAt(draft, draft.cursor);
      if (draft.isOut(rider) && isFirstOfOwner(draft, rider)) {
        draft.moves = moves(draft, rider);
        if (draft.moves.length > 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** A player is asked once for all their cyclists of a team, at the first of them (L1-Q-08). */
  private static boolean isFirstOfOwner(RaceState race, int rider) {
    for (int r = rider - Riders.speciality(rider); r < rider; r++) {
      if (race.isOut(r) && race.owner(r) == race.owner(rider)) {
        return false;
      }
    }
    return true;
  }

  private static long[] moves(RaceState race, int first) {
    Moves moves = null;
    int team = Riders.team(first);
    for (int i = 0; i < Speciality.COUNT; i++) {
      int r = Riders.rider(team, i);
      if (race.place(r) == Place.FRONT && race.owner(r) == race.owner(first)) {
        moves = moves == null ? new Moves(race) : moves;
        moves.attack(r);
      }
    }
    return moves == null ? RaceState.NO_MOVES : moves.all();
  }

  static void attack(Draft draft, long move, Chance chance, Journal journal) {
    int r = Move.rider(move);
    Riding.move(draft, move, draft.headSquare(), "L1-70", chance, journal);
    draft.slot(r, Slot.NONE);
    draft.follows(r, Slipstream.ahead(draft, r));
  }
}
