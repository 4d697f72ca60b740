package musette.bots.pacewheel;

import java.util.Arrays;
import musette.games.pacewheel.Queries;
import musette.games.pacewheel.RaceState;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Terrain;

/**
 * What a race promises each seat: how many player-turns every racer would need alone, fast while
 * the points last, then steady. Who needs fewer is nearer to winning, and two such racers are
 * better than one. In a stage race the turns are reckoned into points and added to those from
 * earlier stages.
 */
final class Prospects {
  /** How much one player-turn decides. */
  private static final double SHARPNESS = 2.5;

  /** What a sprint point is worth in a tie at the line (PW-47), in player-turns. */
  private static final double TIE = 0.02;

  /** How much a point of the general classification decides. */
  private static final double POINT = 0.5;

  /** Player-turns between two racers after which it is certain who will be home first. */
  private static final double CERTAIN = 4;

  private Prospects() {}

  /** The share of the seat in the win: 0 to 1. */
  static double share(RaceState race, int seat) {
    double[] turns = new double[race.count()];
    for (int racer = 0; racer < turns.length; racer++) {
      turns[racer] = turns(race, racer);
    }
    return Queries.isStageRace(race)
        ? share(race, seat, general(race, turns), POINT)
        : share(race, seat, turns, SHARPNESS);
  }

  private static double share(RaceState race, int seat, double[] behind, double sharpness) {
    double best = least(behind);
    double all = 0;
    double own = 0;
    // Own racers first, then clockwise, so that sums do not differ by a rounding between seats.
    int first = seat * behind.length / race.seats();
    for (int k = 0; k < behind.length; k++) {
      int racer = (first + k) % behind.length;
      double part = StrictMath.exp(sharpness * (best - behind[racer]));
      all += part;
      own += Queries.seat(race, racer) == seat ? part : 0;
    }
    return own / all;
  }

  private static double least(double[] values) {
    double least = Double.MAX_VALUE;
    for (double value : values) {
      least = Math.min(least, value);
    }
    return least;
  }

  /** The general classification after this stage, as it is to be expected (PW-58, PW-60). */
  private static double[] general(RaceState race, double[] turns) {
    double[] points = new double[turns.length];
    Arrays.fill(points, -1);
    for (int k = 0; k < Queries.arrivals(race); k++) {
      int racer = Queries.arrived(race, k);
      turns[racer] = -Queries.turnsSince(race, k);
      points[racer] = Queries.stagePoints(race, k);
    }
    double winner = least(turns);
    for (int racer = 0; racer < turns.length; racer++) {
      if (points[racer] < 0) {
        points[racer] = turns[racer] - winner + ahead(turns, racer);
      }
    }
    for (int racer = 0; racer < turns.length; racer++) {
      points[racer] += Queries.general(race, racer);
    }
    return points;
  }

  /** How many will be home before this racer. */
  private static double ahead(double[] turns, int racer) {
    double ahead = -0.5;
    for (double other : turns) {
      ahead += Math.clamp(0.5 + (turns[racer] - other) / (2 * CERTAIN), 0, 1);
    }
    return ahead;
  }

  /** How many player-turns a racer alone needs to the line. */
  static double turns(RaceState race, int racer) {
    int square = race.square(racer);
    int line = Queries.line(race);
    int endurance = race.points(racer, Skill.ENDURANCE);
    int sprint = race.points(racer, Skill.SPRINT);
    int climbing = race.points(racer, Skill.CLIMBING);
    double turns = -TIE * sprint;
    while (square < line) {
      Terrain terrain = race.course().terrain(square);
      boolean fast = true;
      if (terrain == Terrain.UPHILL && climbing > 0) {
        climbing--;
      } else if (terrain == Terrain.DOWNHILL && sprint > 0) {
        sprint--;
      } else if (endurance > 0) {
        endurance--;
      } else {
        fast = false;
      }
      int squares = (fast ? Pace.FAST : Pace.STEADY).squares(terrain);
      turns += square + squares < line ? 1 : (double) (line - square) / squares;
      square += squares;
    }
    return turns;
  }
}
