package musette.games.flamingpyramids;

import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Refusal;
import musette.kernel.Seat;

/** Why an action is not allowed. */
final class Refusals {
  private Refusals() {}

  static Refusal of(BuildState state, Seat seat, BuildAction action) {
    if (state.phase() == Phase.SLIDE) {
      return falling(state);
    }
    if (state.phase() == Phase.CHECK || state.phase() == Phase.OBJECT) {
      return Refusal.of(
          state.rules.checking() == Checking.FAMILY ? "FP-82" : "FP-83",
          "check-first",
          "tile",
          Tile.of(state.laid));
    }
    return switch (action) {
      case BuildAction.Slide _ -> Refusal.of("FP-16", "nothing-falls");
      case BuildAction.Say _ -> Refusal.of("FP-81", "nothing-to-check");
      case BuildAction.Place(Tile tile, int level, int column) -> {
        if ((state.hands[seat.index()] & tile.bit()) == 0) {
          yield Refusal.of("FP-16", "not-in-hand", "tile", tile);
        }
        yield place(state.pyramid, level, column);
      }
    };
  }

  private static Refusal falling(BuildState state) {
    int cell = state.pyramid.cell(Slots.level(state.sliding), Slots.column(state.sliding));
    return Refusal.of("FP-39", "slide-first", "tile", Tile.of(state.pyramid.at(cell)));
  }

  private static Refusal place(Pyramid pyramid, int level, int column) {
    if (pyramid.isEmpty()) {
      return Refusal.of("FP-23", "first-tile");
    }
    int there = pyramid.at(level, column);
    if (there != 0) {
      return Refusal.of("FP-25", "occupied", "tile", Tile.of(there));
    }
    if (level > 0) {
      int supports =
          (pyramid.at(level - 1, column) == 0 ? 0 : 1)
              + (pyramid.at(level - 1, column + 1) == 0 ? 0 : 1);
      return Refusal.of("FP-28", "supports", "supports", supports);
    }
    int[] slots = Slots.of(pyramid);
    boolean complete =
        slots.length == 2
            && Slots.level(slots[0]) == 0
            && Slots.level(slots[1]) == 0
            && pyramid.at(0, Slots.column(slots[0]) + 1) != 0
            && pyramid.at(0, Slots.column(slots[0]) - 1) == 0
            && isOutside(pyramid, Slots.column(slots[0]));
    return complete
        ? Refusal.of("FP-27", "not-an-end")
        : Refusal.of("FP-27", "not-complete", "slots", slots.length);
  }

  private static boolean isOutside(Pyramid pyramid, int column) {
    return pyramid.columnAt(Long.numberOfTrailingZeros(pyramid.line(1))) > column;
  }
}
