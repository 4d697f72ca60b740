package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import musette.kernel.Journal;
import musette.kernel.Positions;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;

/** Reads and writes positions; {@link PositionLaws} refuses what no play leads to. */
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
    var now = new Resolution(Rules.of(setup), Journal.NONE);
    PositionLaws.numbers(now.rules, position);
    now.turn = position.turn();
    now.over = position.over();
    now.active = position.active().index();
    now.resolver = position.bearer().index();
    readPlayers(now, position);
    claim(now, "pyramid", position.pyramid().stream().map(Laid::tile).toList());
    now.pyramid = pyramid("pyramid", position.pyramid());
    now.removed = claim(now, "removed", position.removed());
    for (Slot place : position.sliding()) {
      now.sliding = Slots.pack(place.level(), place.column());
    }
    readCheck(now, position);
    PositionLaws.check(now);
    return now.finish();
  }

  private static void readPlayers(Resolution now, BuildPosition position) {
    for (int seat = 0; seat < now.rules.seats(); seat++) {
      BuildPosition.Stock stock = position.players().get(seat);
      now.hands[seat] = claim(now, "players.hand", stock.hand());
      now.known[seat] = Tile.set(stock.handKnown());
      PositionLaws.check(
          Long.bitCount(now.known[seat]) == stock.handKnown().size(), "players.handKnown", "twice");
      now.unseen |= (long) stock.pileUnseen() << (8 * seat);
      claim(now, "players.pileKnown", stock.pileKnown());
      now.bottoms[seat] = Tile.codes(stock.pileKnown());
    }
  }

  private static Pyramid pyramid(String field, List<Laid> pyramid) {
    var places = new HashSet<Slot>();
    int low = MAX_COLUMN;
    int high = -MAX_COLUMN;
    for (Laid laid : pyramid) {
      Slot place = new Slot(laid.level(), laid.column());
      PositionLaws.check(places.add(place), field, "occupied");
      PositionLaws.check(laid.level() >= 0 && laid.level() < Tile.COUNT, field + ".level", "range");
      PositionLaws.check(Math.abs(laid.column()) < MAX_COLUMN, field + ".column", "range");
      low = Math.min(low, laid.column());
      high = Math.max(high, laid.column() + laid.level());
    }
    PositionLaws.check(high - low < Pyramid.MAX_SPAN, field + ".column", "span");
    return Pyramid.of(pyramid);
  }

  private static void readCheck(Resolution now, BuildPosition position) {
    now.stage = position.stage();
    now.laid = position.laid().isEmpty() ? 0 : position.laid().getFirst().code();
    now.unrolled = position.unrolled();
    now.well = bits(now, "well", position.well());
    now.chaos = bits(now, "chaos", position.chaos());
    if (!position.calledOn().isEmpty()) {
      List<Tile> tiles = position.calledOn().stream().map(Laid::tile).toList();
      PositionLaws.check(new HashSet<>(tiles).size() == tiles.size(), "calledOn", "twice");
      now.calledOn = pyramid("calledOn", position.calledOn());
    }
  }

  private static int bits(Resolution now, String field, List<Seat> seats) {
    int bits = 0;
    for (Seat seat : seats) {
      PositionLaws.check(seat.index() < now.rules.seats(), field, "seats");
      PositionLaws.check((bits >> seat.index() & 1) == 0, field, "twice");
      bits |= 1 << seat.index();
    }
    return bits;
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
}
