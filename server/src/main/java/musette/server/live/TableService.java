package musette.server.live;

import java.time.InstantSource;
import java.util.List;
import java.util.function.Function;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.server.store.ListStore;
import musette.server.table.Change;
import musette.server.table.Decision;
import musette.server.table.Games;
import musette.server.table.MatchRecords;
import musette.server.table.SeatingDecisions;
import musette.server.table.Table;
import musette.wire.table.Clock;
import musette.wire.table.Http;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;

/** Opens tables, seats players and starts matches. */
public final class TableService {
  private static final int WORD = 60;

  private final LiveTables tables;
  private final Games games;
  private final ListStore lists;
  private final PersonDirectory people;
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
      int tablesEach,
      InstantSource clock) {
    this.tables = tables;
    this.games = games;
    this.lists = lists;
    this.people = people;
    this.tablesEach = tablesEach;
    this.clock = clock;
  }

  /** Opens a table. */
  public TableInfo open(String player, Http.NewTable wish) {
    if (lists.unfinished(player) >= tablesEach) {
      throw Refused.because("", "too-many-tables");
    }
    Game<?, ?, ?> game = games.game(wish.game());
    List<Change.Place> places =
        wish.seats().stream().map(seat -> place(game, player, seat)).toList();
    Setup setup = Setup.of(game.about(), places.size(), wish.options());
    return create(
        player,
        game,
        setup,
        places,
        new Terms(
            wish.access(),
            wish.spectators(),
            wish.autoStart(),
            wish.practice(),
            checked(wish.clock())));
  }

  /** What is agreed on besides the game. */
  record Terms(
      TableInfo.Access access,
      boolean spectators,
      boolean autoStart,
      boolean practice,
      Clock clock) {}

  TableInfo create(
      String player, Game<?, ?, ?> game, Setup setup, List<Change.Place> places, Terms rules) {
    game.check(setup);
    setup.options().forEach(TableService::mustFitALine);
    var created =
        new Change.Created(
            game.about().id(),
            game.about().version(),
            setup.options(),
            places,
            rules.access,
            rules.spectators,
            rules.autoStart,
            rules.practice,
            rules.clock,
            player,
            Ids.seed().hex());
    boolean full =
        places.stream()
            .allMatch(
                place -> place.kind() == SeatInfo.Kind.PERSON || place.kind() == SeatInfo.Kind.BOT);
    LiveTable table = tables.get(Ids.table());
    table.create(
        player, created, full && rules.autoStart ? List.of(new Change.Started()) : List.of());
    return info(player, table);
  }

  /** A record has one line for every option. */
  private static void mustFitALine(String option, String value) {
    if (value.chars().anyMatch(Character::isISOControl)) {
      throw Refused.because(
          "", "option-value", "option", option, "value", cut(value), "kind", "line");
    }
  }

  private Change.Place place(Game<?, ?, ?> game, String player, Http.NewSeat wish) {
    return switch (wish.kind()) {
      case ME -> new Change.Place(SeatInfo.Kind.PERSON, player, "");
      case OPEN -> new Change.Place(SeatInfo.Kind.OPEN, "", "");
      case BOT -> {
        List<String> known = games.bots(game);
        if (!known.contains(wish.bot())) {
          throw Refused.because("", "unknown-bot", "bot", cut(wish.bot()), "known", known);
        }
        yield new Change.Place(SeatInfo.Kind.BOT, Games.botId(wish.bot()), wish.bot());
      }
    };
  }

  private static String cut(String text) {
    return text.length() > 40 ? text.substring(0, 40) + "…" : text;
  }

  private static Clock checked(Clock clock) {
    boolean fits =
        switch (clock) {
          case Clock.NoClock() -> true;
          case Clock.MoveClock(int seconds) -> seconds >= 5 && seconds <= 86_400;
          case Clock.ReserveClock(int seconds, int increment) ->
              seconds >= 10 && seconds <= 86_400 && increment >= 0 && increment <= 3_600;
          case Clock.DaysClock(int days) -> days >= 1 && days <= 30;
        };
    if (!fits) {
      throw Refused.because("", "clock");
    }
    return clock;
  }

  public TableInfo info(String player, String id) {
    return info(player, tables.get(id));
  }

  TableInfo info(String player, LiveTable table) {
    return table.read(now -> table.renderer().info(now, player, clock.millis()));
  }

  public TableInfo fill(String player, String id, Seat seat, Http.NewSeat wish) {
    return change(player, id, now -> new SeatingDecisions(now).fill(player, seat, wish));
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
