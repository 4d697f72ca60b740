package musette.bots.leader1;

import musette.bots.Policy;
import musette.bots.levels.GameBots;
import musette.bots.search.Guide;
import musette.games.leader1.Leader1;
import musette.games.leader1.Race;
import musette.games.leader1.RaceAction;
import musette.games.leader1.RaceView;
import musette.kernel.Game;

/** The bots of Leader 1. */
public final class Leader1Bots implements GameBots<Race, RaceAction, RaceView> {
  private final Policy<RaceAction, RaceView> greedy = new GreedyLeader1();
  private final Policy<RaceAction, RaceView> club = new ClubLeader1();
  private final Guide<Race, RaceAction> guide = new Leader1Guide();

  @Override
  public Class<? extends Game<Race, RaceAction, RaceView>> game() {
    return Leader1.class;
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
