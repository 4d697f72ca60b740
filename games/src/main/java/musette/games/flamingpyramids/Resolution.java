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

  /** With the fire die, the code of the tile that this transition placed, else 0. */
  int placed;

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
    if (now.rules.fireDie()) {
      now.placed = tile.code();
    }
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
    var now = new Resolution(from, from.pyramid.copy(), journal);
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
    return new BuildState(this);
  }

  Seat bearer() {
    return Seat.of(resolver);
  }

  /** Puts tiles under the pile of whoever bears the chaos (FP-47). */
  void giveBack(Haul haul) {
    bottoms = bottoms.clone();
    bottoms[resolver] = haul.under(bottoms[resolver]);
  }

  void remove(long tiles) {
    removed |= tiles;
  }
}
