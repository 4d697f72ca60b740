package musette.server.operate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import musette.kernel.Seat;
import musette.server.store.ChatStore.Spoken;
import musette.server.store.Store;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;
import musette.wire.table.SeatInfo;

/**
 * Writes what happened in the last hours as times without names, ids, actions or words
 * (docs/cli.md), so that a load test can play it again.
 */
public final class EveningExport {
  private static final int ALL_LINES = 100_000;
  private static final String HEAD = "# musette evening 1\n";
  private static final String PERSON = "person";

  private final DataLocation dataLocation;

  public EveningExport(DataLocation dataLocation) {
    this.dataLocation = dataLocation;
  }

  /** Something that happened at this time; the table gets its number later. */
  private record Event(long at, int table, String what) {}

  /** The matches that began in this time before the last change of all; empty if there are none. */
  public String last(Duration time) {
    try (var store = new Store(dataLocation.open())) {
      long end = store.audit().lastChange();
      var matches = new ArrayList<List<Event>>();
      for (String id : store.audit().begunSince(end - time.toMillis())) {
        List<LoggedChange> log = store.tables().changes(id, -1);
        List<Spoken> lines = store.chat().last(id, ALL_LINES);
        if (log.stream().anyMatch(logged -> logged.change() instanceof Change.Started)) {
          matches.add(events(log, lines, matches.size()));
        }
      }
      return matches.isEmpty() ? "" : text(matches);
    }
  }

  private static List<Event> events(List<LoggedChange> log, List<Spoken> lines, int table) {
    var events = new ArrayList<Event>();
    var seats = new ArrayList<String>();
    String game = "";
    for (LoggedChange logged : log) {
      switch (logged.change()) {
        case Change.Created created -> {
          game = created.game();
          created.places().forEach(place -> seats.add(seat(place)));
        }
        case Change.SatDown(Seat seat, String _, String _) -> seats.set(seat.index(), PERSON);
        case Change.BotSatDown(Seat seat, String bot) -> seats.set(seat.index(), bot);
        case Change.Started() ->
            events.add(
                new Event(logged.at(), table, "open " + game + " " + String.join(",", seats)));
        case Change.Played(int _, Seat _, String _, String bot) when bot.isEmpty() ->
            events.add(new Event(logged.at(), table, "move"));
        case Change.Played _,
            Change.StoodUp _,
            Change.SeatOpened _,
            Change.WordAdded _,
            Change.TakenBack _,
            Change.Hinted _,
            Change.Asked _,
            Change.Agreed _,
            Change.Declined _,
            Change.Withdrawn _,
            Change.HandedOver _,
            Change.Resumed _,
            Change.Away _,
            Change.Ended _,
            Change.Cancelled _,
            Change.Rematched _ -> {}
      }
    }
    long began = events.getFirst().at;
    lines.stream()
        .filter(line -> line.at() >= began)
        .forEach(line -> events.add(new Event(line.at(), table, "say")));
    return events;
  }

  private static String seat(Change.Place place) {
    return place.kind() == SeatInfo.Kind.BOT ? place.bot() : PERSON;
  }

  /** The tables are numbered as they began. */
  private static String text(List<List<Event>> matches) {
    List<Integer> order =
        matches.stream()
            .map(List::getFirst)
            .sorted(Comparator.comparingLong(Event::at))
            .map(Event::table)
            .toList();
    long begin = matches.get(order.getFirst()).getFirst().at;
    IntFunction<Integer> number = table -> order.indexOf(table) + 1;
    return matches.stream()
        .flatMap(List::stream)
        .sorted(Comparator.comparingLong(Event::at))
        .map(one -> (one.at - begin) + " " + number.apply(one.table) + " " + one.what + "\n")
        .collect(Collectors.joining("", HEAD, ""));
  }
}
