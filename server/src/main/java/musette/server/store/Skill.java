package musette.server.store;

import java.util.ArrayList;
import java.util.List;

/**
 * How strong a player is believed to be: a mean and how sure we are of it. Weng and Lin's
 * Bradley-Terry model with full pairs; docs/adr/ratings.md says why.
 */
public record Skill(double mu, double sigma) {
  private static final double MU = 25;
  private static final double SIGMA = MU / 3;
  private static final double BETA = SIGMA / 2;
  private static final double KAPPA = 0.0001;

  /** Of somebody who has not played yet. */
  public static final Skill NEW = new Skill(MU, SIGMA);

  /** The number that people see: cautious, so that one lucky game does not lead a list. */
  public double rating() {
    return Math.round(1500 + 40 * (mu - 3 * sigma));
  }

  /** How far the number may be off, in the same unit. */
  public double deviation() {
    return Math.round(40 * sigma);
  }

  /** The skills after a match that ended with these places; ties share a place. */
  public static List<Skill> after(List<Skill> before, List<Integer> places) {
    var after = new ArrayList<Skill>();
    for (int i = 0; i < before.size(); i++) {
      after.add(after(before, places, i));
    }
    return after;
  }

  private static Skill after(List<Skill> all, List<Integer> places, int i) {
    Skill own = all.get(i);
    double variance = own.sigma * own.sigma;
    double omega = 0;
    double delta = 0;
    for (int q = 0; q < all.size(); q++) {
      if (q == i) {
        continue;
      }
      Skill other = all.get(q);
      double c = Math.sqrt(variance + other.sigma * other.sigma + 2 * BETA * BETA);
      double expected = 1 / (1 + Math.exp((other.mu - own.mu) / c));
      int compared = Integer.compare(places.get(q), places.get(i));
      double score = compared > 0 ? 1 : compared == 0 ? 0.5 : 0;
      omega += variance / c * (score - expected);
      delta += own.sigma / c * variance / (c * c) * expected * (1 - expected);
    }
    double sigma = own.sigma * Math.sqrt(Math.max(1 - delta, KAPPA));
    return new Skill(own.mu + omega, sigma);
  }
}
