package musette.games.leader1;

import java.util.Arrays;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;

/**
 * The cyclists of a race. Each is a number, team times three plus speciality, so that they come in
 * team order (L1-Q-65); what is known of one is packed into two longs.
 */
abstract class Riders {
  static final int NOBODY = -1;
  static final int RIDERS = Team.COUNT * Speciality.COUNT;

  // A field of a packed long: its lowest bit, and from bit 8 how many bits it has.
  static final int ENERGY = 0 | (12 << 8);
  static final int PLACE = 12 | (3 << 8);
  static final int SQUARE = 15 | (9 << 8);
  static final int STAMP = 24 | (16 << 8);
  static final int RISKS = 40 | (2 << 8);
  static final int SLIPSTREAM = 42 | (1 << 8);
  static final int SLOT = 43 | (3 << 8);
  static final int FALL_TURN = 46 | (9 << 8);
  static final int PUNCTURE_TURN = 55 | (9 << 8);
  static final int TILES = 0 | (8 << 8);
  static final int QUALITY = 8 | (2 << 8);
  static final int FEEDS = 10 | (2 << 8);
  static final int BONUSES = 12 | (3 << 8);
  static final int HOME_PLACE = 15 | (4 << 8);
  static final int HOME_TURN = 19 | (9 << 8);
  static final int OWNER = 32 | (4 << 8);
  static final int START_ENERGY = 36 | (12 << 8);
  static final int PUT_BEHIND = 48 | (1 << 8);
  static final int FOLLOWS = 49 | (12 << 8);

  final long[] ride;
  final long[] book;

  /** The riders on the road, as bits: follows from their places, and everybody asks for it. */
  int road;

  Riders() {
    ride = new long[RIDERS];
    book = new long[RIDERS];
  }

  Riders(Riders from) {
    ride = from.ride.clone();
    book = from.book.clone();
    road = from.road;
  }

  private static int get(long word, int field) {
    return (int) ((word >>> (field & 255)) & ((1L << (field >> 8)) - 1));
  }

  boolean sameRiders(Riders that) {
    return Arrays.equals(ride, that.ride) && Arrays.equals(book, that.book);
  }

  int ridersHash() {
    return Arrays.hashCode(ride);
  }

  static int rider(int team, int speciality) {
    return team * Speciality.COUNT + speciality;
  }

  static int team(int rider) {
    return rider / Speciality.COUNT;
  }

  static int speciality(int rider) {
    return rider % Speciality.COUNT;
  }

  int energy(int r) {
    return get(ride[r], ENERGY);
  }

  Place place(int r) {
    return Place.of(get(ride[r], PLACE));
  }

  /** The square of a rider on the road. */
  int square(int r) {
    return get(ride[r], SQUARE);
  }

  /** When he came to his square, for the order of level riders (L1-56). */
  int stamp(int r) {
    return (short) get(ride[r], STAMP);
  }

  int risks(int r) {
    return get(ride[r], RISKS);
  }

  int slipstream(int r) {
    return get(ride[r], SLIPSTREAM);
  }

  Slot slot(int r) {
    return Slot.of(get(ride[r], SLOT));
  }

  /** The turn in which he fell and since when he lies there; 0 if he does not. */
  int fallTurn(int r) {
    return get(ride[r], FALL_TURN);
  }

  /** The turn in which he punctured, until he has left that square; 0 otherwise. */
  int punctureTurn(int r) {
    return get(ride[r], PUNCTURE_TURN);
  }

  /** Punctured inside the peloton and put behind it: he moves in his turn (L1-Q-85). */
  boolean isPutBehind(int r) {
    return get(book[r], PUT_BEHIND) != 0;
  }

  /** Kept tiles: two bits for each of the values 2, 3, 4, 5. */
  int tiles(int r) {
    return get(book[r], TILES);
  }

  Quality quality(int r) {
    return Quality.of(get(book[r], QUALITY));
  }

  /** Feed zones passed, as bits. */
  int feeds(int r) {
    return get(book[r], FEEDS);
  }

  /** Bonus lines won in this stage. */
  int bonuses(int r) {
    return get(book[r], BONUSES);
  }

  int homePlace(int r) {
    return get(book[r], HOME_PLACE);
  }

  int homeTurn(int r) {
    return get(book[r], HOME_TURN);
  }

  /** The riders behind whom his own last move ended, as bits (L1-Q-12). */
  int follows(int r) {
    return get(book[r], FOLLOWS);
  }

  int owner(int r) {
    return get(book[r], OWNER);
  }

  /** What he began this race with. */
  int startEnergy(int r) {
    return get(book[r], START_ENERGY);
  }

  boolean isFallen(int r) {
    return fallTurn(r) != 0;
  }

  boolean isPunctured(int r) {
    return punctureTurn(r) != 0;
  }

  /** Has to let all others move first because of a puncture (L1-138). */
  boolean waitsAfterPuncture(int r) {
    return isPunctured(r) && !isPutBehind(r);
  }

  boolean isOnRoad(int r) {
    return (road >> r & 1) != 0;
  }

  /** The riders on the road, as bits. */
  int road() {
    return road;
  }

  boolean isInPeloton(int r) {
    Place place = place(r);
    return place == Place.FRONT || place == Place.BACK;
  }

  /** In the race and not yet home. */
  boolean isOut(int r) {
    return switch (place(r)) {
      case FRONT, BACK, ROAD, LEAVING, UNABLE -> true;
      case ABSENT, FINISHED, ELIMINATED -> false;
    };
  }

  /** On the road, and neither lying nor mending there: his square is taken (L1-Q-69). */
  boolean occupies(int r) {
    return isOnRoad(r) && !isFallen(r) && !isPunctured(r);
  }
}
