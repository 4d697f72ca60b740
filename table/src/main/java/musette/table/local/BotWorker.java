package musette.table.local;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.bots.analysis.Analysis;
import musette.bots.analysis.Analyst;
import musette.bots.catalogue.Bots;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.table.AnalysisMessages;
import musette.table.Games;
import musette.table.Table;
import musette.table.json.JsonText;
import musette.table.json.JsonValue;
import musette.table.json.Readers;
import musette.wire.table.Http;
import musette.wire.table.LoggedChange;

/**
 * Computes the choices of a page's bots, in a worker of its own. It follows the tables by their
 * changes, and a bot gets the view of its seat alone.
 */
public final class BotWorker {
  /** Told how much of the work is done. */
  @FunctionalInterface
  public interface Progress {
    void done(int done, int work);
  }

  private final Games games;
  private final LongSupplier clock;
  private final Map<String, Table> tables = new HashMap<>();
  private final Coach coach;

  public BotWorker(Games games, LongSupplier clock) {
    this.games = games;
    this.clock = clock;
    this.coach = new Coach(games, clock);
  }

  /** Follows a table: takes its next change. The first one of a log begins it anew. */
  public void follow(String id, String change) {
    LoggedChange logged = Readers.tableLoggedChange(JsonValue.parse(change));
    if (logged.seq() == 0) {
      tables.put(id, Table.open(id, logged, games));
    } else {
      var _ = table(id).apply(logged);
    }
  }

  private Table table(String id) {
    Table table = tables.get(id);
    if (table == null) {
      throw Refused.because("", "unknown-table");
    }
    return table;
  }

  /** The choice of the bot at a seat, after so many milliseconds at most. */
  public String choose(String id, Seat seat, int milliseconds, long random) {
    Table table = table(id);
    return chosen(table.match(), seat, table.place(seat).bot(), milliseconds, random);
  }

  private <S, A, V> String chosen(
      Match<S, A, V> match, Seat seat, String bot, int milliseconds, long random) {
    Game<S, A, V> game = match.game();
    long end = clock.getAsLong() + milliseconds;
    Budget budget = iterations -> iterations < 8 || clock.getAsLong() < end;
    Policy<A, V> policy = Bots.of(game, bot, budget);
    List<A> actions = match.actions(seat);
    A action;
    try {
      action = policy.choose(match.view(seat), actions, Chance.quick(random));
    } catch (RuntimeException e) {
      // A table must go on, even if a bot breaks down.
      action = actions.getFirst();
    }
    return game.notation().print(action);
  }

  /**
   * What every choice of a seat is worth, an {@code Http.Advice} in JSON. It is computed from the
   * view of that seat alone.
   */
  public String hint(String id, Seat seat, int milliseconds, long random) {
    return JsonText.of(coach.advise(table(id).match(), seat, milliseconds, random));
  }

  /** The costly decisions of a seat in a record, a list of {@code Http.Task} in JSON. */
  public String review(String text, Seat seat, Progress progress) {
    return coach.review(text, seat, progress);
  }

  /** The decision at a ply of a record, an {@code Http.Task} in JSON. */
  public String task(String text, int ply, int milliseconds, long random) {
    return coach.task(text, ply, milliseconds, random);
  }

  /** The analysis of a record, an {@code Http.Analysis} in JSON. */
  public String analyse(String text, String depth, Progress progress) {
    GameRecord record = RecordText.parse(text, games::about);
    return JsonText.of(
        analysed(games.game(record.game()), record, depth.equals("DECISIONS"), progress));
  }

  private static <S, A, V> Http.Analysis analysed(
      Game<S, A, V> game, GameRecord record, boolean decisions, Progress progress) {
    int plies = record.log().size();
    int work = plies * (decisions ? 2 : 1);
    var done = new int[1];
    var analyst = new Analyst<>(game, record, Analysis.Effort.DEFAULT);
    List<Analysis.Chances> chances = analyst.chances(_ -> progress.done(++done[0], work));
    List<Http.CostlyDecision> costly =
        decisions
            ? AnalysisMessages.decisions(analyst.decisions(_ -> progress.done(++done[0], work)))
            : List.of();
    return new Http.Analysis(
        decisions ? Http.Depth.DECISIONS : Http.Depth.CHANCES,
        true,
        work,
        work,
        AnalysisMessages.chances(chances),
        Analysis.decisive(chances, record.places()),
        costly);
  }
}
