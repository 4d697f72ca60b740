package musette.games.tourdefrance.api;

/** What a rider can be asked for. */
public sealed interface TourAction {

  /** Throws the die. */
  record Throw() implements TourAction {}

  /** Rides on bank points alone, without a throw (TF-41). */
  record RidePoints(int points) implements TourAction {}

  /** Adds bank points to the throw, or none (TF-38). */
  record Spend(int points) implements TourAction {}

  /** Leaves a fork by this square (TF-07), now or, named before the start, whenever there. */
  record TakeRoute(String square) implements TourAction {}

  /** Comes up to the GRP square. */
  record Join() implements TourAction {}

  /** Does not come up to the GRP square. */
  record Stay() implements TourAction {}
}
