package musette.games.tourdefrance;

import java.util.List;
import java.util.stream.IntStream;

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

  /** The lists that are offered again and again, made once. */
  final class Table {
    private static final List<List<TourAction>> THROWS =
        IntStream.rangeClosed(0, BankPoints.MOST_ALONE).mapToObj(Table::throwOrPoints).toList();

    private static final List<List<List<TourAction>>> SPENDS =
        IntStream.rangeClosed(0, Rider.MAX_POINTS)
            .mapToObj(
                least ->
                    IntStream.rangeClosed(0, Rider.MAX_POINTS)
                        .mapToObj(most -> spends(least, most))
                        .toList())
            .toList();

    static final List<TourAction> JOINS = List.of(new Join(), new Stay());

    private Table() {}

    /** To throw, or to ride on up to so many points. */
    static List<TourAction> throwing(int points) {
      return THROWS.get(points);
    }

    /** To spend nothing, or from the least to the most. */
    static List<TourAction> spending(int least, int most) {
      return SPENDS.get(least).get(most);
    }

    private static List<TourAction> throwOrPoints(int points) {
      return IntStream.rangeClosed(0, points)
          .<TourAction>mapToObj(n -> n == 0 ? new Throw() : new RidePoints(n))
          .toList();
    }

    private static List<TourAction> spends(int least, int most) {
      return IntStream.rangeClosed(0, most)
          .filter(n -> n == 0 || n >= least)
          .<TourAction>mapToObj(Spend::new)
          .toList();
    }
  }
}
