package musette.games.flamingpyramids;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Option;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** Setting up (FP-11 to FP-15, FP-80, A-15). */
final class Preparation {
  static final List<Option> OPTIONS =
      List.of(
          new Option.Choice(
              "preset",
              List.of("FP-80", "FP-74", "FP-75", "A-34"),
              List.of("custom", "family", "strategy"),
              "custom"),
          new Option.Choice(
              "checking",
              List.of("FP-80", "A-34", "FP-81", "FP-82", "FP-83"),
              List.of("referee", "family", "strategy"),
              "referee"),
          new Option.Flag("curse", List.of("FP-80", "FP-63"), "off"),
          new Option.Choice(
              "curseChain", List.of("FP-80", "A-24"), List.of("same", "next"), "same"),
          new Option.Flag("fireDie", List.of("FP-80", "FP-69"), "off"),
          new Option.Choice(
              "explosion", List.of("FP-80", "A-26"), List.of("group", "pair"), "group"),
          new Option.Choice(
              "firstPlayer",
              List.of("FP-80", "A-15"),
              List.of("random", "A", "B", "C", "D", "E", "F"),
              "random"));

  private Preparation() {}

  static void check(Setup setup) {
    String first = setup.value("firstPlayer");
    if (!first.equals("random") && Seat.valueOf(first).index() >= setup.seats()) {
      throw Refused.because("A-15", "first-player", "seat", first, "seats", setup.seats());
    }
  }

  static BuildState start(Setup setup, Chance chance, Journal journal) {
    var now = new Resolution(Rules.of(setup), journal);
    int seats = setup.seats();
    int each = Tile.COUNT / seats;
    layLeftovers(now, Tile.COUNT % seats, chance);
    int pile = each - EndOfTurn.HAND;
    for (int seat = 0; seat < seats; seat++) {
      for (int i = 0; i < EndOfTurn.HAND; i++) {
        now.hands[seat] |= EndOfTurn.pick(now, chance);
      }
      now.unseen |= (long) pile << (8 * seat);
    }
    if (now.told) {
      journal.tell(new BuildEvent.Dealt(each, EndOfTurn.HAND, pile));
      for (Seat seat : Seat.first(seats)) {
        journal.tell(new BuildEvent.HandDealt(seat, Tile.list(now.hands[seat.index()])));
      }
    }
    String first = setup.value("firstPlayer");
    now.active = first.equals("random") ? chance.below(seats) : Seat.valueOf(first).index();
    now.resolver = now.active;
    if (now.told) {
      journal.tell(new BuildEvent.TurnBegan("A-15", Seat.of(now.active), now.turn));
    }
    return now.finish();
  }

  /** What cannot be dealt evenly begins the base, without gaps (FP-12, FP-13). */
  private static void layLeftovers(Resolution now, int count, Chance chance) {
    int column = 0;
    for (int i = 0; i < count; i++) {
      Tile tile = Tile.of(Long.numberOfTrailingZeros(EndOfTurn.pick(now, chance)));
      if (tile.isIncendiary()) {
        now.remove(tile.bit());
      } else {
        now.pyramid = now.pyramid.copyWithRoom(0, column);
        now.pyramid.put(now.pyramid.cell(0, column), tile.code());
      }
      if (now.told) {
        now.journal.tell(
            tile.isIncendiary()
                ? new BuildEvent.SetAside(tile)
                : new BuildEvent.BaseLaid(tile, column));
      }
      column += tile.isIncendiary() ? 0 : 1;
    }
  }
}
