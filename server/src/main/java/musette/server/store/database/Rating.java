package musette.server.store.database;

import java.util.List;
import musette.table.Participation;

/**
 * The estimated strength of a player: a mean and its uncertainty. Weng and Lin's Bradley-Terry
 * model with full pairs; docs/adr/0011-rate-players-with-weng-lin.md says why.
 */
public record Rating(double mu, double sigma) {
  private static final double MU = 25;
  private static final double SIGMA = MU / 3;
  private static final double BETA = SIGMA / 2;
  private static final double KAPPA = 0.0001;

  /** The rating of a new player. */
  public static final Rating NEW = new Rating(MU, SIGMA);

  /** The number that is shown: a cautious estimate, so that one lucky game does not lead a list. */
  public double rating() {
    return Math.round(1500 + 40 * (mu - 3 * sigma));
  }

  /** The uncertainty of that number, in the same unit. */
  public double deviation() {
    return Math.round(40 * sigma);
  }

  /**
   * A player in a match that is rated.
   *
   * @param place which counts if this one has finished; who has not has lost to all who have
   */
  public record Entrant(Rating skill, int place, Participation part) {
    private int counted() {
      return part == Participation.FINISHED ? place : Integer.MAX_VALUE;
    }

    private boolean meets(Entrant other) {
      return other != this && part.meets(other.part);
    }

    /** Whether nobody was better; ties share a win. */
    boolean isBestOf(List<Entrant> all) {
      return part == Participation.FINISHED
          && all.stream().allMatch(one -> counted() <= one.counted());
    }
  }

  /** The ratings after a match; ties share a place. */
  public static List<Rating> after(List<Entrant> all) {
    return all.stream().map(one -> after(one, all)).toList();
  }

  private static Rating after(Entrant one, List<Entrant> all) {
    Rating own = one.skill;
    double variance = own.sigma * own.sigma;
    double omega = 0;
    double delta = 0;
    for (Entrant met : all) {
      if (!one.meets(met)) {
        continue;
      }
      Rating other = met.skill;
      double c = Math.sqrt(variance + other.sigma * other.sigma + 2 * BETA * BETA);
      double expected = 1 / (1 + Math.exp((other.mu - own.mu) / c));
      int compared = Integer.compare(met.counted(), one.counted());
      double score = compared > 0 ? 1 : compared == 0 ? 0.5 : 0;
      omega += variance / c * (score - expected);
      delta += own.sigma / c * variance / (c * c) * expected * (1 - expected);
    }
    double sigma = own.sigma * Math.sqrt(Math.max(1 - delta, KAPPA));
    return new Rating(own.mu + omega, sigma);
  }
}
