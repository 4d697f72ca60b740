package musette.games.tourdefrance;

/** What a throw is worth (TF-10, TF-44, TF-50), and what SUPER RAIDE asks for. */
final class ThrowValue {
  /** A first throw of this or more leaves SUPER RAIDE at once (TF-47). */
  static final int RAIDE_AT_ONCE = 4;

  static final int SIDES = 6;
  private static final int LAP_TWO_MOST = 3;
  private static final int MAX2_MOST = 2;

  private ThrowValue() {}

  /** What SUPER RAIDE asks for in all (TF-48, TF-Q-02). */
  static int raideTotal(Rules rules) {
    return rules.has(Variant.RAIDE_SEVEN) ? 7 : 6;
  }

  /** What a face is worth before points are added: the limits of lap 2 and of 1 OR 2 MAX. */
  static int base(Rules rules, long rider, int face) {
    boolean early = rules.has(Variant.MINUS_BEFORE_CAP) && Rider.has(rider, Rider.MINUS);
    return capped(rider, early ? face - 1 : face);
  }

  /** The face, or the most that counts on this part of the road. */
  static int capped(long rider, int face) {
    int most =
        Rider.has(rider, Rider.PAST_MAX2) ? MAX2_MOST : Rider.lap(rider) > 1 ? LAP_TWO_MOST : SIDES;
    return Math.min(face, most);
  }

  /** The squares that a throw with points moves a rider who is free. */
  static int onTheRoad(Rules rules, long rider, int face, int points) {
    boolean minus = Rider.has(rider, Rider.MINUS);
    boolean lapTwo = Rider.lap(rider) > 1 && !Rider.has(rider, Rider.PAST_MAX2);
    if (lapTwo && rules.has(Variant.ONE_IS_NOTHING) && face + points == 1) {
      return 0;
    }
    int late = minus && !rules.has(Variant.MINUS_BEFORE_CAP) ? 1 : 0;
    return Math.max(0, base(rules, rider, face) + points - late);
  }

  /** The rule that makes the value on the road. */
  static String rule(long rider, int face) {
    if (Rider.has(rider, Rider.MINUS)) {
      return "TF-20";
    }
    if (Rider.has(rider, Rider.PAST_MAX2)) {
      return "TF-50";
    }
    return Rider.lap(rider) == 1 ? "TF-07" : face > LAP_TWO_MOST ? "TF-44" : "TF-Q-33";
  }
}
