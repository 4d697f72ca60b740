package musette.games.flammerouge;

import musette.games.flammerouge.api.Card;

/**
 * The working copy of one transition. It has no field of its own: closed, it is the new state, and
 * nothing is copied again.
 */
final class Draft extends RaceState {
  /** Before anybody has been placed; the decks are full. */
  Draft(Rules rules) {
    super(rules, new long[PER_TEAM * rules.teams().size()]);
    for (int rider = 0; rider < rules.riders(); rider++) {
      int handicap = rules.handicap(rider);
      setPiles(rider, rules.deck(rider) + Pile.of(Card.EXHAUSTION, handicap), 0);
      setTaken(rider, handicap, 0);
    }
  }

  /** The same race with nothing changed yet. */
  Draft(RaceState from) {
    super(from);
  }

  /** The new state. Nothing is changed after this. */
  RaceState close() {
    return this;
  }

  void setRound(int number) {
    round = number;
  }

  void setFirst(int seat) {
    first = seat;
  }

  void setPending(int bits) {
    pending = bits;
  }

  void donePicking(int seat) {
    pending &= ~(1 << seat);
  }

  void put(int rider, int spot) {
    spots = Spots.with(spots, rider, spot);
  }

  void arrive(int rider) {
    arrivals |= (rider + 1) << (4 * arrivedCount());
  }

  void setPiles(int rider, long deck, long recycled) {
    packed[at(rider)] = packed[at(rider)] >>> TAKEN << TAKEN | recycled << Pile.BITS | deck;
  }

  void setTaken(int rider, int taken, int fresh) {
    long piles = packed[at(rider)] & (1L << TAKEN) - 1;
    packed[at(rider)] = piles | (long) taken << TAKEN | (long) fresh << FRESH;
  }

  void clearFresh(int rider) {
    packed[at(rider)] &= ~(COUNT << FRESH);
  }

  /** The seat has no other hand. */
  void openHand(int rider, long hand) {
    packed[PER_TEAM * (rider >> 1)] |= hand | (1L + (rider & 1)) << HAND_OF;
  }

  void closeHand(int seat) {
    packed[PER_TEAM * seat] &= (1L << HAND_OF) - 1 & ~Pile.MASK;
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
}
