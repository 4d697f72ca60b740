package musette.kernel;

import java.util.List;

/** A place at the table. {@link #NONE} is a spectator, who sees what everybody sees. */
public enum Seat {
  A,
  B,
  C,
  D,
  E,
  F,
  G,
  H,
  I,
  J,
  K,
  L,
  NONE;

  /** The most players any table can have. */
  public static final int MAX = 12;

  private static final List<Seat> PLAYERS = List.of(A, B, C, D, E, F, G, H, I, J, K, L);

  /** The seat with this index, 0 for A and 11 for L. */
  public static Seat of(int index) {
    return PLAYERS.get(index);
  }

  /** The first {@code count} seats. */
  public static List<Seat> first(int count) {
    return PLAYERS.subList(0, count);
  }

  /** 0 for A and 11 for L; 12, outside every table, for {@link #NONE}. */
  public int index() {
    return ordinal();
  }

  /** The next seat clockwise at a table of {@code count}. */
  public Seat next(int count) {
    return PLAYERS.get((ordinal() + 1) % count);
  }
}
