package musette.games.pacewheel;

/**
 * What a racer has gathered in a stage race, packed into a long: points of the general
 * classification 16 bits, of the climbers' 16, stage wins 8, summits won 8, last rank 8.
 */
final class Standings {
  private Standings() {}

  static long of(int general, int climb, int wins, int summitWins, int lastRank) {
    return general
        | (long) climb << 16
        | (long) wins << 32
        | (long) summitWins << 40
        | (long) lastRank << 48;
  }

  static int general(long tally) {
    return (int) tally & 0xFFFF;
  }

  static int climb(long tally) {
    return (int) (tally >>> 16) & 0xFFFF;
  }

  static int wins(long tally) {
    return (int) (tally >>> 32) & 255;
  }

  static int summitWins(long tally) {
    return (int) (tally >>> 40) & 255;
  }

  static int lastRank(long tally) {
    return (int) (tally >>> 48) & 255;
  }

  /** Passes a summit; {@code place} 0 is the first. */
  static long climbed(long tally, int points, int place) {
    int won = place == 0 ? 1 : 0;
    return of(
        general(tally),
        climb(tally) + points,
        wins(tally),
        summitWins(tally) + won,
        lastRank(tally));
  }

  static long finished(long tally, int points, int rank) {
    int won = rank == 1 ? 1 : 0;
    return of(general(tally) + points, climb(tally), wins(tally) + won, summitWins(tally), rank);
  }

  /** Racers by the general classification, the best first (PW-61, PW-Q-67). */
  static int[] generalOrder(long[] tally) {
    var keys = new long[tally.length];
    for (int i = 0; i < tally.length; i++) {
      long key = general(tally[i]);
      key = key << 8 | 255 - wins(tally[i]);
      key = key << 8 | lastRank(tally[i]);
      keys[i] = key << 4 | i;
    }
    return racers(keys);
  }

  /** Racers by the climbers' classification, the best first (PW-Q-67). */
  static int[] climbOrder(long[] tally) {
    int[] general = generalOrder(tally);
    var keys = new long[tally.length];
    for (int rank = 0; rank < general.length; rank++) {
      int racer = general[rank];
      long key = 0xFFFFL - climb(tally[racer]);
      key = key << 8 | 255 - summitWins(tally[racer]);
      key = key << 4 | rank;
      keys[racer] = key << 4 | racer;
    }
    return racers(keys);
  }

  private static int[] racers(long[] keys) {
    java.util.Arrays.sort(keys);
    var racers = new int[keys.length];
    for (int i = 0; i < keys.length; i++) {
      racers[i] = (int) keys[i] & 15;
    }
    return racers;
  }
}
