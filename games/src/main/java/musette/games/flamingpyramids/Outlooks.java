package musette.games.flamingpyramids;

import java.util.ArrayList;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildRemark;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.Direction;
import musette.games.flamingpyramids.api.Finding;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Outlook;
import musette.kernel.Remark;

/**
 * What the rules say about an action: with a referee the {@link Forecast}; in watchful play only
 * where a tile comes to lie and what a finding means, never whether anything holds (FP-81).
 */
final class Outlooks {
  private Outlooks() {}

  static Outlook of(BuildView view, BuildAction action) {
    return view.checking().isWatchful() ? watchful(view, action) : Forecast.of(view, action);
  }

  private static Outlook watchful(BuildView view, BuildAction action) {
    return switch (action) {
      case BuildAction.Place(Tile tile, int level, int column) -> {
        var remarks = new ArrayList<Remark>();
        remarks.add(lies(view, tile, level, column));
        if (view.hand().size() == 1 && left(view) == 1) {
          remarks.add(new BuildRemark.LastTile());
        }
        yield new Outlook(remarks);
      }
      case BuildAction.Slide(Direction direction) -> {
        Laid falling = view.sliding().getFirst();
        yield Outlook.of(
            lies(view, falling.tile(), falling.level() - 1, falling.column() + direction.shift()));
      }
      case BuildAction.Say(Finding finding) ->
          switch (finding) {
            case WELL -> Outlook.of(well(view));
            case CHAOS ->
                Outlook.of(new BuildRemark.SayChaos("FP-84", view.checking(), view.active()));
          };
    };
  }

  private static int left(BuildView view) {
    return view.players().get(view.viewer().index()).left();
  }

  private static Remark lies(BuildView view, Tile tile, int level, int column) {
    return new BuildRemark.Lies(tile, level, Narration.below(view, level, column));
  }

  private static Remark well(BuildView view) {
    String rule = view.checking() == Checking.FAMILY ? "FP-82" : "FP-83";
    return new BuildRemark.SayWell(rule, view.checking(), view.stage());
  }
}
