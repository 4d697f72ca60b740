package musette.bots.flamingpyramids;

import java.util.List;
import musette.bots.Policy;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Finding;
import musette.kernel.Chance;

/**
 * Builds as somebody else does and checks the pyramid with its own eyes (FP-88).
 *
 * @param overlooks one look in so many shows nothing; 0 if it overlooks nothing
 */
public record WatchfulPolicy(Policy<BuildAction, BuildView> builder, int overlooks)
    implements Policy<BuildAction, BuildView> {
  private static final FlamingPyramids RULES = new FlamingPyramids();

  @Override
  public BuildAction choose(BuildView view, List<BuildAction> actions, Chance chance) {
    if (!WatchfulCheck.isOn(view.phase())) {
      return builder.choose(view, actions, chance);
    }
    if (overlooks > 0 && chance.below(overlooks) == 0) {
      return new BuildAction.Say(Finding.WELL);
    }
    return WatchfulCheck.choose(RULES.imagine(view, chance), view.viewer(), chance);
  }
}
