package musette.bots.leader1;

import java.util.List;
import musette.bots.search.Guide;
import musette.games.leader1.Leader1;
import musette.games.leader1.Queries;
import musette.games.leader1.RaceState;
import musette.games.leader1.api.RaceAction;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Plays on for a moment with the best of a few actions that come to mind, then looks who is ahead.
 * Playing on longer takes more time and was not seen to be stronger.
 */
public final class Leader1Guide implements Guide<RaceState, RaceAction> {
  private static final Leader1 GAME = new Leader1();

  /** Choices before a race is judged. */
  private static final int PLIES = 2;

  /** How many actions come to mind. */
  private static final int MIND = 3;

  private @Nullable Prospects prospects;

  @Override
  public Leader1Guide fresh() {
    return new Leader1Guide();
  }

  @Override
  public RaceAction choose(RaceState race, Seat seat, List<RaceAction> actions, Chance chance) {
    RaceAction best = actions.getFirst();
    double most = -1;
    for (int i = 0; i < MIND; i++) {
      RaceAction action = actions.get(chance.below(actions.size()));
      RaceState next = GAME.play(race, seat, action, chance, Journal.NONE);
      double worth = ClubLeader1.worth(next, seat, prospects(race));
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  @Override
  public boolean judges(RaceState race, int plies) {
    return plies >= PLIES;
  }

  @Override
  public double worth(RaceState race, Seat seat) {
    return prospects(race).share(race, seat.index());
  }

  /** Made with the first race that is judged: all races of one search have the same stages. */
  private Prospects prospects(RaceState race) {
    Prospects known = prospects;
    if (known == null) {
      known = new Prospects(Queries.stages(race));
      prospects = known;
    }
    return known;
  }
}
