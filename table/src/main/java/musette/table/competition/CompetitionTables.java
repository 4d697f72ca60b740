package musette.table.competition;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.table.Games;
import musette.wire.competition.Plan;
import musette.wire.table.Change;
import musette.wire.table.SeatInfo;

/** Creates the tables of a competition. */
public final class CompetitionTables {
  private CompetitionTables() {}

  /** The creation of a table that was drawn. */
  public static Change.Created created(
      Competition competition, Competition.Unsettled drawn, Games games, String seed) {
    Plan plan = competition.plan();
    Plan.Stage stage = plan.stage(drawn.round());
    Game<?, ?, ?> game = games.game(stage.game());
    var places = new ArrayList<Change.Place>();
    for (int number : drawn.draw().entrants()) {
      places.add(place(competition.entrants().get(number), bot(plan, game)));
    }
    Setup setup = Setup.of(game.about(), places.size(), stage.options());
    return new Change.Created(
        game.about().id(),
        game.about().version(),
        setup.options(),
        places,
        plan.access(),
        true,
        true,
        false,
        plan.clock(),
        host(places),
        seed,
        "",
        competition.id() + "/" + drawn.round() + "/" + drawn.number());
  }

  private static String bot(Plan plan, Game<?, ?, ?> game) {
    return plan.bot().isEmpty() ? Games.standIn(game) : plan.bot();
  }

  private static Change.Place place(Entrant entrant, String standIn) {
    if (entrant.isBot() || entrant.out()) {
      String bot = entrant.isBot() ? entrant.bot() : standIn;
      return new Change.Place(SeatInfo.Kind.BOT, Games.botId(bot), bot, "");
    }
    return new Change.Place(SeatInfo.Kind.PERSON, entrant.player(), "", entrant.name());
  }

  /** Somebody who sits there: it is nobody else's table. */
  private static String host(List<Change.Place> places) {
    return places.stream()
        .filter(place -> place.kind() == SeatInfo.Kind.PERSON)
        .findFirst()
        .orElse(places.getFirst())
        .player();
  }
}
