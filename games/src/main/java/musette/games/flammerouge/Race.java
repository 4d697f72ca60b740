package musette.games.flammerouge;

import java.util.Arrays;

/**
 * A race at one moment, packed. A value: a transition writes only to the copy it began with, before
 * anybody else has seen it.
 *
 * <p>Each rider has a long: deck and recycled pile, how many exhaustion cards he took from the
 * supply, and how many of them since his last reshuffle, which everybody knows to lie in the
 * recycled pile. Each seat has a long: the open hand, whose it is, and the cards played face down.
 */
public final class Race {
  private static final int PER_TEAM = 3;
  private static final int TAKEN = 2 * Pile.BITS;
  private static final int FRESH = TAKEN + 5;
  private static final long COUNT = 31;

  private static final int CARD = Pile.BITS;
  private static final int CARD_BITS = 4;
  private static final int HAND_OF = CARD + 2 * CARD_BITS;

  private final Course course;

  /** For each team its seat and its two riders: one array, since every transition copies all. */
  private final long[] packed;

  private long spots;
  private int arrivals;
  private int round;
  private int pending;
  private int first;

  /** Before anybody has been placed; the decks are full. */
  Race(Course course) {
    this.course = course;
    this.packed = new long[PER_TEAM * course.teams().size()];
    for (int rider = 0; rider < course.riders(); rider++) {
      int handicap = course.handicap(rider);
      setPiles(rider, course.deck(rider) + Pile.of(Card.EXHAUSTION, handicap), 0);
      setTaken(rider, handicap, 0);
    }
  }

  private Race(Race other) {
    this.course = other.course;
    this.packed = other.packed.clone();
    this.spots = other.spots;
    this.arrivals = other.arrivals;
    this.round = other.round;
    this.pending = other.pending;
    this.first = other.first;
  }

  private static int at(int rider) {
    return PER_TEAM * (rider >> 1) + 1 + (rider & 1);
  }

  /** For a transition to write to. */
  Race copy() {
    return new Race(this);
  }

  Course course() {
    return course;
  }

  Phase phase() {
    return pending != 0 ? Phase.ENERGY : round == 0 ? Phase.PLACING : Phase.OVER;
  }

  /** 0 while the riders are being placed. */
  int round() {
    return round;
  }

  void setRound(int number) {
    round = number;
  }

  /** The index of the seat that places first. */
  int first() {
    return first;
  }

  void setFirst(int seat) {
    first = seat;
  }

  /** One bit for each seat that has still to play a card. */
  int pending() {
    return pending;
  }

  void setPending(int bits) {
    pending = bits;
  }

  void donePicking(int seat) {
    pending &= ~(1 << seat);
  }

  long spots() {
    return spots;
  }

  void setSpots(long all) {
    spots = all;
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

  void put(int rider, int spot) {
    spots = Spots.with(spots, rider, spot);
  }

  /** The rider in this place of the final ranking, 0 being the best; -1 if not known yet. */
  int arrived(int place) {
    return (arrivals >>> (4 * place) & 0xF) - 1;
  }

  int arrivedCount() {
    return (35 - Integer.numberOfLeadingZeros(arrivals)) / 4;
  }

  void arrive(int rider) {
    arrivals |= (rider + 1) << (4 * arrivedCount());
  }

  boolean isOver() {
    return arrivedCount() == course.riders();
  }

  long deck(int rider) {
    return packed[at(rider)] & Pile.MASK;
  }

  long recycled(int rider) {
    return packed[at(rider)] >>> Pile.BITS & Pile.MASK;
  }

  void setPiles(int rider, long deck, long recycled) {
    packed[at(rider)] = packed[at(rider)] >>> TAKEN << TAKEN | recycled << Pile.BITS | deck;
  }

  /** Exhaustion cards the rider took from the supply, those of a handicap included. */
  int taken(int rider) {
    return (int) (packed[at(rider)] >>> TAKEN & COUNT);
  }

  /** Those of them that he took since his last reshuffle. */
  int fresh(int rider) {
    return (int) (packed[at(rider)] >>> FRESH & COUNT);
  }

  void setTaken(int rider, int taken, int fresh) {
    long piles = packed[at(rider)] & (1L << TAKEN) - 1;
    packed[at(rider)] = piles | (long) taken << TAKEN | (long) fresh << FRESH;
  }

  void clearFresh(int rider) {
    packed[at(rider)] &= ~(COUNT << FRESH);
  }

  /** Exhaustion cards that nobody has taken yet; the kind is that of the rider. */
  int supply(int rider) {
    int left = Course.SUPPLY;
    for (int other = rider & 1; other < 2 * course.seats(); other += 2) {
      left -= taken(other);
    }
    return left;
  }

  long hand(int seat) {
    return packed[PER_TEAM * seat] & Pile.MASK;
  }

  /** The rider for whom the seat has drawn, or -1. */
  int handOf(int seat) {
    int code = (int) (packed[PER_TEAM * seat] >>> HAND_OF);
    return code == 0 ? -1 : 2 * seat + code - 1;
  }

  /** The seat has no other hand. */
  void openHand(int rider, long hand) {
    packed[PER_TEAM * (rider >> 1)] |= hand | (1L + (rider & 1)) << HAND_OF;
  }

  void closeHand(int seat) {
    packed[PER_TEAM * seat] &= (1L << HAND_OF) - 1 & ~Pile.MASK;
  }

  /** The card played face down for the rider: its ordinal, or -1 if there is none yet. */
  int faceDown(int rider) {
    return (int) (packed[PER_TEAM * (rider >> 1)] >>> (CARD + CARD_BITS * (rider & 1)) & 0xF) - 1;
  }

  /** Plays the card of a rider who has none yet. */
  void putFaceDown(int rider, Card card) {
    packed[PER_TEAM * (rider >> 1)] |= (card.ordinal() + 1L) << (CARD + CARD_BITS * (rider & 1));
  }

  void clearSeats() {
    for (int i = 0; i < packed.length; i += PER_TEAM) {
      packed[i] = 0;
    }
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Race other
        && course.equals(other.course)
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
