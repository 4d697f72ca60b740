package musette.games.flammerouge;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Journal;

/** Setting the riders up behind the start line (FR-07, FR-61). */
final class Placing {
  private Placing() {}

  static Race start(Course course, Chance chance, Journal journal) {
    var race = new Race(course);
    int named = course.firstPlayer();
    race.setFirst(named >= 0 || course.seats() == 1 ? Math.max(named, 0) : draw(course, chance));
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.FirstPlayerNamed(course.teams().get(race.first()).seat()));
    }
    placeDummies(race, journal);
    return race;
  }

  private static int draw(Course course, Chance chance) {
    return chance.below(course.seats());
  }

  static void placeDummies(Race race, Journal journal) {
    Course course = race.course();
    for (int team = course.seats(); team < course.teams().size(); team++) {
      boolean muscle = course.teams().get(team) != Team.PELOTON;
      int leader = 2 * team + (muscle ? 1 : 0);
      int square = backFrom(race, course.track().startLine());
      put(race, leader, square, "FR-61", journal);
      put(race, leader ^ 1, backFrom(race, square - 1), "FR-61", journal);
    }
  }

  private static int backFrom(Race race, int from) {
    int square = from;
    while (Spots.landing(race.spots(), square) == Spots.FULL) {
      square--;
    }
    return square;
  }

  private static void put(Race race, int rider, int square, String rule, Journal journal) {
    int spot = Spots.landing(race.spots(), square);
    race.put(rider, spot);
    if (journal != Journal.NONE) {
      journal.tell(
          new RaceEvent.Placed(race.course().rider(rider), square, Spots.lane(spot), rule));
    }
  }

  /** The index of the seat that places now. */
  static int seat(Race race) {
    int seats = race.course().seats();
    int seat = race.first();
    while (riders(race, seat) == 0) {
      seat = (seat + 1) % seats;
    }
    return seat;
  }

  /** One bit for each rider of the seat who is not yet placed. */
  private static int riders(Race race, int seat) {
    return (race.isOnTrack(2 * seat) ? 0 : 1) | (race.isOnTrack(2 * seat + 1) ? 0 : 2);
  }

  static List<RaceAction> actions(Race race, int seat) {
    if (seat(race) != seat) {
      return List.of();
    }
    int squares = 0;
    for (int square = race.course().track().startLine(); square > 0; square--) {
      if (Spots.landing(race.spots(), square) != Spots.FULL) {
        squares |= 1 << (square - 1);
      }
    }
    return RaceAction.Lists.places(riders(race, seat), squares);
  }

  static Race place(Race race, int seat, RaceAction.PlaceRider action, Journal journal) {
    Race next = race.copy();
    put(next, 2 * seat + action.rider().ordinal(), action.square(), "FR-07", journal);
    for (int rider = 0; rider < race.course().riders(); rider++) {
      if (!next.isOnTrack(rider)) {
        return next;
      }
    }
    Round.begin(next, journal);
    return next;
  }
}
