package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Journal;
import musette.kernel.Seat;

/**
 * The working copy of one transition: what the chapters of the rulebook change until the next
 * decision. It never leaves the transition; {@link #finish} makes the new state of it.
 */
final class Resolution {
  final Rules rules;
  final Journal journal;
  final boolean told;
  Pyramid pyramid;
  final long[] hands;

  /** Shared with the state before until they change: replaced, never written into. */
  long[] known;

  byte[][] bottoms;
  long unseen;
  long hidden;
  long removed;
  int turn;
  int active;
  int resolver;
  int sliding = Pyramid.NOWHERE;
  Stage stage = Stage.BUILD;

  /** The code of the tile that was laid in this turn, else 0. */
  int laid;

  /** With the fire die: whether that tile has neither moved nor been rolled for (FP-76). */
  boolean unrolled;

  /** Who has said that all is well, and who has called chaos: a bit for each seat. */
  int well;

  int chaos;

  /** The pyramid on which chaos was called while what was forgotten is resolved (FP-86). */
  Pyramid calledOn = Pyramid.NONE;

  /** Whether there was any chaos at all (FP-84). */
  boolean stirred;

  boolean rollersFixed;

  /** The incendiary tiles that have yet to roll (FP-77). */
  final List<Tile> rollers = new ArrayList<>(0);

  boolean over;

  /** A match that is about to be set up: nothing dealt, nothing on the table. */
  Resolution(Rules rules, Journal journal) {
    this.rules = rules;
    this.journal = journal;
    this.told = journal != Journal.NONE;
    this.pyramid = Pyramid.empty();
    this.hands = new long[rules.seats()];
    this.known = new long[rules.seats()];
    this.bottoms = new byte[rules.seats()][0];
    this.hidden = Tile.ALL;
    this.turn = 1;
  }

  private Resolution(BuildState from, Pyramid pyramid, Journal journal) {
    this.rules = from.rules;
    this.journal = journal;
    this.told = journal != Journal.NONE;
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

  /** The same match with nothing changed yet. */
  static Resolution of(BuildState from, Journal journal) {
    return new Resolution(from, from.pyramid.copy(), journal);
  }

  /** The active player's tile leaves his hand and lies on the slot (FP-16). */
  static Resolution place(BuildState from, Tile tile, int level, int column, Journal journal) {
    var now = new Resolution(from, from.pyramid.copyWithRoom(level, column), journal);
    now.hands[now.active] &= ~tile.bit();
    if ((now.known[now.active] & tile.bit()) != 0) {
      now.known = from.known.clone();
      now.known[now.active] &= ~tile.bit();
    }
    int cell = now.pyramid.cell(level, column);
    now.pyramid.put(cell, tile.code());
    now.laid = tile.code();
    now.unrolled = now.rules.fireDie();
    if (now.told) {
      journal.tell(placed(now, cell));
    }
    return now;
  }

  private static BuildEvent placed(Resolution now, int cell) {
    Pyramid pyramid = now.pyramid;
    Seat seat = Seat.of(now.active);
    Landing landing = Landing.at(pyramid, cell);
    if (landing.on().isEmpty()) {
      return new BuildEvent.BasePlaced(
          seat, landing.tile(), pyramid.level(cell), pyramid.column(cell));
    }
    if (now.rules.checking().isWatchful()) {
      return new BuildEvent.Stacked(
          seat, landing.tile(), pyramid.level(cell), pyramid.column(cell), landing.on());
    }
    return new BuildEvent.Placed(
        landing.verdict().holds() ? "FP-31" : "FP-17",
        seat,
        landing.tile(),
        pyramid.level(cell),
        pyramid.column(cell),
        landing.on(),
        landing.verdict(),
        landing.tile().weight(),
        landing.carry());
  }

  /** The tile that hangs drops one level (FP-39, FP-41). */
  static Resolution slide(BuildState from, Direction direction, Journal journal) {
    Resolution now = of(from, journal);
    int level = Slots.level(from.sliding);
    int column = Slots.column(from.sliding);
    int code = now.pyramid.take(now.pyramid.cell(level, column));
    now.pyramid.put(now.pyramid.cell(level - 1, column + direction.shift()), code);
    if (now.told) {
      journal.tell(
          new BuildEvent.Fell(
              now.bearer(),
              Tile.of(code),
              direction,
              level,
              column,
              level - 1,
              column + direction.shift()));
    }
    return now;
  }

  BuildState finish() {
    if (sliding != Pyramid.NOWHERE) {
      unrolled &= !rollersFixed && stays(laid);
      laid = unrolled || stage != Stage.BUILD ? laid : 0;
    }
    return new BuildState(this);
  }

  /** Whether a tile lies in the pyramid and is not the one about to fall. */
  private boolean stays(int code) {
    int falling = pyramid.at(Slots.level(sliding), Slots.column(sliding));
    return (pyramid.tiles() >>> code & 1) != 0 && falling != code;
  }

  /** Who laid the last tile, fills up at the end of the turn and may then have won (FP-88). */
  int layer() {
    return stage == Stage.OBJECT ? (active + rules.seats() - 1) % rules.seats() : active;
  }

  /** Whether the chaos that is resolved was overlooked before the last tile was laid (FP-86). */
  boolean isForgotten() {
    return !calledOn.isEmpty();
  }

  Seat bearer() {
    return Seat.of(resolver);
  }

  /**
   * Puts tiles under the pile of whoever bears the chaos (FP-47); if it was forgotten, they leave
   * the game (FP-86).
   */
  void giveBack(Haul haul) {
    stirred = true;
    if (isForgotten()) {
      remove(haul.set());
      return;
    }
    bottoms = bottoms.clone();
    bottoms[resolver] = haul.under(bottoms[resolver]);
  }

  void remove(long tiles) {
    removed |= tiles;
  }
}
