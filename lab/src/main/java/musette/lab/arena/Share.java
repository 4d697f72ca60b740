package musette.lab.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** How often the single bot won against another. */
public record Share(String one, String rest, Interval wins) {
  /** The shares of all pairs of these bots that met, in their order. */
  public static List<Share> of(List<String> bots, Collection<PlayedMatch> matches) {
    double[][] wins = new double[bots.size()][bots.size()];
    int[][] counts = new int[bots.size()][bots.size()];
    for (PlayedMatch played : matches) {
      int one = bots.indexOf(played.pairing().one());
      int rest = bots.indexOf(played.pairing().rest());
      wins[one][rest] += played.winOfOne();
      counts[one][rest]++;
    }
    var shares = new ArrayList<Share>();
    for (int i = 0; i < wins.length; i++) {
      for (int j = 0; j < wins.length; j++) {
        if (counts[i][j] > 0) {
          shares.add(new Share(bots.get(i), bots.get(j), Interval.of(wins[i][j], counts[i][j])));
        }
      }
    }
    return shares;
  }
}
