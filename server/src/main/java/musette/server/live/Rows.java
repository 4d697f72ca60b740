package musette.server.live;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Seat;
import musette.server.store.Append;
import musette.server.table.Change;
import musette.server.table.Logged;
import musette.server.table.Part;
import musette.server.table.Playing;
import musette.server.table.Screen;
import musette.server.table.Table;
import musette.wire.Json;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo.Status;

/** What is written beside the log, for the lists. */
final class Rows {
  /** After so long somebody else moves a bot whose server has died. */
  private static final long BOT_PATIENCE = 3_000;

  /** So slowly bots play among themselves for somebody who can take the seat back. */
  private static final long PACE = 500;

  private Rows() {}

  static Append append(Table table, List<Logged> logged, Screen screen) {
    Change.Created created = table.created();
    var row =
        new Append.Row(
            created.game(),
            table.status().name(),
            created.access().name(),
            created.spectators(),
            free(table),
            table.itemsAfter(-1).getFirst().at(),
            table.changed(),
            due(table),
            table.seq(),
            table.turn().bits());
    return new Append(table.id(), logged, row, after(table, logged, screen));
  }

  private static Append.After after(Table table, List<Logged> logged, Screen screen) {
    if (logged.stream().allMatch(change -> isMove(change.change()))
        && table.status() == Status.RUNNING) {
      return new Append.After.Nothing();
    }
    var card = new Append.After.NewCard(Json.write(screen.card(table)), concerned(table));
    boolean over =
        table.status() == Status.OVER
            && logged.stream().noneMatch(change -> change.change() instanceof Change.Rematched);
    return over ? new Append.After.Finished(card, placings(table), Part.rated(table)) : card;
  }

  /** Whether the change leaves the people and their seats as they are. */
  private static boolean isMove(Change change) {
    return switch (change) {
      case Change.Played _,
          Change.TakenBack _,
          Change.Asked _,
          Change.Agreed _,
          Change.Declined _,
          Change.Withdrawn _ ->
          true;
      case Change.Created _,
          Change.SatDown _,
          Change.StoodUp _,
          Change.BotSatDown _,
          Change.SeatOpened _,
          Change.WordAdded _,
          Change.Started _,
          Change.HandedOver _,
          Change.Resumed _,
          Change.Ended _,
          Change.Cancelled _,
          Change.Rematched _ ->
          false;
    };
  }

  /** When somebody has to look at the table at the latest, whoever watches it. */
  static long due(Table table) {
    if (table.status() != Status.RUNNING) {
      return Long.MAX_VALUE;
    }
    var playing = new Playing(table);
    boolean moves = playing.hasPlayer() && !playing.botSeats().isEmpty();
    return moves ? Math.min(table.clockEnds(), table.changed() + BOT_PATIENCE) : table.clockEnds();
  }

  /** The same for a match of bots alone, which goes on only while it is watched. */
  static long dueIfWatched(Table table) {
    var playing = new Playing(table);
    return playing.hasPlayer() || playing.botSeats().isEmpty()
        ? Long.MAX_VALUE
        : playing.hasStandIn() ? nextShown(table) : table.changed() + BOT_PATIENCE;
  }

  /** When the next ply of bots alone may come: who handed a seat over must see where to go in. */
  static long nextShown(Table table) {
    return new Playing(table).hasStandIn() ? table.changed() + PACE : 0;
  }

  private static int free(Table table) {
    return (int)
        table.seats().stream()
            .filter(seat -> table.place(seat).kind() == SeatInfo.Kind.OPEN)
            .count();
  }

  /** The people at the seats, and who made the table if they have none: it is theirs as well. */
  private static Map<Seat, String> concerned(Table table) {
    Map<Seat, String> people = people(table);
    if (!people.containsValue(table.host())) {
      people.put(Seat.NONE, table.host());
    }
    return people;
  }

  private static Map<Seat, String> people(Table table) {
    var people = new EnumMap<Seat, String>(Seat.class);
    for (Seat seat : table.seats()) {
      Change.Place place = table.place(seat);
      if (place.kind() != SeatInfo.Kind.OPEN && place.kind() != SeatInfo.Kind.BOT) {
        people.put(seat, place.player());
      }
    }
    return people;
  }

  private static List<Append.Placing> placings(Table table) {
    var placings = new ArrayList<Append.Placing>();
    for (Seat seat : table.seats()) {
      placings.add(
          new Append.Placing(seat, table.place(seat).player(), table.places().get(seat.index())));
    }
    return placings;
  }
}
