package musette.bots.tourdefrance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.games.tourdefrance.Queries;
import musette.games.tourdefrance.TourDeFrance;
import musette.games.tourdefrance.TourState;
import musette.games.tourdefrance.api.TourAction;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/**
 * Every condition a rider alone on the road can be in, with every choice they have there. So it can
 * be worked out exactly how likely a total is, and how likely the best decisions can make it.
 */
final class LoneRider {
  /** No total comes near it. */
  static final int TOTALS = 320;

  private static final TourDeFrance GAME = new TourDeFrance();
  private static final int SIDES = 6;
  private static final int FINISHED = -1;

  /** Where a go may end, and what it brings. */
  private record End(int gain, int next) {}

  private final Map<Long, Integer> numbers = new HashMap<>();
  private final List<Long> conditions = new ArrayList<>();

  /** By condition and by what they may begin with: for each face the ends to choose from. */
  private final List<List<List<Set<End>>>> goes = new ArrayList<>();

  private final Road road;

  LoneRider(TourState race) {
    road = new Road(race);
    number(Queries.condition(race, Seat.A));
    for (int i = 0; i < conditions.size(); i++) {
      goes.add(go(Queries.alone(race, conditions.get(i))));
    }
  }

  private int number(long condition) {
    Integer known = numbers.putIfAbsent(condition, conditions.size());
    if (known != null) {
      return known;
    }
    conditions.add(condition);
    return conditions.size() - 1;
  }

  private List<List<Set<End>>> go(TourState race) {
    var options = new ArrayList<List<Set<End>>>();
    for (TourAction action : GAME.actions(race, Seat.A)) {
      var faces = new ArrayList<Set<End>>();
      for (int face = 1; face <= (action instanceof TourAction.Throw ? SIDES : 1); face++) {
        var ends = new LinkedHashSet<End>();
        follow(GAME.play(race, Seat.A, action, Chance.scripted(face), Journal.NONE), ends);
        faces.add(ends);
      }
      options.add(faces);
    }
    return options;
  }

  private void follow(TourState race, Set<End> ends) {
    int gain = Queries.total(race, Seat.A);
    if (Queries.hasFinished(race, Seat.A)) {
      ends.add(new End(gain, FINISHED));
    } else if (Queries.isBetweenTurns(race)) {
      ends.add(new End(gain, number(Queries.condition(race, Seat.A))));
    } else {
      for (TourAction action : GAME.actions(race, Seat.A)) {
        follow(GAME.play(race, Seat.A, action, Chance.scripted(), Journal.NONE), ends);
      }
    }
  }

  /** What the best decisions for this very aim make of it: the worth of every final total. */
  double best(double[] aim) {
    return new Draft(aim, Manner.FOR_THE_AIM).from(0, 0);
  }

  /** What the decisions make of it that bring most points on average. */
  double usual(double[] aim) {
    return new Draft(aim, Manner.FOR_POINTS).from(0, 0);
  }

  private enum Manner {
    FOR_POINTS,
    FOR_THE_AIM
  }

  private final class Draft {
    private final double[] aim;
    private final Manner manner;
    private final double[][] known = new double[conditions.size()][TOTALS];

    Draft(double[] aim, Manner manner) {
      this.aim = aim;
      this.manner = manner;
      for (double[] row : known) {
        Arrays.fill(row, Double.NaN);
      }
    }

    double from(int condition, int total) {
      if (condition == FINISHED || total >= TOTALS - 1) {
        return aim[Math.min(total, TOTALS - 1)];
      }
      if (Double.isNaN(known[condition][total])) {
        double most = Double.NEGATIVE_INFINITY;
        double worth = 0;
        for (List<Set<End>> faces : goes.get(condition)) {
          double points = 0;
          double reached = 0;
          for (Set<End> ends : faces) {
            End end = choose(ends, total);
            points += mark(end, total);
            reached += from(end.next, total + end.gain);
          }
          if (points / faces.size() > most) {
            most = points / faces.size();
            worth = reached / faces.size();
          }
        }
        known[condition][total] = worth;
      }
      return known[condition][total];
    }

    private End choose(Set<End> ends, int total) {
      End best = ends.iterator().next();
      for (End end : ends) {
        best = mark(end, total) > mark(best, total) ? end : best;
      }
      return best;
    }

    private double mark(End end, int total) {
      if (manner == Manner.FOR_THE_AIM) {
        return from(end.next, total + end.gain);
      }
      return end.gain + (end.next == FINISHED ? 0 : road.ahead(conditions.get(end.next)));
    }
  }
}
