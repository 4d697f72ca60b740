package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import musette.kernel.Journal;
import musette.kernel.Positions;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** Reads and writes positions; refuses what breaks a law of the game, naming the field. */
final class BuildPositions implements Positions<BuildState, BuildPosition> {
  /** Columns further out are no use, and a long game must have room to wander. */
  private static final int MAX_COLUMN = 1_000;

  @Override
  public BuildPosition write(BuildState state) {
    var players = new ArrayList<BuildPosition.Stock>();
    for (int seat = 0; seat < state.rules.seats(); seat++) {
      players.add(
          new BuildPosition.Stock(
              Tile.list(state.hands[seat]),
              Tile.list(state.known[seat]),
              state.unseen(seat),
              Tile.list(state.bottoms[seat])));
    }
    List<Slot> sliding =
        state.sliding == Pyramid.NOWHERE
            ? List.of()
            : List.of(new Slot(Slots.level(state.sliding), Slots.column(state.sliding)));
    return new BuildPosition(
        state.turn,
        state.over,
        Seat.of(state.active),
        Seat.of(state.resolver),
        state.pyramid.laid(),
        sliding,
        players,
        Tile.list(state.removed));
  }

  @Override
  public BuildState read(Setup setup, BuildPosition position) {
    var now = new Resolution(Rules.of(setup), Journal.NONE);
    checkNumbers(setup, position);
    now.turn = position.turn();
    now.over = position.over();
    now.active = position.active().index();
    now.resolver = position.bearer().index();
    readPlayers(now, position);
    readPyramid(now, position);
    now.removed = claim(now, "removed", position.removed());
    int unseen = 0;
    for (BuildPosition.Stock stock : position.players()) {
      unseen += stock.pileUnseen();
    }
    check(unseen == Long.bitCount(now.hidden), "players.pileUnseen", "count");
    readSliding(now, position);
    check(
        now.over || now.sliding != Pyramid.NOWHERE || now.hands[now.active] != 0,
        "players.hand",
        "empty");
    return now.finish();
  }

  private static void checkNumbers(Setup setup, BuildPosition position) {
    check(position.turn() >= 1 && position.turn() <= EndOfTurn.MAX_TURNS, "turn", "range");
    check(position.players().size() == setup.seats(), "players", "seats");
    check(position.active().index() < setup.seats(), "active", "seats");
    check(position.bearer().index() < setup.seats(), "bearer", "seats");
    check(
        position.bearer() == position.active() || !position.sliding().isEmpty(),
        "bearer",
        "bearer");
    for (BuildPosition.Stock stock : position.players()) {
      check(stock.hand().size() <= EndOfTurn.HAND, "players.hand", "range");
      check(
          stock.pileUnseen() >= 0 && stock.pileUnseen() <= Tile.COUNT,
          "players.pileUnseen",
          "range");
    }
  }

  private static void readPlayers(Resolution now, BuildPosition position) {
    for (int seat = 0; seat < now.rules.seats(); seat++) {
      BuildPosition.Stock stock = position.players().get(seat);
      now.hands[seat] = claim(now, "players.hand", stock.hand());
      now.known[seat] = Tile.set(stock.handKnown());
      check((now.known[seat] & ~now.hands[seat]) == 0, "players.handKnown", "notInHand");
      now.unseen |= (long) stock.pileUnseen() << (8 * seat);
      claim(now, "players.pileKnown", stock.pileKnown());
      now.bottoms[seat] = Tile.codes(stock.pileKnown());
    }
  }

  private static void readPyramid(Resolution now, BuildPosition position) {
    List<Laid> pyramid = position.pyramid();
    claim(now, "pyramid", pyramid.stream().map(Laid::tile).toList());
    var places = new HashSet<Slot>();
    int low = MAX_COLUMN;
    int high = -MAX_COLUMN;
    for (Laid laid : pyramid) {
      check(places.add(new Slot(laid.level(), laid.column())), "pyramid", "occupied");
      check(laid.level() >= 0 && laid.level() < Tile.COUNT, "pyramid.level", "range");
      check(Math.abs(laid.column()) < MAX_COLUMN, "pyramid.column", "range");
      low = Math.min(low, laid.column());
      high = Math.max(high, laid.column() + laid.level());
    }
    check(high - low < Pyramid.MAX_SPAN, "pyramid.column", "span");
    now.pyramid = Pyramid.of(pyramid);
  }

  private static void readSliding(Resolution now, BuildPosition position) {
    check(position.sliding().size() <= 1, "sliding", "one");
    for (Slot place : position.sliding()) {
      int level = place.level();
      int column = place.column();
      check(
          !now.over
              && level > 0
              && now.pyramid.at(level, column) != 0
              && now.pyramid.at(level - 1, column) == 0
              && now.pyramid.at(level - 1, column + 1) == 0,
          "sliding",
          "notFalling");
      now.sliding = Slots.pack(level, column);
    }
  }

  /** The set of these tiles, none of which may stand anywhere else (FP-02). */
  private static long claim(Resolution now, String field, List<Tile> tiles) {
    long set = 0;
    for (Tile tile : tiles) {
      if ((now.hidden & tile.bit()) == 0) {
        throw Refused.because("FP-02", "tile-twice", "field", field, "tile", tile);
      }
      now.hidden &= ~tile.bit();
      set |= tile.bit();
    }
    return set;
  }

  private static void check(boolean holds, String field, String problem) {
    if (!holds) {
      throw Refused.because("", "position", "field", field, "problem", problem);
    }
  }
}
