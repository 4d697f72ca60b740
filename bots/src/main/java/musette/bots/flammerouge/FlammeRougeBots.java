package musette.bots.flammerouge;

import java.util.function.Supplier;
import musette.bots.Policy;
import musette.bots.levels.GameBots;
import musette.bots.search.Guide;
import musette.bots.trial.Observer;
import musette.bots.trial.Places;
import musette.games.flammerouge.FlammeRouge;
import musette.games.flammerouge.RaceState;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.course.StageRoad;
import musette.kernel.Game;
import musette.kernel.Setup;

/** The bots of Flamme Rouge. */
public final class FlammeRougeBots implements GameBots<RaceState, RaceAction, RaceView> {
  private final Policy<RaceAction, RaceView> greedy = new GreedyFlammeRouge();
  private final Policy<RaceAction, RaceView> club = new ClubFlammeRouge();
  private final Guide<RaceState, RaceAction> guide = new FlammeRougeGuide();

  @Override
  public Class<? extends Game<RaceState, RaceAction, RaceView>> game() {
    return FlammeRouge.class;
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

  /** Cards are chosen at the same time, so who was asked first must make no difference. */
  @Override
  public RaceView searched(RaceView view) {
    return RoundStartView.of(view);
  }

  @Override
  public Supplier<Observer> observers(Game<RaceState, RaceAction, RaceView> rules, Setup setup) {
    var stage = (StageRoad) Places.road(rules, setup, "stage");
    return () -> new FlammeRougeObserver(new Slopes(stage));
  }
}
