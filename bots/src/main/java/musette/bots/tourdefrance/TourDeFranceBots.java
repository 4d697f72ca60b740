package musette.bots.tourdefrance;

import java.util.function.Supplier;
import musette.bots.Policy;
import musette.bots.levels.GameBots;
import musette.bots.search.Guide;
import musette.bots.trial.Observer;
import musette.bots.trial.Places;
import musette.games.tourdefrance.TourDeFrance;
import musette.games.tourdefrance.TourState;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.board.BoardRoad;
import musette.kernel.Game;
import musette.kernel.Setup;

/** The bots of A Tour de France Game. */
public final class TourDeFranceBots implements GameBots<TourState, TourAction, TourView> {
  private final Policy<TourAction, TourView> greedy = new GreedyRider();
  private final Guide<TourState, TourAction> guide = new TourGuide();

  @Override
  public Class<? extends Game<TourState, TourAction, TourView>> game() {
    return TourDeFrance.class;
  }

  @Override
  public Policy<TourAction, TourView> greedy() {
    return greedy;
  }

  /** No heuristic is better than the greedy one. */
  @Override
  public Policy<TourAction, TourView> club() {
    return greedy();
  }

  @Override
  public Guide<TourState, TourAction> guide() {
    return guide;
  }

  @Override
  public Supplier<Observer> observers(Game<TourState, TourAction, TourView> rules, Setup setup) {
    var board = (BoardRoad) Places.road(rules, setup, "board");
    return () -> new TourObserver(board);
  }
}
