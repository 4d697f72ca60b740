package musette.games.leader1;

import java.util.Arrays;

/** The books of a stage race by rider (L1-Q-99, L1-Q-100, L1-Q-101). Never changed once made. */
final class Standings {
  static final Standings EMPTY = new Standings();

  /** Delay minus bonuses; the lowest leads. */
  final int[] total = new int[Riders.RIDERS];

  final int[] wins = new int[Riders.RIDERS];
  final int[] places = new int[Riders.RIDERS];
  final int[] lastPlace = new int[Riders.RIDERS];

  /** The stage, from 1, after which a rider was eliminated; 0 if he was not. */
  final int[] eliminated = new int[Riders.RIDERS];

  Standings() {}

  Standings copy() {
    var copy = new Standings();
    System.arraycopy(total, 0, copy.total, 0, Riders.RIDERS);
    System.arraycopy(wins, 0, copy.wins, 0, Riders.RIDERS);
    System.arraycopy(places, 0, copy.places, 0, Riders.RIDERS);
    System.arraycopy(lastPlace, 0, copy.lastPlace, 0, Riders.RIDERS);
    System.arraycopy(eliminated, 0, copy.eliminated, 0, Riders.RIDERS);
    return copy;
  }

  /** Negative if the first rider stands better. */
  int compare(int a, int b) {
    if ((eliminated[a] == 0) != (eliminated[b] == 0)) {
      return eliminated[a] == 0 ? -1 : 1;
    }
    if (eliminated[a] != eliminated[b]) {
      return eliminated[b] - eliminated[a];
    }
    if (total[a] != total[b]) {
      return total[a] - total[b];
    }
    if (wins[a] != wins[b]) {
      return wins[b] - wins[a];
    }
    if (places[a] != places[b]) {
      return places[a] - places[b];
    }
    return lastPlace[a] - lastPlace[b];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Standings that
        && Arrays.equals(total, that.total)
        && Arrays.equals(wins, that.wins)
        && Arrays.equals(places, that.places)
        && Arrays.equals(lastPlace, that.lastPlace)
        && Arrays.equals(eliminated, that.eliminated);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(total);
  }
}
