package musette.bots.pacewheel;

import java.util.function.Supplier;
import musette.bots.Policy;
import musette.bots.levels.GameBots;
import musette.bots.search.Guide;
import musette.bots.trial.Observer;
import musette.bots.trial.Places;
import musette.games.pacewheel.PaceWheel;
import musette.games.pacewheel.RaceState;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceView;
import musette.games.pacewheel.course.CourseRoad;
import musette.kernel.Game;
import musette.kernel.Setup;

/** The bots of Pace Wheel. */
public final class PaceWheelBots implements GameBots<RaceState, RaceAction, RaceView> {
  private final Policy<RaceAction, RaceView> greedy = new GreedyPaceWheel();
  private final Policy<RaceAction, RaceView> club = new ClubPaceWheel();
  private final Guide<RaceState, RaceAction> guide = new PaceWheelGuide();

  @Override
  public Class<? extends Game<RaceState, RaceAction, RaceView>> game() {
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
  public Guide<RaceState, RaceAction> guide() {
    return guide;
  }

  @Override
  public Supplier<Observer> observers(Game<RaceState, RaceAction, RaceView> rules, Setup setup) {
    var course = (CourseRoad) Places.road(rules, setup, "course");
    return () -> new PaceWheelObserver(course);
  }
}
