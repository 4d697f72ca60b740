package musette.server.live;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Seat;
import musette.server.store.database.Append;
import musette.table.Participation;
import musette.table.StateRenderer;
import musette.table.Table;
import musette.table.json.JsonText;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo.Status;

/** Computes the rows of the lists that are written together with the log. */
final class TableProjection {
  private TableProjection() {}

  static Append append(Table table, List<LoggedChange> logged, StateRenderer renderer) {
    Change.Created created = table.created();
    var row =
        new Append.Row(
            created.game(),
            table.status().name(),
            created.access().name(),
            created.spectators(),
            free(table),
            table.entriesAfter(-1).getFirst().at(),
            table.changed(),
            TableSchedule.due(table),
            table.seq(),
            table.turn().bits());
    return new Append(table.id(), logged, row, after(table, logged, renderer));
  }

  private static Append.After after(
      Table table, List<LoggedChange> logged, StateRenderer renderer) {
    if (logged.stream().allMatch(change -> isMove(change.change()))
        && table.status() == Status.RUNNING) {
      return new Append.After.Nothing();
    }
    var card = new Append.After.NewCard(JsonText.of(renderer.card(table)), concerned(table));
    boolean over =
        table.status() == Status.OVER
            && logged.stream().noneMatch(change -> change.change() instanceof Change.Rematched);
    return over
        ? new Append.After.Finished(card, placings(table), Participation.rated(table))
        : card;
  }

  /** Whether the change leaves the people at their seats. */
  private static boolean isMove(Change change) {
    return switch (change) {
      case Change.Played _,
          Change.TakenBack _,
          Change.Hinted _,
          Change.Asked _,
          Change.Agreed _,
          Change.Declined _,
          Change.Withdrawn _,
          Change.Away _ ->
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
