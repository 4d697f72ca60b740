package musette.server.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Option;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.server.table.Change;
import musette.server.table.Decision;
import musette.server.table.Games;
import musette.server.table.Records;
import musette.server.table.Seating;
import musette.server.table.Table;
import musette.wire.table.Clock;
import musette.wire.table.Http;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;

/** Opens tables and seats people. */
public final class FrontDesk {
  private static final int WORD = 60;

  private final House house;

  FrontDesk(House house) {
    this.house = house;
  }

  /** Opens a table as it is wished. */
  public TableInfo open(String player, Http.NewTable wish) {
    if (house.store().lists().unfinished(player) >= house.limits().tablesEach()) {
      throw Refused.because("", "too-many-tables");
    }
    Game<?, ?, ?> game = house.games().game(wish.game());
    List<Change.Place> places =
        wish.seats().stream().map(seat -> place(game, player, seat)).toList();
    Setup setup = Setup.of(game.about(), places.size(), wish.options());
    return create(
        player,
        game,
        setup,
        places,
        new HouseRules(
            wish.access(),
            wish.spectators(),
            wish.autoStart(),
            wish.practice(),
            checked(wish.clock())));
  }

  /** All that is agreed on besides the game. */
  private record HouseRules(
      TableInfo.Access access,
      boolean spectators,
      boolean autoStart,
      boolean practice,
      Clock clock) {}

  private TableInfo create(
      String player, Game<?, ?, ?> game, Setup setup, List<Change.Place> places, HouseRules rules) {
    game.check(setup);
    setup.options().forEach(FrontDesk::mustFitALine);
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
    LiveTable table = house.table(Ids.table());
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
        List<String> known = house.games().bots(game);
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
    return info(player, house.table(id));
  }

  private TableInfo info(String player, LiveTable table) {
    return table.read(now -> table.screen().info(now, player, house.now()));
  }

  public TableInfo fill(String player, String id, Seat seat, Http.NewSeat wish) {
    return change(player, id, now -> new Seating(now).fill(player, seat, wish));
  }

  public TableInfo word(String player, String id, Http.Word word) {
    String text = Texts.line(word.word(), WORD);
    return change(player, id, now -> new Seating(now).word(player, word.seat(), text));
  }

  public TableInfo start(String player, String id) {
    return change(player, id, now -> new Seating(now).start(player));
  }

  public TableInfo leave(String player, String id) {
    return change(player, id, now -> new Seating(now).leave(player));
  }

  private TableInfo change(String player, String id, Function<Table, Decision> decide) {
    LiveTable table = house.table(id);
    table.change(player, "", decide);
    return info(player, table);
  }

  /** The next table of the same people; who comes later finds the one that was made first. */
  public TableInfo rematch(String player, String id, Http.SeatOrder order) {
    LiveTable old = house.table(id);
    old.read(now -> mayPlayAgain(now, player));
    var made = new ArrayList<String>();
    old.change(
        player,
        "",
        now -> {
          if (isToCome(now.rematch())) {
            return Decision.just();
          }
          made.add(reserve(now, player, order).table());
          return Decision.just(new Change.Rematched(made.getLast()));
        });
    String next = old.read(Table::rematch);
    made.remove(next);
    // Another server was quicker: nobody will ever come to ours.
    made.forEach(late -> leave(player, late));
    return join(player, house.table(next));
  }

  /** Who asked for a rematch may have gone before anybody came: then it can be asked for again. */
  private boolean isToCome(String rematch) {
    return !rematch.isEmpty()
        && house.table(rematch).read(Table::status) != TableInfo.Status.CANCELLED;
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
    next.change(
        player,
        "",
        now -> {
          List<Seat> kept = now.reservedFor(player);
          return kept.isEmpty()
              ? Decision.just()
              : new Seating(now)
                  .fill(player, kept.getFirst(), new Http.NewSeat(Http.SeatWish.ME, ""));
        });
    boolean more = next.read(now -> !now.reservedFor(player).isEmpty());
    return more ? join(player, next) : info(player, next);
  }

  private TableInfo reserve(Table old, String player, Http.SeatOrder order) {
    int shift =
        switch (order) {
          case SAME -> 0;
          case ROTATED -> 1;
        };
    int count = old.seats().size();
    var places = new ArrayList<Change.Place>();
    for (int i = 0; i < count; i++) {
      places.add(again(old.place(Seat.of((i + shift) % count))));
    }
    Change.Created before = old.created();
    return create(
        player,
        old.game(),
        rotated(old.nextSetup(), old.game().about().options(), shift),
        places,
        new HouseRules(
            before.access(), before.spectators(), true, before.practice(), before.clock()));
  }

  private static Change.Place again(Change.Place place) {
    return place.kind() == SeatInfo.Kind.BOT
        ? place
        : new Change.Place(SeatInfo.Kind.RESERVED, place.player(), "");
  }

  /** What is chosen for every seat moves with the people. */
  private static Setup rotated(Setup setup, List<Option> options, int shift) {
    Map<String, String> chosen = new LinkedHashMap<>(setup.options());
    for (Option option : options) {
      String[] parts = setup.value(option.id()).split(",", -1);
      if (option instanceof Option.PerSeat && parts.length == setup.seats()) {
        var moved = new ArrayList<String>();
        for (int i = 0; i < parts.length; i++) {
          moved.add(parts[(i + shift) % parts.length]);
        }
        chosen.put(option.id(), String.join(",", moved));
      }
    }
    return new Setup(setup.seats(), chosen);
  }

  /** The record of a finished match. */
  public GameRecord record(String id) {
    return house.table(id).read(now -> Records.of(now, house.people()::person));
  }
}
