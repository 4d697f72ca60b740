package musette.bots.flammerouge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.bots.trial.Observed;
import musette.bots.trial.Observed.Breakaway;
import musette.bots.trial.Observer;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.api.Team;
import musette.kernel.Event;

/**
 * Listens to a race. Whoever was in front three rounds before the end, alone or with one other and
 * with an empty square behind them, has won from a breakaway. Slopes matter when they change how
 * far a card carries, or break a slipstream.
 */
final class FlammeRougeObserver implements Observer {
  private static final int BEFORE = 3;
  private static final int MOST_AWAY = 2;

  private final Map<Rider, Integer> squares = new EnumMap<>(Rider.class);
  private final List<Map<Rider, Integer>> rounds = new ArrayList<>();
  private final Set<Team> teams = EnumSet.noneOf(Team.class);
  private final Slopes slopes;
  private final Map<Rider, Integer> cards = new EnumMap<>(Rider.class);
  private final Map<Rider, Integer> tired = new EnumMap<>(Rider.class);
  private int exhaustion;
  private List<Rider> ranking = List.of();

  FlammeRougeObserver(Slopes slopes) {
    this.slopes = slopes;
  }

  @Override
  public void tell(Event event) {
    energy(event);
    if (event instanceof RaceEvent.Placed placed) {
      squares.put(placed.rider(), placed.square());
      teams.add(placed.rider().team());
    } else if (event instanceof RaceEvent.RoundBegan) {
      rounds.add(new EnumMap<>(squares));
    } else if (event instanceof RaceEvent.Moved moved) {
      squares.put(moved.rider(), moved.to());
    } else if (event instanceof RaceEvent.Slipstreamed drawn) {
      squares.put(drawn.rider(), drawn.to());
    } else if (event instanceof RaceEvent.TerrainFelt felt) {
      slopes.feel(felt.terrain(), squares.getOrDefault(felt.rider(), 0));
    } else if (event instanceof RaceEvent.SlipstreamBroken broken) {
      slopes.feel(broken.terrain(), broken.square());
    } else if (event instanceof RaceEvent.RaceOver over) {
      ranking = over.riders();
    }
  }

  /** How many cards a rider has, and how many of them are exhaustion. */
  private void energy(Event event) {
    if (event instanceof RaceEvent.Drew drew) {
      cards.put(drew.rider(), drew.cards() + drew.deck() + drew.recycled());
    } else if (event instanceof RaceEvent.Exhausted exhausted) {
      exhaustion++;
      cards.merge(exhausted.rider(), 1, Integer::sum);
      tired.merge(exhausted.rider(), 1, Integer::sum);
    } else if (event instanceof RaceEvent.Revealed played && played.card() != Card.NONE) {
      cards.merge(played.rider(), -1, Integer::sum);
      tired.merge(played.rider(), played.card() == Card.EXHAUSTION ? -1 : 0, Integer::sum);
    }
  }

  private int left() {
    int sum = 0;
    for (Map.Entry<Rider, Integer> each : cards.entrySet()) {
      sum += each.getValue() - tired.getOrDefault(each.getKey(), 0);
    }
    return sum;
  }

  @Override
  public Observed seen() {
    Rider winner = ranking.getFirst();
    return new Observed(
        rounds.size(),
        winner.kind().name(),
        isAway(winner) ? Breakaway.AWAY : Breakaway.TOGETHER,
        (double) exhaustion / Math.max(1, teams.size()),
        (double) left() / Math.max(1, teams.size()),
        decided(winner),
        slopes.felt());
  }

  private boolean isAway(Rider winner) {
    Map<Rider, Integer> then = rounds.get(Math.max(0, rounds.size() - BEFORE));
    int own = then.getOrDefault(winner, 0);
    int ahead = 0;
    boolean followed = false;
    for (int square : then.values()) {
      ahead += square >= own - 1 ? 1 : 0;
      followed |= square == own - 2;
    }
    return ahead <= MOST_AWAY && !followed;
  }

  /** Where the winner stood when they were in front for the first time without losing it again. */
  private int decided(Rider winner) {
    int square = squares.getOrDefault(winner, 0);
    for (int i = rounds.size() - 1; i >= 0; i--) {
      Map<Rider, Integer> then = rounds.get(i);
      int own = then.getOrDefault(winner, 0);
      for (int other : then.values()) {
        if (other > own) {
          return square;
        }
      }
      square = own;
    }
    return square;
  }
}
