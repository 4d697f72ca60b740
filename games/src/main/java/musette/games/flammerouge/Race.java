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
final class Race {
  private static final int TAKEN = 2 * Pile.BITS;
  private static final int FRESH = TAKEN + 5;
  private static final long COUNT = 31;

  private static final int CARD = Pile.BITS;
  private static final int CARD_BITS = 4;
  private static final int HAND_OF = CARD + 2 * CARD_BITS;

  private final Course course;
  private final long[] riders;
  private final long[] seats;
  private long spots;
  private int arrivals;
  private int round;
  private int pending;
  private int first;

  /** Before anybody has been placed; the decks are full. */
  Race(Course course) {
    this.course = course;
    this.riders = new long[course.riders()];
    this.seats = new long[course.seats()];
    for (int rider = 0; rider < riders.length; rider++) {
      int handicap = course.handicap(rider);
      setPiles(rider, course.deck(rider) + Pile.of(Card.EXHAUSTION, handicap), 0);
      setTaken(rider, handicap, 0);
    }
  }

  private Race(Race other) {
    this.course = other.course;
    this.riders = other.riders.clone();
    this.seats = other.seats.clone();
    this.spots = other.spots;
    this.arrivals = other.arrivals;
    this.round = other.round;
    this.pending = other.pending;
    this.first = other.first;
  }

  /** For a transition to write to. */
  Race copy() {
    return new Race(this);
  }

  Course course() {
    return course;
  }

  Phase phase() {
    return round == 0 ? Phase.PLACING : isOver() ? Phase.OVER : Phase.ENERGY;
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
    return arrivedCount() == riders.length;
  }

  long deck(int rider) {
    return riders[rider] & Pile.MASK;
  }

  long recycled(int rider) {
    return riders[rider] >>> Pile.BITS & Pile.MASK;
  }

  void setPiles(int rider, long deck, long recycled) {
    riders[rider] = riders[rider] >>> TAKEN << TAKEN | recycled << Pile.BITS | deck;
  }

  /** Exhaustion cards the rider took from the supply, those of a handicap included. */
  int taken(int rider) {
    return (int) (riders[rider] >>> TAKEN & COUNT);
  }

  /** Those of them that he took since his last reshuffle. */
  int fresh(int rider) {
    return (int) (riders[rider] >>> FRESH & COUNT);
  }

  void setTaken(int rider, int taken, int fresh) {
    long piles = riders[rider] & (1L << TAKEN) - 1;
    riders[rider] = piles | (long) taken << TAKEN | (long) fresh << FRESH;
  }

  void clearFresh(int rider) {
    riders[rider] &= ~(COUNT << FRESH);
  }

  /** Exhaustion cards that nobody has taken yet; the kind is that of the rider. */
  int supply(int rider) {
    int left = Course.SUPPLY;
    for (int other = rider & 1; other < 2 * seats.length; other += 2) {
      left -= taken(other);
    }
    return left;
  }

  long hand(int seat) {
    return seats[seat] & Pile.MASK;
  }

  /** The rider for whom the seat has drawn, or -1. */
  int handOf(int seat) {
    int code = (int) (seats[seat] >>> HAND_OF);
    return code == 0 ? -1 : 2 * seat + code - 1;
  }

  /** The seat has no other hand. */
  void openHand(int rider, long hand) {
    seats[rider >> 1] |= hand | (1L + (rider & 1)) << HAND_OF;
  }

  void closeHand(int seat) {
    seats[seat] &= (1L << HAND_OF) - 1 & ~Pile.MASK;
  }

  /** The card played face down for the rider: its ordinal, or -1 if there is none yet. */
  int faceDown(int rider) {
    return (int) (seats[rider >> 1] >>> (CARD + CARD_BITS * (rider & 1)) & 0xF) - 1;
  }

  /** Plays the card of a rider who has none yet. */
  void putFaceDown(int rider, Card card) {
    seats[rider >> 1] |= (card.ordinal() + 1L) << (CARD + CARD_BITS * (rider & 1));
  }

  void clearSeats() {
    Arrays.fill(seats, 0);
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
        && Arrays.equals(riders, other.riders)
        && Arrays.equals(seats, other.seats);
  }

  @Override
  public int hashCode() {
    return (Long.hashCode(spots) * 31 + Arrays.hashCode(riders)) * 31 + Arrays.hashCode(seats);
  }
}
