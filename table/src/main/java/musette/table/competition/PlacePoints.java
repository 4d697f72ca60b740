package musette.table.competition;

import java.util.ArrayList;
import java.util.List;
import musette.wire.competition.CompetitionChange.Ridden;
import musette.wire.competition.CompetitionChange.Score;
import musette.wire.competition.Plan;

/** Points by place; docs/competitions.md has the same in words. */
public final class PlacePoints {
  /** Seconds for every place behind the first, and what a win takes off. */
  static final int PER_PLACE = 20;

  static final int WIN = 10;

  /** The points jersey, by place. */
  private static final List<Integer> JERSEY = List.of(20, 12, 8, 5, 3, 2, 1);

  private PlacePoints() {}

  /** Points of a tournament: one more than those behind, at a full table; one more for the win. */
  static int points(int place, int tableSize) {
    return Math.max(0, tableSize - place + 1) + (place == 1 ? 1 : 0);
  }

  static int jersey(int place) {
    return place <= JERSEY.size() ? JERSEY.get(place - 1) : 0;
  }

  static int seconds(int place) {
    return place == 1 ? -WIN : (place - 1) * PER_PLACE;
  }

  /** The place that counts: in a tournament who did not play themselves is last. */
  static int place(Plan plan, Score score, int atTable) {
    boolean absent = score.ridden() == Ridden.MISSED || score.ridden() == Ridden.ABSENT;
    return plan.kind() == Plan.Kind.TOURNAMENT && absent ? atTable : score.place();
  }

  /** The counted places of every entrant by round; 0 where they have none. */
  static List<List<Integer>> places(Competition competition, int rounds) {
    var all = new ArrayList<List<Integer>>();
    for (Entrant entrant : competition.entrants()) {
      var places = new ArrayList<Integer>();
      for (RoundState round : competition.rounds().subList(0, rounds)) {
        places.add(place(competition, round, entrant));
      }
      all.add(places);
    }
    return all;
  }

  /** Who came late has the last place in what they missed. */
  private static int place(Competition competition, RoundState round, Entrant entrant) {
    Plan plan = competition.plan();
    boolean tournament = plan.kind() == Plan.Kind.TOURNAMENT;
    if (tournament && round.number() < entrant.since()) {
      return plan.tableSize();
    }
    for (var draw : round.tables()) {
      for (Score score : round.scores(draw)) {
        if (score.entrant() == entrant.number()) {
          return place(plan, score, draw.entrants().size());
        }
      }
    }
    return 0;
  }
}
