package musette.kernel;

import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;

/** A set of seats. There are 4,096 of them, all made once, so they compare by identity. */
public final class Seats implements Iterable<Seat> {
  private static final Seats[] ALL_SETS =
      IntStream.range(0, 1 << Seat.MAX).mapToObj(Seats::new).toArray(Seats[]::new);

  public static final Seats EMPTY = ALL_SETS[0];

  /** Every seat and every spectator: the audience of what happens in the open. */
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

  public static Seats of(Seat seat) {
    return ALL_SETS[1 << seat.ordinal()];
  }

  public static Seats first(int count) {
    return ALL_SETS[(1 << count) - 1];
  }

  public int bits() {
    return bits;
  }

  public int size() {
    return list.size();
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  /** A spectator is only in {@link #EVERYBODY}. */
  public boolean contains(Seat seat) {
    return seat == Seat.NONE ? this == EVERYBODY : (bits >> seat.ordinal() & 1) != 0;
  }

  /** In seat order. */
  public List<Seat> list() {
    return list;
  }

  /** The first seat of the set, in seat order; nobody if it is empty. */
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
