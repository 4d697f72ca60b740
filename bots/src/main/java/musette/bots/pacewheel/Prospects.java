package musette.bots.pacewheel;

import musette.games.pacewheel.Pace;
import musette.games.pacewheel.Race;
import musette.games.pacewheel.Skill;
import musette.games.pacewheel.Terrain;

/**
 * What a race promises each seat: how many player-turns every racer would need alone, fast while
 * his points last, then steady. Who needs fewer is nearer to winning, and two such racers are
 * better than one.
 */
final class Prospects {
  /** How much one player-turn decides. */
  private static final double SHARPNESS = 2.5;

  /** What a sprint point is worth in a tie at the line (PW-47), in player-turns. */
  private static final double TIE = 0.02;

  private Prospects() {}

  /** The share of the seat in the win: 0 to 1. */
  static double share(Race race, int seat) {
    double best = Double.MAX_VALUE;
    double[] turns = new double[race.count()];
    for (int racer = 0; racer < turns.length; racer++) {
      turns[racer] = turns(race, racer);
      best = Math.min(best, turns[racer]);
    }
    double all = 0;
    double own = 0;
    // Own racers first, then clockwise, so that sums do not differ by a rounding between seats.
    int first = seat * turns.length / race.seats();
    for (int k = 0; k < turns.length; k++) {
      int racer = (first + k) % turns.length;
      double part = Math.exp(SHARPNESS * (best - turns[racer]));
      all += part;
      own += race.seat(racer) == seat ? part : 0;
    }
    return own / all;
  }

  /** How many player-turns a racer alone needs to the line. */
  static double turns(Race race, int racer) {
    int square = race.square(racer);
    int line = race.line();
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
