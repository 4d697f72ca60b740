package musette.games.tourdefrance;

import musette.kernel.Seat;

/**
 * What somebody who thinks ahead may ask of a race. A player has no race to ask, only an imagined
 * one.
 */
public final class Study {
  /** All that is written on the card but for the bank points, and the place at the line. */
  private static final long WRITTEN = 0x7L << 57 | 0xFFL << 32 | 0x1FFFL << 19 | 0x3FFL << 9;

  private static final int EVERYTHING = -1;

  private Study() {}

  public static int seats(Race race) {
    return race.course().seats();
  }

  public static boolean isClassic(Race race) {
    return race.course().isClassic();
  }

  /** Whether somebody is about to throw, so that nothing is half done. */
  public static boolean isBetweenTurns(Race race) {
    return race.asked().question() == Question.THROW;
  }

  /** Die and orange points together. */
  public static int total(Race race, Seat seat) {
    return Scoring.total(race.rider(seat.index()));
  }

  public static int throwsMade(Race race, Seat seat) {
    return Rider.throwsMade(race.rider(seat.index()));
  }

  /** Whether everybody sees all cards (TF-Q-67). */
  public static boolean areCardsOpen(Race race) {
    return race.course().has(Term.OPEN_CARDS);
  }

  public static boolean hasFinished(Race race, Seat seat) {
    return Rider.finish(race.rider(seat.index())) > 0;
  }

  /** Everything about a rider that matters for the road ahead, in one number. */
  public static long condition(Race race, Seat seat) {
    return race.rider(seat.index()) & ~WRITTEN;
  }

  /**
   * A race of seat A alone in this condition, with nothing on the card: the other one has finished,
   * and every stage, camera, mend and dotted line has been reached by somebody before.
   */
  public static Race alone(Race race, long condition) {
    long finished = Rider.withFinish(Rider.at(race.course().board().start(), 2), 1);
    var course =
        new Course(
            2,
            race.course().options(),
            race.course().board(),
            race.course().routes(),
            race.course().terms());
    return new Race(
        course, new long[] {condition, finished}, EVERYTHING, Asked.toThrow(Seat.A, Seat.NONE, 0));
  }
}
