package musette.lab.batch;

import java.util.List;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;

/** Flaming Pyramids. An action is its place in the list of offers. */
final class FlamingPyramidsEncoding implements Encoding<BuildAction, BuildView> {
  private static final int TILES = Tile.COUNT;
  private final int[] level = new int[TILES];
  private final int[] column = new int[TILES];
  private final int[] hands = new int[TILES];

  @Override
  public int actions() {
    return 256;
  }

  @Override
  public void write(BuildView view, Seat viewer, Numbers to) {
    int seats = view.players().size();
    to.put("phase", view.phase().ordinal());
    to.put("stage", view.stage().ordinal());
    to.put("turn", view.turn());
    to.put("active", Encoding.relative(view.active(), viewer, seats));
    to.put("bearer", Encoding.relative(view.bearer(), viewer, seats));
    to.put("slots", view.slots().size());
    to.put("sliding", view.sliding().isEmpty() ? -1 : view.sliding().getFirst().tile().ordinal());
    to.put("laid", view.laid().isEmpty() ? -1 : view.laid().getFirst().ordinal());
    for (int i = 0; i < seats; i++) {
      BuildView.Player player = view.players().get(Encoding.from(viewer, i, seats));
      to.group("player", i);
      to.put("hand", player.handCount());
      to.put("pile", player.pileUnseen());
      to.put("returned", player.pileKnown().size());
      to.put("left", player.left());
    }
    tiles(view, to);
    to.end();
  }

  private void tiles(BuildView view, Numbers to) {
    java.util.Arrays.fill(level, -1);
    java.util.Arrays.fill(column, 0);
    java.util.Arrays.fill(hands, 0);
    for (Laid laid : view.pyramid()) {
      level[laid.tile().ordinal()] = laid.level();
      column[laid.tile().ordinal()] = laid.column();
    }
    mark(view.unseen(), 1);
    mark(view.removed(), 2);
    mark(view.hand(), 3);
    for (int i = 0; i < TILES; i++) {
      to.group("tile", i);
      to.put("where", hands[i]);
      to.put("level", level[i]);
      to.put("column", column[i]);
    }
  }

  private void mark(List<Tile> tiles, int as) {
    for (Tile tile : tiles) {
      hands[tile.ordinal()] = as;
    }
  }
}
