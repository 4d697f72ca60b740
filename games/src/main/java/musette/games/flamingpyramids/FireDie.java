package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.List;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.Face;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;

/**
 * The option of the fire die (FP-69 to FP-73, FP-76 to FP-79, A-02 to A-06). All rolls of a turn
 * happen in one transition: a face that makes things fall takes the placed tile along, or its
 * roller was the only one.
 */
final class FireDie {
  private FireDie() {}

  /** Whether a tile has to roll now; those that can no longer are dropped (FP-76 to FP-78). */
  static boolean isDue(Draft draft) {
    if (!draft.unrolled || (draft.pyramid.tiles() >>> draft.laid & 1) == 0) {
      return false;
    }
    Tile placed = Tile.of(draft.laid);
    if (!draft.rollersFixed) {
      draft.fixRollers(rollers(draft.pyramid, placed));
    }
    while (!draft.rollers.isEmpty()) {
      if (inContact(draft.pyramid, placed, draft.rollers.getFirst())) {
        return true;
      }
      draft.rollers.removeFirst();
    }
    return false;
  }

  /** Which tiles roll for a tile that was placed, in their order (FP-77, A-05). */
  static List<Tile> rollers(Pyramid pyramid, Tile placed) {
    if (placed.isIncendiary()) {
      return List.of(placed);
    }
    var rollers = new ArrayList<Tile>();
    for (long igniters : new long[] {Tile.TORCHES, Tile.COALS}) {
      int cell = pyramid.find(placed.code());
      for (int number = 0; number < 6; number++) {
        int code = pyramid.at(pyramid.contact(cell, number));
        if (code != 0 && (igniters >>> code & 1) != 0) {
          rollers.add(Tile.of(code));
        }
      }
    }
    return rollers;
  }

  /** Whether the contact that asks for a roll is there (FP-78). */
  static boolean inContact(Pyramid pyramid, Tile placed, Tile roller) {
    if ((pyramid.tiles() & roller.bit()) == 0) {
      return false;
    }
    long flammable = Fire.flammable(roller.code());
    long cause = roller == placed ? flammable : placed.bit() & flammable;
    return pyramid.touches(pyramid.find(roller.code()), cause);
  }

  /** The next tile rolls and the face is carried out (FP-70 to FP-73). */
  static void roll(Draft draft, int number) {
    draft.stirred = true;
    Tile placed = Tile.of(draft.laid);
    Tile roller = draft.rollers.removeFirst();
    Face face = face(number);
    if (draft.told()) {
      draft.journal.tell(new BuildEvent.Rolled(draft.bearer(), roller, number, face));
    }
    int cell = draft.pyramid.find(roller.code());
    switch (face) {
      case FIRE_STAYS -> Fire.burn(draft, cell, Fire.Igniter.STAYS);
      case FIRE_LEAVES -> Fire.burn(draft, cell, Fire.Igniter.LEAVES);
      case EXPLOSION -> explode(draft, cell, placed);
      case SMOKE -> {}
    }
  }

  private static Face face(int number) {
    return switch (number) {
      case 1, 2, 3 -> Face.FIRE_STAYS;
      case 4 -> Face.FIRE_LEAVES;
      case 5 -> Face.EXPLOSION;
      case 6 -> Face.SMOKE;
      default -> throw new IllegalArgumentException("face " + number);
    };
  }

  /** The roller and the tile that caused the roll leave the game (FP-72). */
  private static void explode(Draft draft, int cell, Tile placed) {
    Pyramid pyramid = draft.pyramid;
    var source = new Spread(pyramid, 0);
    source.from(cell);
    source.from(cause(pyramid, cell, placed));
    Explosion.explode(draft, source.marked(), "FP-72");
  }

  /** The placed tile if it is flammable, else the first in scan order that is. */
  private static int cause(Pyramid pyramid, int cell, Tile placed) {
    long flammable = Fire.flammable(pyramid.at(cell));
    if ((flammable & placed.bit()) != 0) {
      return pyramid.find(placed.code());
    }
    int number = 0;
    while ((flammable >>> pyramid.at(pyramid.contact(cell, number)) & 1) == 0) {
      number++;
    }
    return pyramid.contact(cell, number);
  }
}
