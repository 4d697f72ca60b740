package musette.bots.leader1;

import java.util.function.Supplier;
import musette.bots.Policy;
import musette.bots.levels.GameBots;
import musette.bots.search.Guide;
import musette.bots.trial.Observer;
import musette.bots.trial.Places;
import musette.games.leader1.Leader1;
import musette.games.leader1.RaceState;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.course.CourseRoad;
import musette.kernel.Game;
import musette.kernel.Setup;

/** The bots of Leader 1. */
public final class Leader1Bots implements GameBots<RaceState, RaceAction, RaceView> {
  private final Policy<RaceAction, RaceView> greedy = new GreedyLeader1();
  private final Policy<RaceAction, RaceView> club = new ClubLeader1();
  private final Guide<RaceState, RaceAction> guide = new Leader1Guide();

  @Override
  public Class<? extends Game<RaceState, RaceAction, RaceView>> game() {
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
  public Guide<RaceState, RaceAction> guide() {
    return guide;
  }

  @Override
  public Supplier<Observer> observers(Game<RaceState, RaceAction, RaceView> rules, Setup setup) {
    var race = (CourseRoad) Places.road(rules, setup, "race");
    return () -> new Leader1Observer(race);
  }
}
