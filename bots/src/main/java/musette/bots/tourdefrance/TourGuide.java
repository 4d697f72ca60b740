package musette.bots.tourdefrance;

import java.util.List;
import musette.bots.search.Guide;
import musette.games.tourdefrance.Queries;
import musette.games.tourdefrance.TourState;
import musette.games.tourdefrance.api.TourAction;
import musette.kernel.Chance;
import musette.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Judges a race by the cards that can be expected at its end: what stands on them and what the road
 * ahead brings. A classic race is ridden to its end.
 */
public final class TourGuide implements Guide<TourState, TourAction> {
  /** What a throw brings on average, orange points included, and how much that varies. */
  private static final double A_THROW = 4;

  private static final double SPREAD_A_THROW = 3.7;

  /** How much a point still to be made varies. */
  private static final double SPREAD_A_POINT = 0.4;

  /** The logistic curve that is closest to the normal distribution. */
  private static final double LOGISTIC = 1.7;

  private @Nullable Road road;

  @Override
  public Guide<TourState, TourAction> fresh() {
    return new TourGuide();
  }

  @Override
  public TourAction choose(TourState race, Seat seat, List<TourAction> actions, Chance chance) {
    return Queries.isClassic(race)
        ? actions.get(chance.below(actions.size()))
        : road(race).choose(race, seat, actions);
  }

  /** What comes later is in the worth of the road: searching it would add nothing but dice. */
  @Override
  public int depth() {
    return 1;
  }

  @Override
  public boolean judges(TourState race, int plies) {
    return Queries.isBetweenTurns(race) && !Queries.isClassic(race);
  }

  /** The chance to beat each of the others, whose cards nobody sees but by the throws they made. */
  @Override
  public double worth(TourState race, Seat seat) {
    Road ahead = road(race);
    double own = ahead.card(race, seat);
    double open = own - Queries.total(race, seat);
    double worth = 1;
    for (Seat other : Seat.first(Queries.seats(race))) {
      if (other != seat) {
        double theirs = ahead.card(race, other);
        double theirOpen = theirs - Queries.total(race, other);
        double unseen = 0;
        if (!Queries.areCardsOpen(race)) {
          unseen = Queries.throwsMade(race, other);
          theirs = theirOpen + A_THROW * unseen;
        }
        double spread = SPREAD_A_POINT * (open + theirOpen) + SPREAD_A_THROW * unseen;
        worth *= 1 / (1 + StrictMath.exp(-LOGISTIC * (own - theirs) / Math.sqrt(1 + spread)));
      }
    }
    return worth;
  }

  private Road road(TourState race) {
    Road known = road;
    if (known == null) {
      known = new Road(race);
      road = known;
    }
    return known;
  }
}
