package musette.kernel;

import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An immutable set of seats. All 4,096 sets are created once, so they can be compared by identity
 * and need no allocation.
 */
public final class Seats implements Iterable<Seat> {
  private static final Seats[] ALL_SETS =
      IntStream.range(0, 1 << Seat.MAX).mapToObj(Seats::new).toArray(Seats[]::new);

  /** Nobody. */
  public static final Seats EMPTY = ALL_SETS[0];

  /** Every seat and every spectator: the audience of public events. */
  public static final Seats EVERYBODY = ALL_SETS[ALL_SETS.length - 1];

  private final int bits;
  private final List<Seat> list;
  private final Seat first;

  private Seats(int bits) {
    this.bits = bits;
    this.list =
        IntStream.range(0, Seat.MAX).filter(i -> (bits >> i & 1) != 0).mapToObj(Seat::of).toList();
    this.first = bits == 0 ? Seat.NONE : list.getFirst();
  }

  /** The seats whose bit is set, A being bit 0. */
  public static Seats ofBits(int bits) {
    return ALL_SETS[bits];
  }

  /** One seat alone; not {@link Seat#NONE}. */
  public static Seats of(Seat seat) {
    return ALL_SETS[1 << seat.ordinal()];
  }

  /** The first {@code count} seats. */
  public static Seats first(int count) {
    return ALL_SETS[(1 << count) - 1];
  }

  /** One bit for each seat, A being bit 0. */
  public int bits() {
    return bits;
  }

  /** The number of seats in the set. */
  public int size() {
    return list.size();
  }

  /** Whether the set has no seat. */
  public boolean isEmpty() {
    return bits == 0;
  }

  /** Whether a seat is in the set; a spectator is only in {@link #EVERYBODY}. */
  public boolean contains(Seat seat) {
    return seat == Seat.NONE ? this == EVERYBODY : (bits >> seat.ordinal() & 1) != 0;
  }

  /** The seats in seat order. */
  public List<Seat> list() {
    return list;
  }

  /** The first seat of the set, in seat order; {@link Seat#NONE} if it is empty. */
  public Seat first() {
    return first;
  }

  @Override
  public Iterator<Seat> iterator() {
    return list.iterator();
  }

  @Override
  public String toString() {
    return list.toString();
  }
}
