package musette.games.flamingpyramids;

import java.util.List;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.Stage;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Journal;

/** What bots ask of a match, beyond what its state says itself. */
public final class Queries {
  private Queries() {}

  /** Where the active player may place, each slot packed: see {@link #settling}. */
  public static int[] slots(BuildState state) {
    return Slots.of(state.pyramid);
  }

  /** The tiles that would stay quietly at one of the {@link #slots}, as a set of bits. */
  public static long settling(BuildState state, int slot) {
    return Settling.at(state.pyramid, Slots.level(slot), Slots.column(slot));
  }

  /** The placing of a tile at one of the {@link #slots}. */
  public static BuildAction.Place place(Tile tile, int slot) {
    return new BuildAction.Place(tile, Slots.level(slot), Slots.column(slot));
  }

  /** The same check before anybody has said anything. */
  public static BuildState unsaid(BuildState state) {
    Draft draft = Draft.of(state, Journal.NONE);
    draft.well = 0;
    draft.chaos = 0;
    return draft.close();
  }

  /**
   * While a tile is to be laid or to fall: the same table with a referee. What is forecast of it is
   * what somebody sees who looks closely enough.
   */
  public static BuildView refereed(BuildView view) {
    return new BuildView(
        view.viewer(),
        view.phase(),
        view.turn(),
        view.active(),
        view.bearer(),
        view.asked(),
        view.curse(),
        view.fireDie(),
        view.curseChain(),
        view.explosion(),
        Checking.REFEREE,
        Stage.BUILD,
        view.pyramid(),
        view.slots(),
        view.sliding(),
        view.unrolled() ? view.laid() : List.of(),
        view.unrolled(),
        List.of(),
        List.of(),
        view.hand(),
        view.players(),
        view.removed(),
        view.unseen(),
        view.places());
  }

  /** Whether a call would find no chaos: what everybody can see who looks closely. */
  public static boolean isSound(BuildState state) {
    Pyramid pyramid = state.pyramid;
    Rules rules = state.rules;
    return Collapse.firstUnstable(pyramid) == Pyramid.NOWHERE
        && Explosion.first(pyramid) == Pyramid.NOWHERE
        && (rules.fireDie() ? !isRollDue(state) : Fire.first(pyramid) == Pyramid.NOWHERE)
        && (!rules.curse() || Curse.first(pyramid) == Pyramid.NOWHERE);
  }

  private static boolean isRollDue(BuildState state) {
    if (!state.unrolled || (state.pyramid.tiles() >>> state.laid & 1) == 0) {
      return false;
    }
    Tile laid = Tile.of(state.laid);
    for (Tile roller : FireDie.rollers(state.pyramid, laid)) {
      if (FireDie.inContact(state.pyramid, laid, roller)) {
        return true;
      }
    }
    return false;
  }
}
