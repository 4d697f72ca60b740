package musette.games.flamingpyramids;

import java.util.Arrays;
import java.util.Objects;
import musette.kernel.Journal;
import musette.kernel.Seat;

/**
 * A match at one moment: an immutable value. Nobody knows the dealt tiles of any pile, not even
 * whose pile one of them is in; so they are one set, {@code hidden}, with a count for each seat,
 * and are drawn when they are needed. Tiles that came back lie below them in an order that
 * everybody saw.
 */
public final class BuildState {
  final Rules rules;
  final Pyramid pyramid;

  /** The set of tiles in each hand. */
  final long[] hands;

  /** Those of them that everybody saw being drawn. */
  final long[] known;

  /** The part of each pile that came back, its topmost tile first. */
  final byte[][] bottoms;

  /** How many dealt tiles lie on top of it: a byte for each seat. */
  final long unseen;

  /** The dealt tiles of all piles. */
  final long hidden;

  /** The tiles that are out of the game. */
  final long removed;

  final int turn;
  final int active;

  /** Who bears the chaos: the active player, after a curse the one it struck (FP-65, A-24). */
  final int resolver;

  /** The packed cell of the tile that is about to fall, or {@link Pyramid#NOWHERE}. */
  final int sliding;

  final Stage stage;

  /** The code of the tile that was laid in this turn while that matters, else 0. */
  final int laid;

  /** With the fire die: whether that tile has neither moved nor been rolled for (FP-76). */
  final boolean unrolled;

  /** Who has secretly said that all is well, and who has called chaos: a bit for each seat. */
  final int well;

  final int chaos;

  /** The pyramid on which chaos was called while what was forgotten is resolved (FP-86). */
  final Pyramid calledOn;

  final boolean over;

  BuildState(Resolution from) {
    this.rules = from.rules;
    this.pyramid = from.pyramid;
    this.hands = from.hands;
    this.known = from.known;
    this.bottoms = from.bottoms;
    this.unseen = from.unseen;
    this.hidden = from.hidden;
    this.removed = from.removed;
    this.turn = from.turn;
    this.active = from.active;
    this.resolver = from.resolver;
    this.sliding = from.sliding;
    this.stage = from.stage;
    this.laid = from.laid;
    this.unrolled = from.unrolled;
    this.well = from.well;
    this.chaos = from.chaos;
    this.calledOn = from.calledOn;
    this.over = from.over;
  }

  /** The seats that are asked, a bit for each. */
  int asked() {
    return switch (phase()) {
      case OVER -> 0;
      case PLACE -> 1 << active;
      case SLIDE -> 1 << resolver;
      case CHECK, OBJECT -> Check.pending(this);
    };
  }

  int unseen(int seat) {
    return unseen(unseen, seat);
  }

  static int unseen(long counts, int seat) {
    return (int) (counts >>> (8 * seat)) & 0xFF;
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

  /** Whether no chaos is in the pyramid: what everybody can see who looks closely. */
  public boolean isSound() {
    return Check.isSound(this);
  }

  /** The same check before anybody has said anything. */
  public BuildState unsaid() {
    Resolution now = Resolution.of(this, Journal.NONE);
    now.well = 0;
    now.chaos = 0;
    return now.finish();
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

  /** Where the active player may place, each slot packed: see {@link #settling(int)}. */
  public int[] slots() {
    return Slots.of(pyramid);
  }

  /** The tiles that would stay quietly at one of the {@link #slots}, as a set of bits. */
  public long settling(int slot) {
    return Settling.at(pyramid, Slots.level(slot), Slots.column(slot));
  }

  /** The placing of a tile at one of the {@link #slots}. */
  public static BuildAction.Place place(Tile tile, int slot) {
    return new BuildAction.Place(tile, Slots.level(slot), Slots.column(slot));
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
