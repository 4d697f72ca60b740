package musette.bots.flamingpyramids;

import java.util.List;
import musette.bots.Policy;
import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.Queries;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.api.Stage;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/**
 * Looks at the pyramid that each choice leaves: who has how many tiles, how many of its own tiles
 * would still stay quietly, and above all how likely the next player has one that does. It gets rid
 * of coals and blowtorches while they do no harm.
 */
public final class ClubBuilder implements Policy<BuildAction, BuildView> {
  /** How many slides of a fall are looked at. */
  private static final int DEPTH = 3;

  // What things are worth, in tiles; found by playing against the greedy builder.
  private static final double CAN_GO_ON = 0.5;
  private static final double CHOICE = 0.3;
  private static final double NEXT_CAN_GO_ON = 2;
  private static final double INCENDIARY = 1.5;
  private static final double WEIGHT = 0.003;

  /** Decides among equals only. */
  private static final double WHIM = 0.001;

  private final FlamingPyramids rules = new FlamingPyramids();

  @Override
  public BuildAction choose(BuildView view, List<BuildAction> actions, Chance chance) {
    // Which hidden tiles are imagined hardly matters: only what everybody sees is looked at.
    BuildState state = rules.imagine(view, chance);
    if (WatchfulCheck.isOn(view.phase())) {
      return WatchfulCheck.choose(state, view.viewer(), chance);
    }
    BuildAction best = actions.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (BuildAction action : actions) {
      double value = value(view, state, action, chance, DEPTH) + WHIM * chance.below(16) / 16;
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }

  /** What an action is worth if the tiles that fall slide as they should. */
  private double value(
      BuildView view, BuildState state, BuildAction action, Chance chance, int depth) {
    Seat seat = view.viewer();
    BuildState next =
        WatchfulCheck.called(rules.play(state, seat, action, chance, Journal.NONE), chance);
    if (depth == 0 || next.phase() != Phase.SLIDE || !rules.turn(next).seats().contains(seat)) {
      return WatchfulCheck.lead(next, seat)
          + outlook(view, next, state.hand(seat) & next.hand(seat));
    }
    double most = Double.NEGATIVE_INFINITY;
    for (BuildAction slide : BuildAction.SLIDES) {
      most = Math.max(most, value(view, next, slide, chance, depth - 1));
    }
    return most;
  }

  /** What the pyramid promises to the rest of the hand, and to the next player. */
  private static double outlook(BuildView view, BuildState next, long hand) {
    if (next.phase() != Phase.PLACE) {
      return 0;
    }
    long settling = 0;
    for (int slot : Queries.slots(next)) {
      settling |= Queries.settling(next, slot);
    }
    int choice = Long.bitCount(hand & settling);
    double value = CHOICE * choice + (choice > 0 ? CAN_GO_ON : 0);
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      Tile tile = Tile.lowest(rest);
      value -= WEIGHT * tile.weight() + (tile.isIncendiary() ? INCENDIARY : 0);
    }
    // Who slides after an objection is the next to lay.
    boolean mine = view.stage() == Stage.OBJECT && view.active() == view.viewer();
    return mine ? value : value - NEXT_CAN_GO_ON * chanceToGoOn(view, settling);
  }

  /** How likely the next player holds one of these tiles, from what everybody knows. */
  private static double chanceToGoOn(BuildView view, long settling) {
    int seats = view.players().size();
    BuildView.Player next = view.players().get((view.active().index() + 1) % seats);
    if ((set(next.handKnown()) & settling) != 0) {
      return 1;
    }
    long unseen = set(view.unseen());
    double share = (double) Long.bitCount(unseen & settling) / Math.max(1, Long.bitCount(unseen));
    double none = 1;
    for (int i = next.handKnown().size(); i < next.handCount(); i++) {
      none *= 1 - share;
    }
    return 1 - none;
  }

  private static long set(List<Tile> tiles) {
    long set = 0;
    for (int i = 0; i < tiles.size(); i++) {
      set |= tiles.get(i).bit();
    }
    return set;
  }
}
