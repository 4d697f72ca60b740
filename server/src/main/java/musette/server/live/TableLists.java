package musette.server.live;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import musette.kernel.Seats;
import musette.server.people.PersonDirectory;
import musette.server.store.ListStore;
import musette.server.store.ListStore.TableRow;
import musette.wire.Json;
import musette.wire.table.Clock;
import musette.wire.table.Http;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;

/** Reads the lists of tables as a player sees them. */
public final class TableLists {
  private static final int LENGTH = 60;

  /** A match in which nobody has moved for so long is not on air. */
  private static final long NOW = 600_000;

  private final ListStore store;
  private final PersonDirectory people;
  private final ToIntFunction<String> watching;
  private final InstantSource clock;

  /**
   * @param watching how many watch a table
   */
  public TableLists(
      ListStore store,
      PersonDirectory people,
      ToIntFunction<String> watching,
      InstantSource clock) {
    this.store = store;
    this.people = people;
    this.watching = watching;
    this.clock = clock;
  }

  /** The lists as this player sees them, of one game or ("") of all. */
  public Http.Tables tables(String player, String game) {
    List<TableInfo> mine =
        player.isEmpty() ? List.of() : infos(store.mine(player, game, LENGTH), player);
    var sorted = new ArrayList<>(mine);
    // A stable sort: what waits for me comes first, the rest stays as it was.
    sorted.sort((a, b) -> Boolean.compare(isMyTurn(b), isMyTurn(a)));
    return new Http.Tables(
        sorted,
        infos(store.open(game, LENGTH), player),
        infos(store.watch(game, clock.millis() - NOW, LENGTH), player));
  }

  private static boolean isMyTurn(TableInfo info) {
    return info.seats().stream()
        .anyMatch(
            seat ->
                seat.kind() == SeatInfo.Kind.PERSON
                    && info.mine().contains(seat.seat())
                    && info.turn().contains(seat.seat()));
  }

  private List<TableInfo> infos(List<TableRow> rows, String player) {
    return rows.stream().map(row -> info(row, player)).toList();
  }

  private TableInfo info(TableRow row, String player) {
    TableInfo card = Json.read(row.card(), TableInfo.class);
    Seats turn = Seats.ofBits(row.turn());
    long left = left(row, card.clock());
    List<SeatInfo> seats =
        card.seats().stream()
            .map(seat -> named(seat, turn.contains(seat.seat()) ? left : -1))
            .toList();
    return new TableInfo(
        card.table(),
        row.seq(),
        card.game(),
        card.version(),
        card.options(),
        TableInfo.Status.valueOf(row.status()),
        card.access(),
        card.spectators(),
        card.autoStart(),
        card.practice(),
        card.clock(),
        people.person(card.host().id()),
        seats,
        seats.stream()
            .filter(seat -> !player.isEmpty() && seat.player().id().equals(player))
            .filter(seat -> seat.kind() != SeatInfo.Kind.RESERVED)
            .map(SeatInfo::seat)
            .toList(),
        turn.list(),
        card.places(),
        card.seedHash(),
        card.seed(),
        card.words(),
        card.rematch(),
        card.created(),
        row.changed(),
        card.contest(),
        watching.applyAsInt(row.id()));
  }

  /**
   * The time until the first clock of a match runs out, which the table itself would say for every
   * seat; -1 without a clock, or while a bot moves.
   */
  private long left(TableRow row, Clock rule) {
    boolean runs =
        !(rule instanceof Clock.NoClock)
            && row.due() != Long.MAX_VALUE
            && row.due() > row.changed() + TableSchedule.BOT_PATIENCE;
    return runs ? Math.max(0, row.due() - clock.millis()) : -1;
  }

  private SeatInfo named(SeatInfo seat, long left) {
    long own = seat.kind() == SeatInfo.Kind.PERSON ? left : -1;
    return new SeatInfo(
        seat.seat(),
        seat.kind(),
        people.person(seat.player().id()),
        seat.name(),
        seat.bot(),
        false,
        own,
        own >= 0);
  }
}
