package musette.games.flammerouge;

import java.util.Arrays;
import musette.games.flammerouge.api.Phase;

/**
 * A race at one moment, packed: an immutable value, which only the draft of a transition has
 * written.
 *
 * <p>Each rider has a long: deck and recycled pile, how many exhaustion cards they took from the
 * supply, and how many of them since their last reshuffle, which everybody knows to lie in the
 * recycled pile. Each seat has a long: the open hand, whose it is, and the cards played face down.
 */
public class RaceState {
  static final int PER_TEAM = 3;
  static final int TAKEN = 2 * Pile.BITS;
  static final int FRESH = TAKEN + 5;
  static final long COUNT = 31;

  static final int CARD = Pile.BITS;
  static final int CARD_BITS = 4;
  static final int HAND_OF = CARD + 2 * CARD_BITS;

  private final Rules rules;

  /** For each team its seat and its two riders: one array, since every transition copies all. */
  final long[] packed;

  long spots;
  int arrivals;
  int round;
  int pending;
  int first;

  RaceState(Rules rules, long[] packed) {
    this.rules = rules;
    this.packed = packed;
  }

  /** A copy that shares nothing that can change. */
  RaceState(RaceState other) {
    this.rules = other.rules;
    this.packed = other.packed.clone();
    this.spots = other.spots;
    this.arrivals = other.arrivals;
    this.round = other.round;
    this.pending = other.pending;
    this.first = other.first;
  }

  static int at(int rider) {
    return PER_TEAM * (rider >> 1) + 1 + (rider & 1);
  }

  Rules rules() {
    return rules;
  }

  Phase phase() {
    return pending != 0 ? Phase.ENERGY : round == 0 ? Phase.PLACING : Phase.OVER;
  }

  /** 0 while the riders are being placed. */
  int round() {
    return round;
  }

  /** The index of the seat that places first. */
  int first() {
    return first;
  }

  /** One bit for each seat that has still to play a card. */
  int pending() {
    return pending;
  }

  long spots() {
    return spots;
  }

  int spot(int rider) {
    return Spots.of(spots, rider);
  }

  int square(int rider) {
    return Spots.square(spot(rider));
  }

  boolean isOnTrack(int rider) {
    return spot(rider) != Spots.OFF;
  }

  /** The rider in this place of the final ranking, 0 being the best; -1 if not known yet. */
  int arrived(int place) {
    return (arrivals >>> (4 * place) & 0xF) - 1;
  }

  int arrivedCount() {
    return (35 - Integer.numberOfLeadingZeros(arrivals)) / 4;
  }

  boolean isOver() {
    return arrivedCount() == rules.riders();
  }

  long deck(int rider) {
    return packed[at(rider)] & Pile.MASK;
  }

  long recycled(int rider) {
    return packed[at(rider)] >>> Pile.BITS & Pile.MASK;
  }

  /** Exhaustion cards the rider took from the supply, those of a handicap included. */
  int taken(int rider) {
    return (int) (packed[at(rider)] >>> TAKEN & COUNT);
  }

  /** Those of them that they took since their last reshuffle. */
  int fresh(int rider) {
    return (int) (packed[at(rider)] >>> FRESH & COUNT);
  }

  /** Exhaustion cards that nobody has taken yet; the kind is that of the rider. */
  int supply(int rider) {
    int left = Rules.SUPPLY;
    for (int other = rider & 1; other < 2 * rules.seats(); other += 2) {
      left -= taken(other);
    }
    return left;
  }

  /** The hand that lies open for the rider; none for a dummy rider. */
  long handFor(int rider) {
    boolean open = !rules.isDummy(rider) && handOf(rider >> 1) == rider;
    return open ? hand(rider >> 1) : 0;
  }

  long hand(int seat) {
    return packed[PER_TEAM * seat] & Pile.MASK;
  }

  /** The rider for whom the seat has drawn, or -1. */
  int handOf(int seat) {
    int code = (int) (packed[PER_TEAM * seat] >>> HAND_OF);
    return code == 0 ? -1 : 2 * seat + code - 1;
  }

  /** The card played face down for the rider: its ordinal, or -1 if there is none yet. */
  int faceDown(int rider) {
    return (int) (packed[PER_TEAM * (rider >> 1)] >>> (CARD + CARD_BITS * (rider & 1)) & 0xF) - 1;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof RaceState other
        && rules.equals(other.rules)
        && spots == other.spots
        && arrivals == other.arrivals
        && round == other.round
        && pending == other.pending
        && first == other.first
        && Arrays.equals(packed, other.packed);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(spots) * 31 + Arrays.hashCode(packed);
  }
}
