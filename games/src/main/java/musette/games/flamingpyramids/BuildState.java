package musette.games.flamingpyramids;

import java.util.Arrays;
import java.util.Objects;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.api.Stage;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;
import musette.kernel.Seats;

/**
 * A match at one moment: an immutable value for all but the draft it is made by. Nobody knows the
 * dealt tiles of any pile, not even whose pile one of them is in; so they are one set, {@code
 * hidden}, with a count for each seat, and are drawn when they are needed. Tiles that came back lie
 * below them in an order that everybody saw.
 */
public class BuildState {
  final Rules rules;
  Pyramid pyramid;

  /** The set of tiles in each hand. */
  final long[] hands;

  /** Those of them that everybody saw being drawn. */
  long[] known;

  /** The part of each pile that came back, its topmost tile first. */
  byte[][] bottoms;

  /** How many dealt tiles lie on top of it: a byte for each seat. */
  long unseen;

  /** The dealt tiles of all piles. */
  long hidden;

  /** The tiles that are out of the game. */
  long removed;

  int turn;
  int active;

  /** Who bears the chaos: the active player, after a curse the one it struck (FP-65, A-24). */
  int resolver;

  /** The packed cell of the tile that is about to fall, or {@link Pyramid#NOWHERE}. */
  int sliding = Pyramid.NOWHERE;

  Stage stage = Stage.BUILD;

  /** The code of the tile that was laid in this turn while that matters, else 0. */
  int laid;

  /** With the fire die: whether that tile has neither moved nor been rolled for (FP-76). */
  boolean unrolled;

  /** Who has secretly said that all is well, and who has called chaos: a bit for each seat. */
  int well;

  int chaos;

  /** The pyramid on which chaos was called while what was forgotten is resolved (FP-86). */
  Pyramid calledOn = Pyramid.NONE;

  boolean over;

  /** A match that is about to be set up: nothing dealt, nothing on the table. */
  BuildState(Rules rules) {
    this.rules = rules;
    this.pyramid = Pyramid.empty();
    this.hands = new long[rules.seats()];
    this.known = new long[rules.seats()];
    this.bottoms = new byte[rules.seats()][0];
    this.hidden = Tile.ALL;
    this.turn = 1;
  }

  /**
   * A copy with another pyramid, in which nothing falls. {@link #known} and {@link #bottoms} are
   * shared: a draft replaces them and never writes into them.
   */
  BuildState(BuildState from, Pyramid pyramid) {
    this.rules = from.rules;
    this.pyramid = pyramid;
    this.hands = from.hands.clone();
    this.known = from.known;
    this.bottoms = from.bottoms;
    this.unseen = from.unseen;
    this.hidden = from.hidden;
    this.removed = from.removed;
    this.turn = from.turn;
    this.active = from.active;
    this.resolver = from.resolver;
    this.stage = from.stage;
    this.laid = from.laid;
    this.unrolled = from.unrolled;
    this.well = from.well;
    this.chaos = from.chaos;
    this.calledOn = from.calledOn;
  }

  /** The seats that are asked, a bit for each. */
  int asked() {
    return switch (phase()) {
      case OVER -> 0;
      case PLACE -> 1 << active;
      case SLIDE -> 1 << resolver;
      case CHECK, OBJECT -> checkers() & ~(well | chaos);
    };
  }

  /** Who says what they find at this stage, answered or not: a bit for each (FP-82, FP-83). */
  int checkers() {
    int everybody = Seats.first(rules.seats()).bits();
    return switch (stage) {
      case BUILD -> 0;
      case CHECK ->
          rules.checking() == Checking.STRATEGY ? 1 << (active + 1) % rules.seats() : everybody;
      case OBJECT -> everybody & ~(1 << active);
    };
  }

  /** Who laid the last tile, fills up at the end of the turn and may then have won (FP-88). */
  int layer() {
    return stage == Stage.OBJECT ? (active + rules.seats() - 1) % rules.seats() : active;
  }

  Seat bearer() {
    return Seat.of(resolver);
  }

  /** Whether the chaos that is resolved was overlooked before the last tile was laid (FP-86). */
  boolean isForgotten() {
    return !calledOn.isEmpty();
  }

  int unseen(int seat) {
    return (int) (unseen >>> (8 * seat)) & 0xFF;
  }

  /** The tiles that a player still has, in hand and pile. */
  int tilesLeft(int seat) {
    return Long.bitCount(hands[seat]) + unseen(seat) + bottoms[seat].length;
  }

  /** How many play. */
  public int seats() {
    return rules.seats();
  }

  public Phase phase() {
    if (over) {
      return Phase.OVER;
    }
    if (sliding != Pyramid.NOWHERE) {
      return Phase.SLIDE;
    }
    return switch (stage) {
      case BUILD -> Phase.PLACE;
      case CHECK -> Phase.CHECK;
      case OBJECT -> Phase.OBJECT;
    };
  }

  public Checking checking() {
    return rules.checking();
  }

  /** The seat whose turn it is, even while somebody else chooses a slide. */
  public Seat active() {
    return Seat.of(active);
  }

  /** All tiles of a seat, in hand and pile. */
  public int tilesLeft(Seat seat) {
    return tilesLeft(seat.index());
  }

  /** The tiles in a hand, as a set of {@link Tile#bit}. */
  public long hand(Seat seat) {
    return hands[seat.index()];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BuildState that
        && rules.equals(that.rules)
        && pyramid.equals(that.pyramid)
        && Arrays.equals(hands, that.hands)
        && Arrays.equals(known, that.known)
        && Arrays.deepEquals(bottoms, that.bottoms)
        && unseen == that.unseen
        && hidden == that.hidden
        && removed == that.removed
        && turn == that.turn
        && active == that.active
        && resolver == that.resolver
        && sliding == that.sliding
        && stage == that.stage
        && laid == that.laid
        && unrolled == that.unrolled
        && well == that.well
        && chaos == that.chaos
        && calledOn.equals(that.calledOn)
        && over == that.over;
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        pyramid,
        Arrays.hashCode(hands),
        Arrays.deepHashCode(bottoms),
        hidden,
        turn,
        sliding,
        stage);
  }
}
