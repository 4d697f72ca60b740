package musette.table.competition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import musette.wire.competition.CompetitionChange.Score;
import musette.wire.competition.CompetitionInfo.Classification;
import musette.wire.competition.CompetitionInfo.Jersey;
import musette.wire.competition.CompetitionInfo.Line;
import musette.wire.competition.Plan;

/** The five classifications of a tour after so many rounds that are over. */
final class Classifications {
  private final Competition competition;
  private final int rounds;
  private final List<List<Integer>> places;
  private final List<Integer> general;

  Classifications(Competition competition, int rounds) {
    this.competition = competition;
    this.rounds = rounds;
    this.places = PlacePoints.places(competition, rounds);
    this.general = order();
  }

  /** After the last round that is over, with the ranks after the one before. */
  static List<Classification> of(Competition competition) {
    int over = (int) competition.rounds().stream().filter(RoundState::isOver).count();
    var now = new Classifications(competition, over);
    var before = new Classifications(competition, Math.max(0, over - 1));
    var all = new ArrayList<Classification>();
    for (Jersey jersey : Jersey.values()) {
      List<Integer> then = over > 1 ? before.order(jersey) : List.of();
      all.add(now.classification(jersey, then));
    }
    return all;
  }

  private Classification classification(Jersey jersey, List<Integer> before) {
    var lines = new ArrayList<Line>();
    for (int who : order(jersey)) {
      lines.add(
          new Line(
              who,
              lines.size() + 1,
              before.indexOf(who) + 1,
              value(jersey, who),
              jersey == Jersey.GENERAL ? places.get(who) : List.of()));
    }
    return new Classification(jersey, lines);
  }

  private int value(Jersey jersey, int who) {
    return switch (jersey) {
      case GENERAL -> general(who);
      case POINTS -> places(who, PlacePoints::jersey);
      case MOUNTAIN -> scores(who, Score::climb);
      case COMBATIVITY -> scores(who, Score::bold);
      case TEAM -> team(who);
    };
  }

  private boolean isByTime() {
    return competition.plan().count() == Plan.Count.TIME;
  }

  private int general(int who) {
    int size = competition.plan().tableSize();
    return isByTime()
        ? places(who, PlacePoints::seconds)
        : places(who, place -> PlacePoints.points(place, size));
  }

  private int places(int who, java.util.function.IntUnaryOperator worth) {
    return places.get(who).stream().filter(p -> p > 0).mapToInt(p -> worth.applyAsInt(p)).sum();
  }

  private int scores(int who, ToIntFunction<Score> worth) {
    return competition.rounds().subList(0, rounds).stream()
        .flatMap(round -> round.scores().stream())
        .filter(score -> score.entrant() == who)
        .mapToInt(worth)
        .sum();
  }

  /** Equal: more stage wins, then the lower sum of places, then the last stage, then the entry. */
  private List<Integer> order() {
    Comparator<Integer> best =
        Comparator.comparingInt(who -> isByTime() ? general(who) : -general(who));
    return IntStream.range(0, places.size())
        .boxed()
        .sorted(
            best.thenComparingLong(who -> -places.get(who).stream().filter(p -> p == 1).count())
                .thenComparingInt(who -> places.get(who).stream().mapToInt(p -> p).sum())
                .thenComparingInt(who -> rounds == 0 ? 0 : places.get(who).getLast()))
        .toList();
  }

  /** Equal in another classification: who is ahead in the general one. */
  private List<Integer> order(Jersey jersey) {
    return switch (jersey) {
      case GENERAL -> general;
      case POINTS, MOUNTAIN, COMBATIVITY ->
          general.stream()
              .sorted(Comparator.comparingInt(who -> -value(jersey, who)))
              .filter(who -> jersey == Jersey.POINTS || value(jersey, who) > 0)
              .toList();
      case TEAM -> teams();
    };
  }

  private List<Integer> teams() {
    List<Integer> of = competition.teams();
    return general.stream()
        .map(of::get)
        .distinct()
        .sorted(Comparator.comparingInt(this::team))
        .toList();
  }

  /** In every stage the best of a team count, as many as the smallest team has, at most three. */
  private int team(int team) {
    List<Integer> of = competition.teams();
    int sum = 0;
    for (int round = 0; round < rounds; round++) {
      var seconds = new ArrayList<Integer>();
      for (int who = 0; who < of.size(); who++) {
        int place = places.get(who).get(round);
        if (of.get(who) == team && place > 0) {
          seconds.add(PlacePoints.seconds(place));
        }
      }
      sum += seconds.stream().sorted().limit(counted(of)).mapToInt(s -> s).sum();
    }
    return sum;
  }

  private static int counted(List<Integer> teams) {
    Map<Integer, Integer> sizes = new HashMap<>();
    teams.forEach(team -> sizes.merge(team, 1, Integer::sum));
    return Math.min(Teams.COUNTED, sizes.values().stream().mapToInt(size -> size).min().orElse(0));
  }
}
