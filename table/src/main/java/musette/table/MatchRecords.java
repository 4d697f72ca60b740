package musette.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import musette.kernel.Entry;
import musette.kernel.GameRecord;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.wire.table.Change;
import musette.wire.table.Person;

/** Converts finished matches to records. */
public final class MatchRecords {
  private MatchRecords() {}

  /**
   * The record of a finished match; refuses while the match runs, because it would tell secrets.
   */
  public static GameRecord of(Table table, Function<String, Person> people) {
    if (!table.isDone()) {
      throw Refused.because("", "not-over");
    }
    TableCreation.mustBeginAtTheStart(table.created().study());
    var log = new ArrayList<Entry>();
    for (HistoryEntry item : table.entriesAfter(-1)) {
      if (item.change() instanceof Change.Played(int ply, Seat seat, String action, String _)) {
        log.add(new Entry.Played(ply, seat, action));
      } else if (item.change() instanceof Change.TakenBack(Seat _, List<Integer> plies)) {
        log.add(new Entry.TakenBack(plies));
      }
    }
    return new GameRecord(
        table.created().game(),
        table.created().version(),
        table.setup(),
        table.seats().stream().map(seat -> name(table.place(seat), people)).toList(),
        new GameRecord.Secret.Shown(table.seed()),
        table.words(),
        log,
        table.places(),
        hints(table),
        standIns(table));
  }

  private static List<GameRecord.Hint> hints(Table table) {
    var hints = new ArrayList<GameRecord.Hint>();
    for (HistoryEntry item : table.entriesAfter(-1)) {
      if (item.change() instanceof Change.Hinted(int ply, Seat seat)) {
        hints.add(new GameRecord.Hint(ply, seat));
      }
    }
    return hints;
  }

  /** From the moment at which a seat is handed over until its person comes back. */
  private static List<GameRecord.StandIn> standIns(Table table) {
    var standIns = new ArrayList<GameRecord.StandIn>();
    var away = EnumSet.noneOf(Seat.class);
    for (HistoryEntry item : table.entriesAfter(-1)) {
      switch (item.change()) {
        case Change.HandedOver(Seat seat, String _, var _) -> away.add(seat);
        case Change.Resumed(Seat seat) -> away.remove(seat);
        case Change.Played(int ply, Seat seat, String _, String _) when away.contains(seat) ->
            standIns.add(new GameRecord.StandIn(ply, seat));
        default -> {
          // Nothing else changes who plays.
        }
      }
    }
    return standIns;
  }

  private static String name(Change.Place place, Function<String, Person> people) {
    return place.name().isEmpty() ? people.apply(place.player()).name() : place.name();
  }
}
