package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.List;

/**
 * A move on the road as one long: path, dangerous squares, crossed squares, crack risk, length,
 * end, rider. The lowest 45 bits are the order of preference: fewest crossed squares, then fewest
 * dangerous ones, then lanes L, C, R at the first difference.
 */
public final class Move {
  /** The longest move: six free squares and twelve paying ones. */
  public static final int LONGEST = 18;

  /** The fewest squares of a breakaway (L1-70). */
  public static final int SHORTEST_BREAKAWAY = 4;

  /** The most paying squares, but for an option (L1-Q-10). */
  public static final int MOST_PAYING = 6;

  static final int DANGER_SHIFT = 36;
  static final int CROSS_SHIFT = 41;
  static final int CRACK_SHIFT = 45;
  static final int LENGTH_SHIFT = 46;
  static final long CRACK = 1L << CRACK_SHIFT;

  /** In place of the number of dangerous squares while the path is not known. */
  private static final long UNRESOLVED = 31L << DANGER_SHIFT;

  private static final int END_SHIFT = 51;
  private static final int RIDER_SHIFT = 60;

  private Move() {}

  /** A move of this length to this square; nothing else of it is known. */
  static long pack(int length, int end) {
    return ((long) length << LENGTH_SHIFT) | ((long) end << END_SHIFT);
  }

  /** A move of a rider whose path is not known yet. */
  public static long unresolved(int rider, int length, int end) {
    return by(rider, UNRESOLVED | pack(length, end));
  }

  public static boolean isUnresolved(long move) {
    return (move & UNRESOLVED) == UNRESOLVED;
  }

  /** The same move, made by this rider. */
  public static long by(int rider, long move) {
    return move | ((long) rider << RIDER_SHIFT);
  }

  public static int length(long move) {
    return (int) (move >>> LENGTH_SHIFT) & 31;
  }

  public static int end(long move) {
    return (int) (move >>> END_SHIFT) & 511;
  }

  public static int rider(long move) {
    return (int) (move >>> RIDER_SHIFT);
  }

  public static int crossed(long move) {
    return (int) (move >>> CROSS_SHIFT) & 15;
  }

  public static int dangers(long move) {
    return (int) (move >>> DANGER_SHIFT) & 31;
  }

  public static boolean risksCrack(long move) {
    return (move & CRACK) != 0;
  }

  /** Whether a move crosses nobody and risks no crack. */
  public static boolean isPlain(long move) {
    return (move & (CRACK | (15L << CROSS_SHIFT))) == 0;
  }

  /** The square after so many steps of a move, given the one before. */
  public static int step(Course course, long move, int from, int number) {
    int lane = (int) (move >>> (2 * (LONGEST - number))) & 3;
    return course.steps[from * Lane.COUNT + lane];
  }

  /** The names of the squares that a move enters. */
  public static List<String> path(Course course, long move, int start) {
    var path = new ArrayList<String>();
    int square = start;
    for (int n = 1; n <= length(move); n++) {
      square = step(course, move, square, n);
      path.add(course.name(square));
    }
    return path;
  }
}
