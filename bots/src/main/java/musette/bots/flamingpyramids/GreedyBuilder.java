package musette.bots.flamingpyramids;

import java.util.ArrayList;
import java.util.List;
import musette.bots.Policy;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.Queries;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildRemark;
import musette.games.flamingpyramids.api.BuildView;
import musette.kernel.Chance;
import musette.kernel.Remark;

/**
 * Takes the fewest tiles back, as far as the referee's forecast goes: the chaos up to the next
 * slide, and the better of the two slides after it. Among equals it gets rid of the heaviest tile,
 * which will not fit again soon.
 */
public final class GreedyBuilder implements Policy<BuildAction, BuildView> {
  /** What a roll of the fire die costs on average, roughly: two in three it burns something. */
  private static final double ROLL = 2;

  /** A fall that goes on costs more than is certain: at least the one tile below. */
  private static final double UNCERTAIN = 1;

  /** Far more than any weight: it only decides among equals. */
  private static final double HEAVY = 1000;

  private final FlamingPyramids rules = new FlamingPyramids();

  @Override
  public BuildAction choose(BuildView view, List<BuildAction> actions, Chance chance) {
    if (WatchfulCheck.isOn(view.phase())) {
      return WatchfulCheck.choose(rules.imagine(view, chance), view.viewer(), chance);
    }
    // In watchful play nobody forecasts anything: it looks for itself.
    BuildView seen = view.checking().isWatchful() ? Queries.refereed(view) : view;
    var best = new ArrayList<BuildAction>();
    double least = Double.MAX_VALUE;
    for (BuildAction action : actions) {
      double cost = cost(seen, action);
      if (cost < least) {
        least = cost;
        best.clear();
      }
      if (cost == least) {
        best.add(action);
      }
    }
    return best.get(chance.below(best.size()));
  }

  private double cost(BuildView view, BuildAction action) {
    double certain = 0;
    double slides = Double.MAX_VALUE;
    double rolls = 0;
    for (Remark remark : rules.outlook(view, action).remarks()) {
      switch ((BuildRemark) remark) {
        case BuildRemark.ComesBack back when back.seat() == view.viewer() -> certain = back.count();
        case BuildRemark.SlideAhead slide ->
            slides = Math.min(slides, slide.back() + (slide.exact() ? 0 : UNCERTAIN));
        case BuildRemark.Rolls _ -> rolls = ROLL;
        default -> {}
      }
    }
    double back = (slides == Double.MAX_VALUE ? certain : slides) + rolls;
    return action instanceof BuildAction.Place place ? back - place.tile().weight() / HEAVY : back;
  }
}
