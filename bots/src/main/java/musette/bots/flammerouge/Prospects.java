package musette.bots.flammerouge;

import musette.games.flammerouge.Queries;
import musette.games.flammerouge.RaceState;
import musette.games.flammerouge.api.Card;

/**
 * How far every rider would be when the race ends, by where they are and by the cards they have
 * left: a rider who keeps high cards is ahead of where they stand.
 */
final class Prospects {
  /**
   * The weight of the best ride that the cards could give; the rest is that of the average ride.
   */
  private static final double SKILL = 0.6;

  /** Squares a round that slipstream gives. */
  private static final double SLIPSTREAM = 0.7;

  /** Squares that it is worth to have somebody close ahead, if three rounds or more are left. */
  private static final double SHELTER = 0.8;

  private static final int LONG = 3;
  private static final int CLOSE = 3;

  /** Squares that make one rider e times as likely to win as another, at the end and each round. */
  private static final double LUCK = 2;

  private static final double LUCK_A_ROUND = 0.5;

  /** What the hindmost rider adds to the prospects of a team. */
  private static final double SECOND = 0.25;

  private static final int UNKNOWN = 99;
  private static final int LOWEST = 2;

  private static final Card[] DOWN = {
    Card.NINE, Card.SEVEN, Card.SIX, Card.FIVE, Card.FOUR, Card.THREE
  };

  private Prospects() {}

  /** The share of the win that a seat may expect; dummy teams take theirs. */
  static double worth(RaceState race, int seat) {
    double[] reach = reach(race);
    double rounds = reach[reach.length - 1];
    double luck = LUCK + LUCK_A_ROUND * rounds;
    int line = Queries.finishLine(race);
    double sum = 0;
    double own = 0;
    for (int team = 0; team < (reach.length - 1) / 2; team++) {
      double first = Math.max(reach[2 * team], reach[2 * team + 1]);
      double second = Math.min(reach[2 * team], reach[2 * team + 1]);
      double share =
          StrictMath.exp((first - line) / luck) + SECOND * StrictMath.exp((second - line) / luck);
      sum += share;
      own += team == seat ? share : 0;
    }
    return own / sum;
  }

  /** How far each rider may come, and last the rounds that are left. */
  static double[] reach(RaceState race) {
    int riders = Queries.riders(race);
    double[] reach = new double[riders + 1];
    int line = Queries.finishLine(race);
    double rounds = UNKNOWN;
    for (int rider = 0; rider < riders; rider++) {
      int square = Queries.square(race, rider);
      if (square == 0) {
        continue;
      }
      double left = Math.max(0, line + 1 - square);
      rounds = Math.min(rounds, left / (pace(Queries.unspent(race, rider)) + SLIPSTREAM));
    }
    rounds = Math.max(1, rounds);
    reach[riders] = rounds;
    for (int rider = 0; rider < riders; rider++) {
      int square = Queries.square(race, rider);
      if (square == 0) {
        continue;
      }
      reach[rider] =
          Queries.spot(race, rider)
              + ride(Queries.unspent(race, rider), rounds)
              + (isSheltered(race, rider) ? SHELTER * Math.min(rounds, LONG) / LONG : 0);
    }
    return reach;
  }

  private static boolean isSheltered(RaceState race, int rider) {
    int square = Queries.square(race, rider);
    for (int other = 0; other < Queries.riders(race); other++) {
      int ahead = Queries.square(race, other) - square;
      if (ahead > 0 && ahead <= CLOSE) {
        return true;
      }
    }
    return false;
  }

  /** The average value of these cards. */
  private static double pace(long cards) {
    int count = Queries.count(cards, Card.TWO) + Queries.count(cards, Card.EXHAUSTION);
    int sum = LOWEST * count;
    for (Card card : DOWN) {
      int n = Queries.count(cards, card);
      count += n;
      sum += n * card.value();
    }
    return count == 0 ? LOWEST : (double) sum / count;
  }

  /** How far so many rounds take with these cards: between the best ones and the average. */
  private static double ride(long cards, double rounds) {
    double open = rounds;
    double best = 0;
    int count = Queries.count(cards, Card.TWO) + Queries.count(cards, Card.EXHAUSTION);
    int sum = LOWEST * count;
    for (Card card : DOWN) {
      int n = Queries.count(cards, card);
      count += n;
      sum += n * card.value();
      double taken = Math.min(n, open);
      best += taken * card.value();
      open -= taken;
    }
    best += LOWEST * open;
    double average = count >= rounds ? rounds * sum / count : sum + LOWEST * (rounds - count);
    return SKILL * best + (1 - SKILL) * average;
  }
}
