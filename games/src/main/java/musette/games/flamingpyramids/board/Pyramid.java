package musette.games.flamingpyramids.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tiles on the table. The cell {@code (level, column)} rests on {@code (level-1, column)} and
 * {@code (level-1, column+1)}.
 *
 * <p>The pyramid has no fixed width, and in a long game it wanders; so the cells are a window of
 * columns that moves with it: lines of {@code 1 << shift} cells, an empty line below the base and
 * above the top, an empty column left and right, so that no neighbour is ever outside. Beside the
 * cells, every line has the set of its occupied columns, from which slots and free-air tiles are
 * read without looking at tiles. A column never lies more than 45 from another: the base is only
 * extended when every line is without a gap, and then each column has a tile of its own.
 *
 * <p>A pyramid that belongs to a state is never changed; a transition changes its own copy.
 */
public final class Pyramid {
  /** Where no cell is meant. */
  public static final int NOWHERE = -1;

  /** The widest span of columns, from leftmost to rightmost, that the window can hold. */
  public static final int MAX_SPAN = 60;

  /** No pyramid at all. */
  public static final Pyramid NONE = empty();

  private static final int MIN_SHIFT = 4;

  private final int shift;
  private final int left;
  private final byte[] cells;
  private final long[] lines;
  private long tiles;

  private Pyramid(int shift, int left, byte[] cells, long[] lines, long tiles) {
    this.shift = shift;
    this.left = left;
    this.cells = cells;
    this.lines = lines;
    this.tiles = tiles;
  }

  public static Pyramid empty() {
    return new Pyramid(MIN_SHIFT, -8, new byte[2 << MIN_SHIFT], new long[2], 0);
  }

  /** A copy to be changed. */
  public Pyramid copy() {
    return new Pyramid(shift, left, cells.clone(), lines.clone(), tiles);
  }

  /** A copy to be changed, in which a tile can be put at this place. */
  public Pyramid copyWithRoom(int level, int column) {
    int x = column - left;
    int needed = Math.max(top(), level + 1) + 2;
    if (x < 1 || x > (1 << shift) - 2) {
      return moved(column, needed);
    }
    // In a browser, Arrays.copyOf goes from byte to byte.
    byte[] more = new byte[needed << shift];
    System.arraycopy(cells, 0, more, 0, Math.min(cells.length, more.length));
    return new Pyramid(shift, left, more, Arrays.copyOf(lines, needed), tiles);
  }

  private Pyramid moved(int column, int needed) {
    int low = column;
    int high = column;
    for (int line = 1; line <= top(); line++) {
      if (lines[line] != 0) {
        low = Math.min(low, left + Long.numberOfTrailingZeros(lines[line]));
        // A tile may still slide to the right once for every level that it falls.
        high = Math.max(high, left + 63 - Long.numberOfLeadingZeros(lines[line]) + line - 1);
      }
    }
    int wider = MIN_SHIFT;
    while (1 << wider < high - low + 3) {
      wider++;
    }
    int start = tiles == 0 ? column - 8 : low - 1 - ((1 << wider) - (high - low + 3)) / 2;
    var wide = new Pyramid(wider, start, new byte[needed << wider], new long[needed], 0);
    for (int line = 1; line <= top(); line++) {
      for (long rest = lines[line]; rest != 0; rest &= rest - 1) {
        int cell = (line << shift) + Long.numberOfTrailingZeros(rest);
        wide.put(wide.cell(line - 1, column(cell)), cells[cell]);
      }
    }
    return wide;
  }

  public boolean isEmpty() {
    return tiles == 0;
  }

  /** The set of tiles in it. */
  public long tiles() {
    return tiles;
  }

  /** The highest line that has a tile; the base is line 1, 0 means that there is none. */
  public int top() {
    int line = lines.length - 2;
    while (line > 0 && lines[line] == 0) {
      line--;
    }
    return line;
  }

  /** The occupied columns of a line; bit 0 is the leftmost column of the window. */
  public long line(int line) {
    return lines[line];
  }

  public int cell(int level, int column) {
    return ((level + 1) << shift) + column - left;
  }

  /** The cell of a line at a bit of its {@link #line}. */
  public int cellAt(int line, int bit) {
    return (line << shift) + bit;
  }

  public int level(int cell) {
    return (cell >> shift) - 1;
  }

  public int column(int cell) {
    return left + (cell & ((1 << shift) - 1));
  }

  /** The column of a bit of a {@link #line}. */
  public int columnAt(int bit) {
    return left + bit;
  }

  /** The code of the tile there, 0 if there is none. */
  public int at(int cell) {
    return cells[cell];
  }

  /** As {@link #at} for any place, also outside the window. */
  public int at(int level, int column) {
    int x = column - left;
    return level < 0 || level + 1 >= lines.length || x < 0 || x >= 1 << shift
        ? 0
        : cells[cell(level, column)];
  }

  public int belowLeft(int cell) {
    return cell - (1 << shift);
  }

  public int belowRight(int cell) {
    return cell - (1 << shift) + 1;
  }

  /** The six contacts of a cell (FP-48), number 0 to 5, in scan order (FP-44). */
  public int contact(int cell, int number) {
    int width = 1 << shift;
    return switch (number) {
      case 0 -> cell + width - 1;
      case 1 -> cell + width;
      case 2 -> cell - 1;
      case 3 -> cell + 1;
      case 4 -> cell - width;
      case 5 -> cell - width + 1;
      default -> throw new IllegalArgumentException("contact " + number);
    };
  }

  /** Whether a tile of the set touches the cell. */
  public boolean touches(int cell, long set) {
    int width = 1 << shift;
    long around =
        (1L << cells[cell + width - 1])
            | (1L << cells[cell + width])
            | (1L << cells[cell - 1])
            | (1L << cells[cell + 1])
            | (1L << cells[cell - width])
            | (1L << cells[cell - width + 1]);
    return (around & set) != 0;
  }

  /** The set of the tiles that touch a place (FP-48), also at the edge of the window. */
  public long around(int level, int column) {
    return ((1L << at(level + 1, column - 1))
            | (1L << at(level + 1, column))
            | (1L << at(level, column - 1))
            | (1L << at(level, column + 1))
            | (1L << at(level - 1, column))
            | (1L << at(level - 1, column + 1)))
        & Tile.ALL;
  }

  /** The cell of a tile that is in the pyramid. */
  public int find(int code) {
    for (int line = lines.length - 2; line > 0; line--) {
      for (long rest = lines[line]; rest != 0; rest &= rest - 1) {
        int cell = (line << shift) + Long.numberOfTrailingZeros(rest);
        if (cells[cell] == code) {
          return cell;
        }
      }
    }
    return NOWHERE;
  }

  public void put(int cell, int code) {
    cells[cell] = (byte) code;
    lines[cell >> shift] |= 1L << (cell & ((1 << shift) - 1));
    tiles |= 1L << code;
  }

  /** Lifts the tile off and gives its code. */
  public int take(int cell) {
    int code = cells[cell];
    cells[cell] = 0;
    lines[cell >> shift] &= ~(1L << (cell & ((1 << shift) - 1)));
    tiles &= ~(1L << code);
    return code;
  }

  /** Every tile, in scan order: from the top, and in a line from the left (FP-44). */
  public List<Laid> laid() {
    var all = new ArrayList<Laid>(Long.bitCount(tiles));
    for (int line = lines.length - 2; line > 0; line--) {
      for (long rest = lines[line]; rest != 0; rest &= rest - 1) {
        all.add(laid(cellAt(line, Long.numberOfTrailingZeros(rest))));
      }
    }
    return List.copyOf(all);
  }

  public Laid laid(int cell) {
    return new Laid(Tile.of(cells[cell]), level(cell), column(cell));
  }

  /** The pyramid of these tiles, whose places are all different. */
  public static Pyramid of(List<Laid> laid) {
    Pyramid pyramid = empty();
    for (Laid tile : laid) {
      pyramid = pyramid.copyWithRoom(tile.level(), tile.column());
      pyramid.put(pyramid.cell(tile.level(), tile.column()), tile.tile().code());
      // Sliding right, a tile ends at most one column further for each level.
      pyramid = pyramid.copyWithRoom(tile.level(), tile.column() + tile.level());
    }
    return pyramid;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pyramid that && tiles == that.tiles && laid().equals(that.laid());
  }

  @Override
  public int hashCode() {
    return laid().hashCode();
  }
}
