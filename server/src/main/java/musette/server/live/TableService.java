package musette.server.live;

import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import musette.kernel.GameRecord;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.server.people.Identities;
import musette.server.people.Ids;
import musette.server.people.InputText;
import musette.server.people.PersonDirectory;
import musette.server.store.ListStore;
import musette.server.store.people.SocialStore;
import musette.table.Adoption;
import musette.table.Decision;
import musette.table.Games;
import musette.table.MatchRecords;
import musette.table.SeatingDecisions;
import musette.table.StateRenderer;
import musette.table.Table;
import musette.table.TableCreation;
import musette.table.ViewSnapshot;
import musette.wire.table.Change;
import musette.wire.table.Http;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import musette.wire.table.ToClient;

/** Opens tables, seats players and starts matches. */
public final class TableService {
  private static final int WORD = 60;

  private final LiveTables tables;
  private final Games games;
  private final TableCreation creation;
  private final ListStore lists;
  private final PersonDirectory people;
  private final SocialStore social;
  private final int tablesEach;
  private final InstantSource clock;

  /**
   * @param tablesEach how many unfinished tables one player may have
   */
  public TableService(
      LiveTables tables,
      Games games,
      ListStore lists,
      PersonDirectory people,
      SocialStore social,
      int tablesEach,
      InstantSource clock) {
    this.tables = tables;
    this.games = games;
    this.creation = new TableCreation(games, name -> InputText.line(name, Identities.NAME));
    this.lists = lists;
    this.people = people;
    this.social = social;
    this.tablesEach = tablesEach;
    this.clock = clock;
  }

  /** Opens a table. */
  public TableInfo open(String player, Http.NewTable wish) {
    mayOpen(player);
    return create(player, creation.created(player, wish, Ids.seed().hex()));
  }

  /** Why a table cannot be opened; empty if it can. */
  public List<Http.Problem> problems(String player, Http.NewTable wish) {
    return creation.problems(player, wish);
  }

  TableInfo create(String player, Change.Created created) {
    return create(player, created, TableCreation.next(created));
  }

  private TableInfo create(String player, Change.Created created, List<Change> next) {
    LiveTable table = tables.get(Ids.table());
    table.create(player, created, next);
    return info(player, table);
  }

  /** Goes on with a match that began in a page. */
  public TableInfo adopt(String player, Http.Adopted adopted) {
    mayOpen(player);
    Adoption adoption = Adoption.of(player, adopted, games);
    creation.check(adoption.created());
    return create(player, adoption.created(), adoption.changes());
  }

  private void mayOpen(String player) {
    if (lists.unfinished(player) >= tablesEach) {
      throw Refused.because("", "too-many-tables");
    }
  }

  /** Makes the first changes of tables. */
  TableCreation creation() {
    return creation;
  }

  public TableInfo info(String player, String id) {
    return info(player, tables.get(id));
  }

  TableInfo info(String player, LiveTable table) {
    return table.read(now -> table.renderer().info(now, player, clock.millis()));
  }

  /** What anybody sees who watches, at this moment; asking for it is not watching. */
  public ToClient.State seen(String player, String id) {
    LiveTable table = tables.get(id);
    long time = clock.millis();
    ViewSnapshot seen =
        table.read(
            now -> {
              StateRenderer.checkMayWatch(now, player);
              return table.renderer().snapshot(now, "", Seat.NONE, time);
            });
    return seen.state(time, seen.info().seq(), List.of());
  }

  public TableInfo fill(String player, String id, Seat seat, Http.NewSeat wish) {
    var checked = new Http.NewSeat(wish.kind(), wish.bot(), creation.checkedName(wish.name()));
    Set<String> apart = wish.kind() == Http.SeatWish.ME ? apart(player) : Set.of();
    return change(
        player,
        id,
        now -> {
          mustMeet(now, apart);
          return new SeatingDecisions(now).fill(player, seat, checked);
        });
  }

  /** Those with whom this person sits at no table. */
  Set<String> apart(String player) {
    return social.apart(player);
  }

  /** Nobody sits down with somebody whom they have blocked, or who has blocked them. */
  static void mustMeet(Table table, Set<String> apart) {
    boolean somebody =
        apart.contains(table.host())
            || table.seats().stream()
                .map(table::place)
                .anyMatch(
                    place ->
                        place.kind() == SeatInfo.Kind.PERSON && apart.contains(place.player()));
    if (somebody) {
      throw Refused.because("", "kept-apart");
    }
  }

  public TableInfo word(String player, String id, Http.Word word) {
    String text = InputText.line(word.word(), WORD);
    return change(player, id, now -> new SeatingDecisions(now).word(player, word.seat(), text));
  }

  public TableInfo start(String player, String id) {
    return change(player, id, now -> new SeatingDecisions(now).start(player));
  }

  public TableInfo leave(String player, String id) {
    return change(player, id, now -> new SeatingDecisions(now).leave(player));
  }

  private TableInfo change(String player, String id, Function<Table, Decision> decide) {
    LiveTable table = tables.get(id);
    table.change(player, "", decide);
    return info(player, table);
  }

  /** The record of a finished match. */
  public GameRecord record(String id) {
    return tables.get(id).read(now -> MatchRecords.of(now, people::person));
  }
}
