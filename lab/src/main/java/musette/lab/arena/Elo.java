package musette.lab.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Strength on the Elo scale by the Bradley-Terry model; the mean of all bots is 0. In a match with
 * more than two seats, the single bot meets each of the others once.
 *
 * @param low the lower end of the 95 % interval
 */
public record Elo(String bot, double elo, double low, double high, int meetings) {
  private static final int ROUNDS = 500;
  private static final double SCALE = 400 / Math.log(10);

  public static List<Elo> of(List<String> bots, Collection<PlayedMatch> matches) {
    int n = bots.size();
    double[][] wins = new double[n][n];
    for (PlayedMatch played : matches) {
      int one = bots.indexOf(played.pairing().one());
      int rest = bots.indexOf(played.pairing().rest());
      int own = played.places().get(played.pairing().seatOfOne());
      for (int seat = 0; seat < played.places().size(); seat++) {
        if (seat != played.pairing().seatOfOne()) {
          double point = Double.compare(played.places().get(seat), own) * 0.5 + 0.5;
          wins[one][rest] += point;
          wins[rest][one] += 1 - point;
        }
      }
    }
    return rated(bots, wins);
  }

  private static List<Elo> rated(List<String> bots, double[][] wins) {
    int n = bots.size();
    double[] strength = new double[n];
    java.util.Arrays.fill(strength, 1);
    for (int round = 0; round < ROUNDS; round++) {
      improve(wins, strength);
    }
    var ratings = new ArrayList<Elo>();
    for (int i = 0; i < n; i++) {
      double information = 0;
      double meetings = 0;
      for (int j = 0; j < n; j++) {
        double p = strength[i] / (strength[i] + strength[j]);
        double met = wins[i][j] + wins[j][i];
        information += met * p * (1 - p);
        meetings += met;
      }
      double elo = SCALE * Math.log(strength[i]);
      double half = information > 0 ? 1.96 * SCALE / Math.sqrt(information) : 0;
      ratings.add(new Elo(bots.get(i), elo, elo - half, elo + half, (int) meetings));
    }
    return ratings;
  }

  /** One step of the minorisation-maximisation algorithm; half a draw keeps shut-outs finite. */
  private static void improve(double[][] wins, double[] strength) {
    int n = strength.length;
    double product = 0;
    for (int i = 0; i < n; i++) {
      double won = 0;
      double weight = 0;
      for (int j = 0; j < n; j++) {
        double met = wins[i][j] + wins[j][i];
        if (i != j && met > 0) {
          won += wins[i][j] + 0.25;
          weight += (met + 0.5) / (strength[i] + strength[j]);
        }
      }
      strength[i] = weight > 0 ? won / weight : 1;
      product += Math.log(strength[i]);
    }
    double mean = Math.exp(product / n);
    for (int i = 0; i < n; i++) {
      strength[i] /= mean;
    }
  }
}
