package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.List;

/**
 * The option of the fire die (FP-69 to FP-73, FP-76 to FP-79, A-02 to A-06). All rolls of a turn
 * happen in one transition: a face that makes things fall takes the placed tile along, or its
 * roller was the only one.
 */
final class FireDie {
  private FireDie() {}

  /** Whether a tile has to roll now; those that can no longer are dropped (FP-76 to FP-78). */
  static boolean isDue(Resolution now) {
    if (!now.unrolled || (now.pyramid.tiles() >>> now.laid & 1) == 0) {
      return false;
    }
    Tile placed = Tile.of(now.laid);
    if (!now.rollersFixed) {
      now.rollersFixed = true;
      now.rollers.addAll(rollers(now.pyramid, placed));
    }
    while (!now.rollers.isEmpty()) {
      if (inContact(now.pyramid, placed, now.rollers.getFirst())) {
        return true;
      }
      now.rollers.removeFirst();
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
  static void roll(Resolution now, int number) {
    now.stirred = true;
    Tile placed = Tile.of(now.laid);
    Tile roller = now.rollers.removeFirst();
    Face face = Face.of(number);
    if (now.told) {
      now.journal.tell(new BuildEvent.Rolled(now.bearer(), roller, number, face));
    }
    int cell = now.pyramid.find(roller.code());
    switch (face) {
      case FIRE_STAYS -> Fire.burn(now, cell, Fire.Igniter.STAYS);
      case FIRE_LEAVES -> Fire.burn(now, cell, Fire.Igniter.LEAVES);
      case EXPLOSION -> explode(now, cell, placed);
      case SMOKE -> {}
    }
  }

  /** The roller and the tile that caused the roll leave the game (FP-72). */
  private static void explode(Resolution now, int cell, Tile placed) {
    Pyramid pyramid = now.pyramid;
    var source = new Spread(pyramid, 0);
    source.from(cell);
    source.from(cause(pyramid, cell, placed));
    Explosion.explode(now, source.marked(), "FP-72");
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
