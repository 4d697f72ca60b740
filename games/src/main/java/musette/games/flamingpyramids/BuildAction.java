package musette.games.flamingpyramids;

import java.util.List;

/** The two decisions of the game. */
public sealed interface BuildAction {
  /** Both directions, left first. */
  List<BuildAction> SLIDES = List.of(new Slide(Direction.LEFT), new Slide(Direction.RIGHT));

  /** Plays a tile from the hand to a slot (FP-16). */
  record Place(Tile tile, int level, int column) implements BuildAction {}

  /** Lets the falling tile drop one level (FP-39, FP-41). */
  record Slide(Direction direction) implements BuildAction {}
}
