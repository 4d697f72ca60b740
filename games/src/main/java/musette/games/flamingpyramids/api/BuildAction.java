package musette.games.flamingpyramids.api;

import java.util.List;
import musette.games.flamingpyramids.board.Tile;

/** The decisions of the game; the last one in watchful play only. */
public sealed interface BuildAction {
  /** Both directions, left first. */
  List<BuildAction> SLIDES = List.of(new Slide(Direction.LEFT), new Slide(Direction.RIGHT));

  /** Both findings, the good one first. */
  List<BuildAction> FINDINGS = List.of(new Say(Finding.WELL), new Say(Finding.CHAOS));

  /** Plays a tile from the hand to a slot (FP-16). */
  record Place(Tile tile, int level, int column) implements BuildAction {}

  /** Lets the falling tile drop one level (FP-39, FP-41). */
  record Slide(Direction direction) implements BuildAction {}

  /** Says what a look at the pyramid has shown (FP-82, FP-83). */
  record Say(Finding finding) implements BuildAction {}
}
