package musette.table.competition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import musette.kernel.Chance;
import musette.wire.competition.CompetitionChange.Draw;
import musette.wire.competition.CompetitionInfo.Standing;
import musette.wire.competition.Plan;

/**
 * The standings of a tournament: points, then wins, then the points of everybody met, then a lot
 * from the seed. In a knock-out who got further is ahead.
 */
final class Standings {
  private static final int PLY = 3_000_000;

  private final Competition competition;
  private final List<List<Integer>> places;
  private final List<Integer> points = new ArrayList<>();
  private final List<Integer> wins = new ArrayList<>();
  private final List<Integer> met = new ArrayList<>();
  private final List<Integer> reached = new ArrayList<>();
  private final List<Integer> lots = new ArrayList<>();

  Standings(Competition competition) {
    this.competition = competition;
    this.places = PlacePoints.places(competition, competition.round());
    int size = competition.plan().tableSize();
    for (List<Integer> own : places) {
      points.add(own.stream().mapToInt(p -> p == 0 ? 0 : PlacePoints.points(p, size)).sum());
    }
    Chance chance = Chance.of(competition.seed(), PLY);
    for (Entrant entrant : competition.entrants()) {
      wins.add(wins(entrant.number()));
      met.add(met(entrant.number()));
      reached.add(reached(entrant.number()));
      lots.add(chance.below(Integer.MAX_VALUE));
    }
  }

  /** Byes are no wins. */
  private int wins(int entrant) {
    int sum = 0;
    for (RoundState round : competition.rounds()) {
      for (Draw draw : round.tables()) {
        boolean rode = draw.entrants().size() > 1 && draw.entrants().contains(entrant);
        sum += rode && places.get(entrant).get(round.number() - 1) == 1 ? 1 : 0;
      }
    }
    return sum;
  }

  private int met(int entrant) {
    int sum = 0;
    for (RoundState round : competition.rounds()) {
      for (Draw draw : round.tables()) {
        if (draw.entrants().contains(entrant) && round.isSettled(draw)) {
          sum += draw.entrants().stream().filter(o -> o != entrant).mapToInt(points::get).sum();
        }
      }
    }
    return sum;
  }

  /** The last round of a knock-out that somebody rode. */
  private int reached(int entrant) {
    if (competition.plan().form() != Plan.Form.KNOCKOUT) {
      return 0;
    }
    int last = 0;
    for (RoundState round : competition.rounds()) {
      boolean rides = round.tables().stream().anyMatch(d -> d.entrants().contains(entrant));
      last = rides ? round.number() : last;
    }
    return last;
  }

  /** In the last round of a knock-out the place decides. */
  private int lastPlace(int entrant) {
    int last = reached.get(entrant);
    int place = last == 0 ? 0 : places.get(entrant).get(last - 1);
    return place == 0 ? Integer.MAX_VALUE : place;
  }

  List<Standing> list() {
    List<Integer> order =
        competition.entrants().stream().map(Entrant::number).sorted(this::compare).toList();
    var list = new ArrayList<Standing>();
    for (int i = 0; i < order.size(); i++) {
      int who = order.get(i);
      String decided = i + 1 < order.size() ? decided(who, order.get(i + 1)) : "";
      list.add(
          new Standing(
              who, i + 1, points.get(who), wins.get(who), met.get(who), places.get(who), decided));
    }
    return list;
  }

  private int compare(int one, int other) {
    return Comparator.<Integer>comparingInt(who -> -reached.get(who))
        .thenComparingInt(this::lastPlace)
        .thenComparingInt(who -> -points.get(who))
        .thenComparingInt(who -> -wins.get(who))
        .thenComparingInt(who -> -met.get(who))
        .thenComparingInt(lots::get)
        .compare(one, other);
  }

  private String decided(int one, int other) {
    if (!reached.get(one).equals(reached.get(other))
        || !points.get(one).equals(points.get(other))) {
      return "";
    }
    if (!wins.get(one).equals(wins.get(other))) {
      return "wins";
    }
    return met.get(one).equals(met.get(other)) ? "lot" : "met";
  }
}
