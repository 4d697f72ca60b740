package musette.games.flammerouge;

import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Team;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** Setting the riders up behind the start line (FR-07, FR-61). */
final class Placing {
  private Placing() {}

  static RaceState start(Rules rules, Chance chance, Journal journal) {
    var draft = new Draft(rules);
    int named = rules.firstPlayer();
    draft.setFirst(named >= 0 || rules.seats() == 1 ? Math.max(named, 0) : draw(rules, chance));
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.FirstPlayerNamed(rules.teams().get(draft.first()).seat()));
    }
    placeDummies(draft, journal);
    return draft.close();
  }

  private static int draw(Rules rules, Chance chance) {
    return chance.below(rules.seats());
  }

  static void placeDummies(Draft draft, Journal journal) {
    Rules rules = draft.rules();
    for (int team = rules.seats(); team < rules.teams().size(); team++) {
      boolean muscle = rules.teams().get(team) != Team.PELOTON;
      int leader = 2 * team + (muscle ? 1 : 0);
      int square = backFrom(draft, rules.track().startLine());
      put(draft, leader, square, "FR-61", journal);
      put(draft, leader ^ 1, backFrom(draft, square - 1), "FR-61", journal);
    }
  }

  private static int backFrom(RaceState race, int from) {
    int square = from;
    while (Spots.landing(race.spots(), square) == Spots.FULL) {
      square--;
    }
    return square;
  }

  private static void put(Draft draft, int rider, int square, String rule, Journal journal) {
    int spot = Spots.landing(draft.spots(), square);
    draft.put(rider, spot);
    if (journal != Journal.NONE) {
      journal.tell(
          new RaceEvent.Placed(draft.rules().rider(rider), square, Spots.lane(spot), rule));
    }
  }

  /** The index of the seat that places now. */
  static int seat(RaceState race) {
    int seats = race.rules().seats();
    int seat = race.first();
    while (riders(race, seat) == 0) {
      seat = (seat + 1) % seats;
    }
    return seat;
  }

  /** One bit for each rider of the seat who is not yet placed. */
  static int riders(RaceState race, int seat) {
    return (race.isOnTrack(2 * seat) ? 0 : 1) | (race.isOnTrack(2 * seat + 1) ? 0 : 2);
  }

  /** Places a rider; whether everybody is placed now. */
  static boolean place(Draft draft, int seat, RaceAction.PlaceRider action, Journal journal) {
    put(draft, 2 * seat + action.rider().ordinal(), action.square(), "FR-07", journal);
    for (int rider = 0; rider < draft.rules().riders(); rider++) {
      if (!draft.isOnTrack(rider)) {
        return false;
      }
    }
    return true;
  }
}
