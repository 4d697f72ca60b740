package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;

/** Tiles that leave the pyramid together, in the order in which they go under a pile. */
final class RemovedTiles {
  private final Pyramid pyramid;
  private final byte[] codes = new byte[Tile.COUNT];
  private final int[] places = new int[Tile.COUNT];
  private int size;

  RemovedTiles(Pyramid pyramid) {
    this.pyramid = pyramid;
  }

  /** Lifts the tile of a cell off the pyramid, if there is one. */
  void lift(int cell) {
    if (pyramid.at(cell) != 0) {
      places[size] = Slots.pack(pyramid.level(cell), pyramid.column(cell));
      codes[size++] = (byte) pyramid.take(cell);
    }
  }

  /** Lifts what is marked, line by line from the top, in a line from the left. */
  static RemovedTiles lift(Pyramid pyramid, long[] marked) {
    var taken = new RemovedTiles(pyramid);
    for (int line = marked.length - 1; line > 0; line--) {
      for (long rest = marked[line]; rest != 0; rest &= rest - 1) {
        taken.lift(pyramid.cellAt(line, Long.numberOfTrailingZeros(rest)));
      }
    }
    return taken;
  }

  int size() {
    return size;
  }

  /** The pile with these tiles put under it one after the other. */
  byte[] under(byte[] pile) {
    byte[] longer = Arrays.copyOf(pile, pile.length + size);
    System.arraycopy(codes, 0, longer, pile.length, size);
    return longer;
  }

  long set() {
    long set = 0;
    for (int i = 0; i < size; i++) {
      set |= 1L << codes[i];
    }
    return set;
  }

  List<Tile> tiles() {
    return Tile.list(Arrays.copyOf(codes, size));
  }

  List<Integer> levels() {
    var levels = new ArrayList<Integer>(size);
    for (int i = 0; i < size; i++) {
      levels.add(Slots.level(places[i]));
    }
    return List.copyOf(levels);
  }

  List<Integer> columns() {
    var columns = new ArrayList<Integer>(size);
    for (int i = 0; i < size; i++) {
      columns.add(Slots.column(places[i]));
    }
    return List.copyOf(columns);
  }
}
