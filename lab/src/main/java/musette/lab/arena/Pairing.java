package musette.lab.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * Match {@code number} of one bot against another: the first bot has one seat, the second all the
 * others. Consecutive matches share a deal, with the first bot one seat further on, so that neither
 * seat nor luck favours a bot.
 */
public record Pairing(int number, String one, String rest, int seats) {
  public int deal() {
    return number / seats;
  }

  public int seatOfOne() {
    return number % seats;
  }

  /** The bots by seat. */
  public List<String> lineup() {
    var names = new ArrayList<String>();
    for (int i = 0; i < seats; i++) {
      names.add(i == seatOfOne() ? one : rest);
    }
    return names;
  }

  /**
   * All pairings of a tournament, deal by deal. With two seats, each pair meets once; with more,
   * each of the two in turn is the single bot.
   */
  public static List<Pairing> schedule(List<String> bots, int seats, int matchesEach) {
    var all = new ArrayList<Pairing>();
    for (int number = 0; number < matchesEach; number++) {
      for (int i = 0; i < bots.size(); i++) {
        for (int j = seats == 2 ? i + 1 : 0; j < bots.size(); j++) {
          if (i != j) {
            all.add(new Pairing(number, bots.get(i), bots.get(j), seats));
          }
        }
      }
    }
    return all;
  }
}
