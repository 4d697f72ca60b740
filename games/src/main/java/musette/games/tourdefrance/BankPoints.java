package musette.games.tourdefrance;

import musette.games.tourdefrance.api.Binding;

/** The points bank: how many points may be used, and for what (TF-37 to TF-41). */
final class BankPoints {
  /** Bank points that move a rider alone on lap 2 (TF-41). */
  static final int MOST_ALONE = 3;

  /** No adding to a throw of this or more (TF-39). */
  static final int TOO_HIGH = 5;

  /** What a throw and points together may make on lap 2 (TF-41). */
  static final int LAP_TWO_TOTAL = 3;

  private static final int LEAST = 8;

  private BankPoints() {}

  /** How many points the rider may ride on instead of throwing (TF-Q-51); 0 if none. */
  static int alone(long rider) {
    boolean kept =
        Rider.binding(rider) != Binding.NONE
            || Rider.has(rider, Rider.MINUS | Rider.CRUNCH | Rider.PAST_BLUE);
    return Rider.lap(rider) < 2 || kept ? 0 : Math.min(MOST_ALONE, Rider.points(rider));
  }

  /** The fewest points of a {@link #range}. */
  static int least(int range) {
    return range >> LEAST;
  }

  /** The most points of a {@link #range}. */
  static int most(int range) {
    return range & 255;
  }

  /** How many points may be added to this throw, as {@link #least} and {@link #most}; 0 if none. */
  static int range(Rules rules, long rider, int face) {
    int points = Rider.points(rider);
    if (points == 0 || face >= TOO_HIGH) {
      return 0;
    }
    return switch (Rider.binding(rider)) {
      case NONE, CAMERA -> toGoFarther(rules, rider, face);
      case OVER3 -> may(rules, rider) ? exactly(3 - face, points) : 0;
      case T2 -> may(rules, rider) ? againstT2(rules, rider, face) : 0;
      case RAIDE_FIRST -> may(rules, rider) ? onFirstRaide(rules, rider, face) : 0;
      case RAIDE_SUM ->
          may(rules, rider)
              ? upTo(ThrowValue.raideTotal(rules) - Rider.count(rider) - face, points)
              : 0;
    };
  }

  /** TF-Q-26: after the blue line only against the square one stands on, if at all. */
  private static boolean may(Rules rules, long rider) {
    return !Rider.has(rider, Rider.PAST_BLUE) || !rules.has(Variant.NO_POINTS_PAST_BLUE);
  }

  private static int toGoFarther(Rules rules, long rider, int face) {
    if (Rider.has(rider, Rider.CRUNCH)) {
      return 0;
    }
    int points = Rider.points(rider);
    if (Rider.lap(rider) < 2) {
      return upTo(points, points);
    }
    return Rider.has(rider, Rider.PAST_BLUE)
        ? 0
        : upTo(LAP_TWO_TOTAL - ThrowValue.base(rules, rider, face), points);
  }

  /** To make 3 (TF-33), or on lap 1 to go farther with a natural 3 or 4 (TF-Q-50). */
  private static int againstT2(Rules rules, long rider, int face) {
    int points = Rider.points(rider);
    int missing = 3 - face;
    boolean farther = Rider.lap(rider) < 2 && !Rider.has(rider, Rider.CRUNCH);
    if (missing <= 0) {
      return farther ? upTo(points, points) : 0;
    }
    return farther && rules.has(Variant.T2_NOW) && missing <= points
        ? missing << LEAST | points
        : exactly(missing, points);
  }

  private static int onFirstRaide(Rules rules, long rider, int face) {
    if (face >= ThrowValue.RAIDE_AT_ONCE) {
      return 0;
    }
    int missing = ThrowValue.raideTotal(rules) - face;
    int points = Rider.points(rider);
    return rules.has(Variant.RAIDE_FIRST_COUNTS) ? upTo(missing, points) : exactly(missing, points);
  }

  private static int exactly(int missing, int points) {
    return missing > 0 && missing <= points ? missing << LEAST | missing : 0;
  }

  private static int upTo(int missing, int points) {
    int most = Math.min(missing, points);
    return most > 0 ? 1 << LEAST | most : 0;
  }
}
