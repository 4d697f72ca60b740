package musette.bots.flamingpyramids;

import java.util.List;
import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.Queries;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** A quick choice on an imagined pyramid. */
final class Builder {
  /** How many slides of a fall are looked at; after that it counts as it stands. */
  private static final int DEPTH = 3;

  /** What burns is got rid of before any stone but the millstone. */
  private static final int BURNS = 150;

  private static final int NOWHERE = -1;
  private static final FlamingPyramids RULES = new FlamingPyramids();

  private Builder() {}

  /** A coal, a torch or else the heaviest that stays quietly; if none, what brings fewest back. */
  static BuildAction choose(BuildState state, Seat seat, List<BuildAction> actions, Chance chance) {
    if (WatchfulCheck.isOn(state.phase())) {
      return WatchfulCheck.choose(state, seat, chance);
    }
    if (state.phase() != Phase.PLACE) {
      return fewestBack(state, seat, actions, chance);
    }
    double most = 0;
    int where = NOWHERE;
    Tile which = Tile.J200;
    for (int slot : Queries.slots(state)) {
      for (long rest = Queries.settling(state, slot) & state.hand(seat);
          rest != 0;
          rest &= rest - 1) {
        Tile tile = Tile.lowest(rest);
        double urge = urge(tile) + chance.below(16) / 16.0;
        if (urge > most) {
          most = urge;
          where = slot;
          which = tile;
        }
      }
    }
    return where == NOWHERE
        ? fewestBack(state, seat, actions, chance)
        : Queries.place(which, where);
  }

  private static double urge(Tile tile) {
    return tile.weight() + (tile.isIncendiary() ? BURNS : 0);
  }

  /** Any of the best, for it begins anywhere. */
  private static BuildAction fewestBack(
      BuildState state, Seat seat, List<BuildAction> actions, Chance chance) {
    int start = chance.below(actions.size());
    BuildAction best = actions.get(start);
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < actions.size(); i++) {
      BuildAction action = actions.get((start + i) % actions.size());
      int left = left(state, seat, action, chance, DEPTH);
      if (left < least) {
        least = left;
        best = action;
      }
    }
    return best;
  }

  /** How many tiles the seat has after this action, if it slides well. */
  private static int left(
      BuildState state, Seat seat, BuildAction action, Chance chance, int depth) {
    BuildState next =
        WatchfulCheck.called(RULES.play(state, seat, action, chance, Journal.NONE), chance);
    if (depth == 0 || next.phase() != Phase.SLIDE || !RULES.turn(next).seats().contains(seat)) {
      return next.tilesLeft(seat);
    }
    int least = Integer.MAX_VALUE;
    for (BuildAction slide : BuildAction.SLIDES) {
      least = Math.min(least, left(next, seat, slide, chance, depth - 1));
    }
    return least;
  }
}
