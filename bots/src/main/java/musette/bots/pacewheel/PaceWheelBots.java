package musette.bots.pacewheel;

import musette.bots.Policy;
import musette.bots.levels.GameBots;
import musette.bots.search.Guide;
import musette.games.pacewheel.PaceWheel;
import musette.games.pacewheel.Race;
import musette.games.pacewheel.RaceAction;
import musette.games.pacewheel.RaceView;
import musette.kernel.Game;

/** The bots of Pace Wheel. */
public final class PaceWheelBots implements GameBots<Race, RaceAction, RaceView> {
  private final Policy<RaceAction, RaceView> greedy = new GreedyPaceWheel();
  private final Policy<RaceAction, RaceView> club = new ClubPaceWheel();
  private final Guide<Race, RaceAction> guide = new PaceWheelGuide();

  @Override
  public Class<? extends Game<Race, RaceAction, RaceView>> game() {
    return PaceWheel.class;
  }

  @Override
  public Policy<RaceAction, RaceView> greedy() {
    return greedy;
  }

  @Override
  public Policy<RaceAction, RaceView> club() {
    return club;
  }

  @Override
  public Guide<Race, RaceAction> guide() {
    return guide;
  }
}
