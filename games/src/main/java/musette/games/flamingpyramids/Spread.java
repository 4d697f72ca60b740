package musette.games.flamingpyramids;

import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;

/** What is reached from some cells over contacts between tiles of one set, nearest first. */
final class Spread {
  private final Pyramid pyramid;
  private final long set;
  private final long[] marked;
  private final int[] cells = new int[Tile.COUNT];
  private final int[] origins = new int[Tile.COUNT];
  private int size;

  Spread(Pyramid pyramid, long set) {
    this.pyramid = pyramid;
    this.set = set;
    this.marked = new long[pyramid.top() + 2];
  }

  /** The cell itself is reached, whatever lies there. */
  void from(int cell) {
    reach(cell, Pyramid.NOWHERE);
  }

  /** What touches the cell is reached; the cell itself is not. */
  void around(int cell) {
    for (int number = 0; number < 6; number++) {
      int contact = pyramid.contact(cell, number);
      int code = pyramid.at(contact);
      if (code != 0 && (set >>> code & 1) != 0 && !isMarked(contact)) {
        reach(contact, cell);
      }
    }
  }

  /** Spreads from tile to tile until nothing more is reached. */
  void run() {
    for (int next = 0; next < size; next++) {
      around(cells[next]);
    }
  }

  private void reach(int cell, int origin) {
    origins[size] = origin;
    cells[size++] = cell;
    marked[pyramid.level(cell) + 1] |= bit(cell);
  }

  private boolean isMarked(int cell) {
    return (marked[pyramid.level(cell) + 1] & bit(cell)) != 0;
  }

  private long bit(int cell) {
    return 1L << (cell - pyramid.cellAt(pyramid.level(cell) + 1, 0));
  }

  /** For each line the columns that were reached. */
  long[] marked() {
    return marked;
  }

  int size() {
    return size;
  }

  /** The cells in the order in which they were reached. */
  int cell(int place) {
    return cells[place];
  }

  /** The cell from which it was reached. */
  int origin(int place) {
    return origins[place];
  }
}
