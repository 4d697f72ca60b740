package musette.games.tourdefrance;

import musette.games.tourdefrance.api.Question;
import musette.kernel.Seat;

/** Read-only numbers for bots, which have no state of the match but those that they imagine. */
public final class Queries {
  private static final int EVERYTHING = -1;

  private Queries() {}

  public static int seats(TourState state) {
    return state.rules().seats();
  }

  public static boolean isClassic(TourState state) {
    return state.rules().isClassic();
  }

  /** Whether somebody is about to throw, so that nothing is half done. */
  public static boolean isBetweenTurns(TourState state) {
    return state.asked().question() == Question.THROW;
  }

  /** Die and orange points together. */
  public static int total(TourState state, Seat seat) {
    return Scoring.total(state.rider(seat.index()));
  }

  public static int throwsMade(TourState state, Seat seat) {
    return Rider.throwsMade(state.rider(seat.index()));
  }

  /** Whether everybody sees all cards (TF-Q-67). */
  public static boolean areCardsOpen(TourState state) {
    return state.rules().has(Variant.OPEN_CARDS);
  }

  /** Whether the squares moved count at the end, and not the dice (TF-Q-16). */
  public static boolean countSquaresMoved(TourState state) {
    return state.rules().has(Variant.SQUARES_MOVED);
  }

  public static boolean hasFinished(TourState state, Seat seat) {
    return Rider.finish(state.rider(seat.index())) > 0;
  }

  /** Everything about a rider that matters for the road ahead, in one number. */
  public static long condition(TourState state, Seat seat) {
    return state.rider(seat.index()) & ~Rider.RECORD;
  }

  /**
   * A race of seat A alone in this condition, with nothing on the card: the other one has finished,
   * and every stage, camera, mend and dotted line has been reached by somebody before.
   */
  public static TourState alone(TourState state, long condition) {
    long finished = Rider.withFinish(Rider.at(state.rules().board().start(), 2), 1);
    Rules rules = state.rules().withSeats(2);
    return new TourState(
        rules, new long[] {condition, finished}, EVERYTHING, Asked.toThrow(Seat.A, Seat.NONE, 0));
  }
}
