package musette.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import musette.kernel.Game;
import musette.kernel.Option;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.Http;
import musette.wire.table.SeatInfo;

/** Makes the first change of a new table, and refuses what cannot be played. */
public final class TableCreation {
  private final Games games;
  private final UnaryOperator<String> seatName;

  /**
   * @param seatName checks the name of somebody who shares a screen
   */
  public TableCreation(Games games, UnaryOperator<String> seatName) {
    this.games = games;
    this.seatName = seatName;
  }

  /** The creation of the table that a player wishes for. */
  public Change.Created created(String player, Http.NewTable wish, String seed) {
    mustBeginAtTheStart(wish.study());
    return made(player, wish, seed);
  }

  /** Why a table that a player wishes for cannot be opened; empty if it can. */
  public List<Http.Problem> problems(String player, Http.NewTable wish) {
    try {
      var _ = created(player, wish, "");
      return List.of();
    } catch (Refused e) {
      Refusal refusal = e.refusal();
      return List.of(new Http.Problem(refusal.rule(), refusal.reason(), refusal.about()));
    }
  }

  /** Refuses a study: where others could see its result, every match begins at the start. */
  static void mustBeginAtTheStart(String study) {
    if (!study.isEmpty()) {
      throw Refused.because("", "study");
    }
  }

  /** The creation of a study, a practice match from a position; refuses what cannot be played. */
  public Change.Created study(String player, Http.NewTable wish, String seed) {
    Change.Created created = made(player, wish, seed);
    Game<?, ?, ?> game = games.game(created.game());
    Study.parse(created.study())
        .check(game, Setup.of(game.about(), created.places().size(), created.options()));
    return created;
  }

  private Change.Created made(String player, Http.NewTable wish, String seed) {
    Game<?, ?, ?> game = games.game(wish.game());
    List<Change.Place> places =
        wish.seats().stream().map(seat -> place(game, player, seat)).toList();
    Setup setup = Setup.of(game.about(), places.size(), wish.options());
    return checked(
        game,
        setup,
        new Change.Created(
            game.about().id(),
            game.about().version(),
            setup.options(),
            places,
            wish.access(),
            wish.spectators(),
            wish.autoStart(),
            wish.practice() || !wish.study().isEmpty(),
            checked(wish.clock()),
            player,
            seed,
            wish.study()));
  }

  /**
   * The creation of the next table for the people of a match.
   *
   * @param seated how a person sits at the next table
   */
  public Change.Created rematch(
      String player,
      Table old,
      Http.SeatOrder order,
      String seed,
      UnaryOperator<Change.Place> seated) {
    int shift =
        switch (order) {
          case SAME -> 0;
          case ROTATED -> 1;
        };
    int count = old.seats().size();
    var places = new ArrayList<Change.Place>();
    for (int i = 0; i < count; i++) {
      Change.Place place = old.place(Seat.of((i + shift) % count));
      places.add(place.kind() == SeatInfo.Kind.BOT ? place : seated.apply(place));
    }
    Setup setup = rotated(old.nextSetup(), old.game().about().options(), shift);
    Change.Created before = old.created();
    return checked(
        old.game(),
        setup,
        new Change.Created(
            before.game(),
            old.game().about().version(),
            setup.options(),
            places,
            before.access(),
            before.spectators(),
            true,
            before.practice(),
            before.clock(),
            player,
            seed,
            ""));
  }

  /** Refuses options that the game does not have, or that do not fit together. */
  public void check(Change.Created created) {
    Game<?, ?, ?> game = games.game(created.game());
    var _ =
        checked(game, Setup.of(game.about(), created.places().size(), created.options()), created);
    created.places().forEach(place -> checkedName(place.name()));
  }

  /** The changes that follow at once: the start, if nobody is missing. */
  public static List<Change> next(Change.Created created) {
    boolean full =
        created.places().stream()
            .allMatch(
                place -> place.kind() == SeatInfo.Kind.PERSON || place.kind() == SeatInfo.Kind.BOT);
    return full && created.autoStart() ? List.of(new Change.Started()) : List.of();
  }

  private static Change.Created checked(Game<?, ?, ?> game, Setup setup, Change.Created created) {
    game.check(setup);
    setup.options().forEach(TableCreation::mustFitALine);
    return created;
  }

  /** A record has one line for every option. */
  private static void mustFitALine(String option, String value) {
    if (value.chars().anyMatch(Character::isISOControl)) {
      throw Refused.because(
          "", "option-value", "option", option, "value", Echo.of(value), "kind", "line");
    }
  }

  private Change.Place place(Game<?, ?, ?> game, String player, Http.NewSeat wish) {
    return switch (wish.kind()) {
      case ME -> new Change.Place(SeatInfo.Kind.PERSON, player, "", checkedName(wish.name()));
      case OPEN -> Change.Place.OPEN;
      case BOT -> {
        List<String> known = games.bots(game);
        if (!known.contains(wish.bot())) {
          throw Refused.because("", "unknown-bot", "bot", Echo.of(wish.bot()), "known", known);
        }
        yield new Change.Place(SeatInfo.Kind.BOT, Games.botId(wish.bot()), wish.bot(), "");
      }
    };
  }

  /** The name of somebody who shares the screen; usually empty. */
  public String checkedName(String name) {
    return name.isEmpty() ? "" : seatName.apply(name);
  }

  /** Refuses times that are too short or too long. */
  public static Clock checked(Clock clock) {
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

  /** Options with a value per seat move with the people. */
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
}
