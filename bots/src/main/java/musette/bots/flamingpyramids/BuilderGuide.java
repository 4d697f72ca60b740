package musette.bots.flamingpyramids;

import java.util.List;
import musette.bots.search.Guide;
import musette.bots.search.Tuning;
import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.Queries;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Seat;

/**
 * Plays on for a turn or a few with the tile that is most in the way, then looks at what everybody
 * has left. Among several others it searches this turn alone: which tiles they hold is imagined
 * anew each time, so that what is learnt of one of their choices hardly ever comes back. To play on
 * to the end would take a hundred turns and tell less: what a choice is good for shows at once.
 */
public final class BuilderGuide implements Guide<BuildState, BuildAction> {
  /** Little, for what two choices are worth differs by little. */
  private static final Tuning TUNING = new Tuning(0.2, 2.0, 0.75);

  /** Turns of each seat before a match is judged. */
  private static final int TURNS_AMONG_MANY = 1;

  private static final int TURNS_OF_TWO = 3;

  /** How much a lead of one tile decides when the end is near. */
  private static final double SHARPNESS = 1.5;

  /** What is worse than a tile, in tiles: one that burns, a heavy one, and that none will stay. */
  private static final double INCENDIARY = 1.5;

  private static final double WEIGHT = 0.003;
  private static final double STUCK = 2;

  @Override
  public Tuning tuning() {
    return TUNING;
  }

  @Override
  public boolean stops(BuildState state) {
    return state.seats() > 2 && state.phase() == Phase.PLACE;
  }

  /** Of a pyramid that is not sound a call is tried first. */
  @Override
  public List<BuildAction> order(BuildState state, Seat seat, List<BuildAction> actions) {
    return WatchfulCheck.isOn(state.phase()) && !Queries.isSound(state)
        ? actions.reversed()
        : actions;
  }

  @Override
  public BuildAction choose(BuildState state, Seat seat, List<BuildAction> actions, Chance chance) {
    return Builder.choose(state, seat, actions, chance);
  }

  @Override
  public boolean judges(BuildState state, int plies) {
    int turns = state.seats() > 2 ? TURNS_AMONG_MANY : TURNS_OF_TWO;
    // In watchful play about everybody speaks once for every tile.
    int each = state.checking().isWatchful() ? 1 + state.seats() : 1;
    return plies >= turns * state.seats() * each && state.phase() == Phase.PLACE;
  }

  /** Shares that fall with what is left: the fewer tiles anybody has, the more a lead decides. */
  @Override
  public double worth(BuildState state, Seat seat) {
    double[] left = new double[state.seats()];
    double least = Double.MAX_VALUE;
    int fewest = Integer.MAX_VALUE;
    for (Seat other : Seat.first(left.length)) {
      left[other.index()] = left(state, other);
      least = Math.min(least, left[other.index()]);
      fewest = Math.min(fewest, state.tilesLeft(other));
    }
    double sharpness = SHARPNESS / Math.sqrt(fewest + 1);
    double sum = 0;
    for (double tiles : left) {
      sum += StrictMath.exp(sharpness * (least - tiles));
    }
    return StrictMath.exp(sharpness * (least - left[seat.index()])) / sum;
  }

  /** The tiles left and how bad they are; who has to wait for their turn has a part of one more. */
  private static double left(BuildState state, Seat seat) {
    int wait = Math.floorMod(seat.index() - state.active().index(), state.seats());
    double left = state.tilesLeft(seat) + (double) wait / state.seats();
    for (long rest = state.hand(seat); rest != 0; rest &= rest - 1) {
      Tile tile = Tile.lowest(rest);
      left += WEIGHT * tile.weight() + (tile.isIncendiary() ? INCENDIARY : 0);
    }
    return wait == 0 && isStuck(state, state.hand(seat)) ? left + STUCK : left;
  }

  private static boolean isStuck(BuildState state, long hand) {
    long settling = 0;
    for (int slot : Queries.slots(state)) {
      settling |= Queries.settling(state, slot);
    }
    return (hand & settling) == 0;
  }
}
