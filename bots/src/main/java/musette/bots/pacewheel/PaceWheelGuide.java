package musette.bots.pacewheel;

import java.util.List;
import musette.bots.search.Guide;
import musette.games.pacewheel.RaceState;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.kernel.Chance;
import musette.kernel.Seat;

/** Plays on for a player-turn or two, half quietly, half at random, and looks who is ahead then. */
public final class PaceWheelGuide implements Guide<RaceState, RaceAction> {
  /** Choices before a race is judged. */
  private static final int PLIES = 12;

  /** So many choices in a hundred are any. */
  private static final int WILD = 60;

  @Override
  public RaceAction choose(RaceState race, Seat seat, List<RaceAction> actions, Chance chance) {
    boolean begun = race.phase() == Phase.BOOST || race.phase() == Phase.COUNTER_BOOST;
    return !begun && chance.below(100) < WILD
        ? actions.get(chance.below(actions.size()))
        : ClubPaceWheel.quiet(race, actions);
  }

  @Override
  public boolean judges(RaceState race, int plies) {
    return plies >= PLIES;
  }

  @Override
  public double worth(RaceState race, Seat seat) {
    return Prospects.share(race, seat.index());
  }
}
