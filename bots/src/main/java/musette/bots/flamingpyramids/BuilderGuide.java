package musette.bots.flamingpyramids;

import java.util.List;
import musette.bots.search.Guide;
import musette.games.flamingpyramids.BuildAction;
import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.Phase;
import musette.kernel.Chance;
import musette.kernel.Seat;

/**
 * Plays on for a few turns of everybody with the heaviest tile that stays, then counts tiles. To
 * the end it would take a hundred turns, and tell less: what a choice is good for shows at once.
 */
public final class BuilderGuide implements Guide<BuildState, BuildAction> {
  /** Turns of each seat before a match is judged. */
  private static final int TURNS = 3;

  /** How much a lead of one tile decides when the end is near. */
  private static final double SHARPNESS = 1.5;

  @Override
  public BuildAction choose(BuildState state, Seat seat, List<BuildAction> actions, Chance chance) {
    return Builder.choose(state, seat, actions, chance);
  }

  @Override
  public boolean judges(BuildState state, int plies) {
    return plies >= TURNS * state.seats() && state.phase() == Phase.PLACE;
  }

  /** Shares that fall with the tiles left: the fewer the leader has, the more a lead decides. */
  @Override
  public double worth(BuildState state, Seat seat) {
    double least = Double.MAX_VALUE;
    for (Seat other : Seat.first(state.seats())) {
      least = Math.min(least, left(state, other));
    }
    double sharpness = SHARPNESS / Math.sqrt(least + 1);
    double sum = 0;
    for (Seat other : Seat.first(state.seats())) {
      sum += Math.exp(sharpness * (least - left(state, other)));
    }
    return Math.exp(sharpness * (least - left(state, seat))) / sum;
  }

  /** The tiles left; who has to wait for his turn has a part of one more. */
  private static double left(BuildState state, Seat seat) {
    int wait = Math.floorMod(seat.index() - state.active().index(), state.seats());
    return state.tilesLeft(seat) + (double) wait / state.seats();
  }
}
