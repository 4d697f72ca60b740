package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import musette.games.flamingpyramids.api.BuildPosition;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Journal;
import musette.kernel.Positions;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;

/** Reads and writes positions; {@link PositionChecks} refuses what no play leads to. */
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
        state.stage,
        state.laid == 0 ? List.of() : List.of(Tile.of(state.laid)),
        state.unrolled,
        Seats.ofBits(state.well).list(),
        Seats.ofBits(state.chaos).list(),
        state.calledOn.laid(),
        players,
        Tile.list(state.removed));
  }

  @Override
  public BuildState read(Setup setup, BuildPosition position) {
    var draft = new Draft(Rules.of(setup), Journal.NONE);
    PositionChecks.numbers(draft.rules, position);
    draft.turn = position.turn();
    draft.over = position.over();
    draft.active = position.active().index();
    draft.resolver = position.bearer().index();
    readPlayers(draft, position);
    claim(draft, "pyramid", position.pyramid().stream().map(Laid::tile).toList());
    draft.pyramid = pyramid("pyramid", position.pyramid());
    draft.removed = claim(draft, "removed", position.removed());
    for (Slot place : position.sliding()) {
      draft.sliding = Slots.pack(place.level(), place.column());
    }
    readCheck(draft, position);
    PositionChecks.check(draft);
    return draft.close();
  }

  private static void readPlayers(Draft draft, BuildPosition position) {
    for (int seat = 0; seat < draft.rules.seats(); seat++) {
      BuildPosition.Stock stock = position.players().get(seat);
      draft.hands[seat] = claim(draft, "players.hand", stock.hand());
      draft.known[seat] = Tile.set(stock.handKnown());
      PositionChecks.check(
          Long.bitCount(draft.known[seat]) == stock.handKnown().size(),
          "players.handKnown",
          "twice");
      draft.unseen |= (long) stock.pileUnseen() << (8 * seat);
      claim(draft, "players.pileKnown", stock.pileKnown());
      draft.bottoms[seat] = Tile.codes(stock.pileKnown());
    }
  }

  private static Pyramid pyramid(String field, List<Laid> pyramid) {
    var places = new HashSet<Slot>();
    int low = MAX_COLUMN;
    int high = -MAX_COLUMN;
    for (Laid laid : pyramid) {
      Slot place = new Slot(laid.level(), laid.column());
      PositionChecks.check(places.add(place), field, "occupied");
      PositionChecks.check(
          laid.level() >= 0 && laid.level() < Tile.COUNT, field + ".level", "range");
      PositionChecks.check(Math.abs(laid.column()) < MAX_COLUMN, field + ".column", "range");
      low = Math.min(low, laid.column());
      high = Math.max(high, laid.column() + laid.level());
    }
    PositionChecks.check(high - low < Pyramid.MAX_SPAN, field + ".column", "span");
    return Pyramid.of(pyramid);
  }

  private static void readCheck(Draft draft, BuildPosition position) {
    draft.stage = position.stage();
    draft.laid = position.laid().isEmpty() ? 0 : position.laid().getFirst().code();
    draft.unrolled = position.unrolled();
    draft.well = bits(draft, "well", position.well());
    draft.chaos = bits(draft, "chaos", position.chaos());
    if (!position.calledOn().isEmpty()) {
      List<Tile> tiles = position.calledOn().stream().map(Laid::tile).toList();
      PositionChecks.check(new HashSet<>(tiles).size() == tiles.size(), "calledOn", "twice");
      draft.calledOn = pyramid("calledOn", position.calledOn());
    }
  }

  private static int bits(Draft draft, String field, List<Seat> seats) {
    int bits = 0;
    for (Seat seat : seats) {
      PositionChecks.check(seat.index() < draft.rules.seats(), field, "seats");
      PositionChecks.check((bits >> seat.index() & 1) == 0, field, "twice");
      bits |= 1 << seat.index();
    }
    return bits;
  }

  /** The set of these tiles, none of which may stand anywhere else (FP-02). */
  private static long claim(Draft draft, String field, List<Tile> tiles) {
    long set = 0;
    for (Tile tile : tiles) {
      if ((draft.hidden & tile.bit()) == 0) {
        throw Refused.because("FP-02", "tile-twice", "field", field, "tile", tile);
      }
      draft.hidden &= ~tile.bit();
      set |= tile.bit();
    }
    return set;
  }
}
