package musette.games.leader1;

import musette.games.leader1.api.Place;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.Slot;

/**
 * The one working copy of a state. It lives inside one transition, is all that the chapters write
 * to, and becomes the new state by being closed: nothing is copied twice.
 */
final class Draft extends RaceState {
  /** A race that has yet to be prepared. */
  Draft(Rules rules, int stage, Standings standings) {
    super(rules, stage, standings);
  }

  /** A copy to write on. */
  Draft(RaceState from) {
    super(from);
  }

  /** The new state. From now on nobody writes to it. */
  RaceState close() {
    return this;
  }

  private static long set(long word, int field, long value) {
    long mask = (1L << (field >> 8)) - 1;
    return (word & ~(mask << (field & 255))) | ((value & mask) << (field & 255));
  }

  void energy(int r, int value) {
    ride[r] = set(ride[r], ENERGY, value);
  }

  void place(int r, Place value) {
    ride[r] = set(ride[r], PLACE, value.ordinal());
    road = value == Place.ROAD ? road | 1 << r : road & ~(1 << r);
  }

  void square(int r, int value) {
    ride[r] = set(ride[r], SQUARE, value);
  }

  void stamp(int r, int value) {
    ride[r] = set(ride[r], STAMP, value);
  }

  void risks(int r, int value) {
    ride[r] = set(ride[r], RISKS, value);
  }

  void slipstream(int r, int value) {
    ride[r] = set(ride[r], SLIPSTREAM, value);
  }

  void slot(int r, Slot value) {
    ride[r] = set(ride[r], SLOT, value.ordinal());
  }

  void fallTurn(int r, int value) {
    ride[r] = set(ride[r], FALL_TURN, value);
  }

  void punctureTurn(int r, int value) {
    ride[r] = set(ride[r], PUNCTURE_TURN, value);
  }

  void putBehind(int r, int value) {
    book[r] = set(book[r], PUT_BEHIND, value);
  }

  void tiles(int r, int value) {
    book[r] = set(book[r], TILES, value);
  }

  void quality(int r, Quality value) {
    book[r] = set(book[r], QUALITY, value.ordinal());
  }

  void feeds(int r, int value) {
    book[r] = set(book[r], FEEDS, value);
  }

  void bonuses(int r, int value) {
    book[r] = set(book[r], BONUSES, value);
  }

  void homePlace(int r, int value) {
    book[r] = set(book[r], HOME_PLACE, value);
  }

  void homeTurn(int r, int value) {
    book[r] = set(book[r], HOME_TURN, value);
  }

  void follows(int r, int value) {
    book[r] = set(book[r], FOLLOWS, value);
  }

  void owner(int r, int value) {
    book[r] = set(book[r], OWNER, value);
  }

  void startEnergy(int r, int value) {
    book[r] = set(book[r], START_ENERGY, value);
  }

  void pursuitsOf(int team, int value) {
    pursuits = (pursuits & ~(15 << (4 * team))) | (value << (4 * team));
  }

  void inRowOf(int team, int value) {
    inRow = (inRow & ~(15 << (4 * team))) | (value << (4 * team));
  }

  void pop() {
    queue >>>= 4;
    queued--;
  }

  void push(int r) {
    queue = (queue << 4) | r;
    queued++;
  }

  void append(int r) {
    queue |= (long) r << (4 * queued);
    queued++;
  }
}
