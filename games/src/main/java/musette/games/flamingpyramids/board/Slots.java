package musette.games.flamingpyramids.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Where tiles may be placed (FP-23 to FP-29). A slot is packed into an int, level above column, and
 * slots come from the base upwards, in a line from the left.
 */
public final class Slots {
  private static final int[] FIRST = {pack(0, 0)};

  private Slots() {}

  public static int pack(int level, int column) {
    return (level << 16) | (column & 0xFFFF);
  }

  public static int level(int slot) {
    return slot >> 16;
  }

  public static int column(int slot) {
    return (short) slot;
  }

  public static int[] of(Pyramid pyramid) {
    if (pyramid.isEmpty()) {
      return FIRST; // FP-23
    }
    int top = pyramid.top();
    int count = 0;
    for (int line = 1; line <= top + 1; line++) {
      count += Long.bitCount(open(pyramid, line));
    }
    return count == 0 ? ends(pyramid) : all(pyramid, top, count);
  }

  /** The open cells of a line: gaps of the base, above it what has both supports (FP-25). */
  private static long open(Pyramid pyramid, int line) {
    if (line == 1) {
      long base = pyramid.line(1);
      return (Long.highestOneBit(base) - Long.lowestOneBit(base)) & ~base;
    }
    long below = pyramid.line(line - 1);
    return below & (below >>> 1) & ~pyramid.line(line);
  }

  private static int[] all(Pyramid pyramid, int top, int count) {
    int[] slots = new int[count];
    int next = 0;
    for (int line = 1; line <= top + 1; line++) {
      for (long rest = open(pyramid, line); rest != 0; rest &= rest - 1) {
        slots[next++] = pack(line - 1, pyramid.columnAt(Long.numberOfTrailingZeros(rest)));
      }
    }
    return slots;
  }

  /** Only a complete pyramid grows at its ends (FP-24, FP-27). */
  private static int[] ends(Pyramid pyramid) {
    long base = pyramid.line(1);
    int first = pyramid.columnAt(Long.numberOfTrailingZeros(base));
    int last = pyramid.columnAt(63 - Long.numberOfLeadingZeros(base));
    return new int[] {pack(0, first - 1), pack(0, last + 1)};
  }

  public static List<Slot> list(int[] slots) {
    var list = new ArrayList<Slot>(slots.length);
    for (int slot : slots) {
      list.add(new Slot(level(slot), column(slot)));
    }
    return List.copyOf(list);
  }
}
