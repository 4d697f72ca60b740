package musette.bots.flamingpyramids;

import musette.bots.Policy;
import musette.bots.levels.GameBots;
import musette.bots.search.Guide;
import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildView;
import musette.kernel.Game;

/** The bots of Flaming Pyramids. */
public final class FlamingPyramidsBots implements GameBots<BuildState, BuildAction, BuildView> {
  /** The learner overlooks chaos one time in so many. */
  private static final int OVERLOOKED = 3;

  private final Policy<BuildAction, BuildView> greedy = new GreedyBuilder();
  private final Policy<BuildAction, BuildView> club = new ClubBuilder();
  private final Guide<BuildState, BuildAction> guide = new BuilderGuide();

  @Override
  public Class<? extends Game<BuildState, BuildAction, BuildView>> game() {
    return FlamingPyramids.class;
  }

  @Override
  public Policy<BuildAction, BuildView> greedy() {
    return greedy;
  }

  @Override
  public Policy<BuildAction, BuildView> club() {
    return club;
  }

  @Override
  public Guide<BuildState, BuildAction> guide() {
    return guide;
  }

  /** Whether the pyramid is sound is seen without a search. */
  @Override
  public Policy<BuildAction, BuildView> champion(Policy<BuildAction, BuildView> search) {
    return new WatchfulPolicy(search, 0);
  }

  /** The learner misses chaos from time to time. */
  @Override
  public Policy<BuildAction, BuildView> learner() {
    return new WatchfulPolicy(GameBots.super.learner(), OVERLOOKED);
  }
}
