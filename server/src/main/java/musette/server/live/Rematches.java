package musette.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.server.people.Ids;
import musette.table.Decision;
import musette.table.SeatingDecisions;
import musette.table.Table;
import musette.wire.table.Change;
import musette.wire.table.Http;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;

/** Opens rematches: new tables for the people of a finished match. */
public final class Rematches {
  private final LiveTables tables;
  private final TableService service;

  public Rematches(LiveTables tables, TableService service) {
    this.tables = tables;
    this.service = service;
  }

  /** Opens the next table of the same people; later callers join the one that was made first. */
  public TableInfo rematch(String player, String id, Http.SeatOrder order) {
    LiveTable old = tables.get(id);
    old.read(now -> mayPlayAgain(now, player));
    var made = new ArrayList<String>();
    old.change(
        player,
        "",
        now -> {
          if (isOpen(now.rematch())) {
            return Decision.just();
          }
          made.add(reserve(now, player, order).table());
          return Decision.just(new Change.Rematched(made.getLast()));
        });
    String next = old.read(Table::rematch);
    made.remove(next);
    // Another server was quicker: nobody will ever come to ours.
    made.forEach(late -> service.leave(player, late));
    return join(player, tables.get(next));
  }

  /** False if the one who opened the rematch left before anybody came. */
  private boolean isOpen(String rematch) {
    return !rematch.isEmpty()
        && tables.get(rematch).read(Table::status) != TableInfo.Status.CANCELLED;
  }

  private static boolean mayPlayAgain(Table table, String player) {
    if (table.status() == TableInfo.Status.FROZEN) {
      throw Refused.because("", "frozen");
    }
    if (!table.isDone()) {
      throw Refused.because("", "not-over");
    }
    if (table.seatsOf(player).isEmpty()) {
      throw Refused.because("", "not-your-table");
    }
    return true;
  }

  private TableInfo join(String player, LiveTable next) {
    Set<String> apart = service.apart(player);
    next.change(
        player,
        "",
        now -> {
          List<Seat> kept = now.reservedFor(player);
          if (kept.isEmpty()) {
            return Decision.just();
          }
          TableService.mustMeet(now, apart);
          return new SeatingDecisions(now)
              .fill(player, kept.getFirst(), new Http.NewSeat(Http.SeatWish.ME, "", ""));
        });
    boolean more = next.read(now -> !now.reservedFor(player).isEmpty());
    return more ? join(player, next) : service.info(player, next);
  }

  private TableInfo reserve(Table old, String player, Http.SeatOrder order) {
    return service.create(
        player,
        service.creation().rematch(player, old, order, Ids.seed().hex(), Rematches::reserved));
  }

  private static Change.Place reserved(Change.Place place) {
    return new Change.Place(SeatInfo.Kind.RESERVED, place.player(), "", place.name());
  }
}
