package musette.table.competition;

import java.util.function.UnaryOperator;
import musette.kernel.About;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.table.Games;
import musette.table.TableCreation;
import musette.wire.competition.Plan;
import musette.wire.table.Clock;

/** Validates the plan of a competition. */
public final class PlanChecks {
  private static final int MOST_ENTRANTS = 200;
  private static final int MOST_ROUND_ROBIN = 24;
  private static final int MOST_ROUNDS = 20;
  private static final int FEWEST_STAGES = 3;
  private static final int MOST_STAGES = 21;
  private static final int DAY = 86_400;
  private static final int LONGEST_ROUND = 30 * DAY;

  /** Whether people may take as long as they like. */
  public enum Time {
    /** Without a clock or an end of the round nobody could wait for somebody who does not come. */
    LIMITED,
    FREE
  }

  private final Games games;
  private final UnaryOperator<String> line;
  private final Time time;

  /**
   * @param line checks names, which are one line of plain text
   */
  public PlanChecks(Games games, UnaryOperator<String> line, Time time) {
    this.games = games;
    this.line = line;
    this.time = time;
  }

  /** The plan as it will be ridden. */
  public Plan checked(Plan plan) {
    boolean tour = plan.kind() == Plan.Kind.TOUR;
    within("entrants", plan.entrants(), 2, mostEntrants(plan));
    within("stages", plan.stages().size(), tour ? FEWEST_STAGES : 1, tour ? MOST_STAGES : 1);
    if (tour && plan.form() != Plan.Form.ROUNDS) {
      throw wrong("form", 0, 0);
    }
    if (!tour && plan.form() == Plan.Form.ROUNDS) {
      within("rounds", plan.rounds(), 1, MOST_ROUNDS);
    }
    within("pause", plan.pause(), 0, DAY);
    within("closes", plan.closes(), 0, LONGEST_ROUND);
    Clock clock = TableCreation.checked(plan.clock());
    if (time == Time.LIMITED && clock instanceof Clock.NoClock && plan.closes() == 0) {
      throw Refused.because("", "competition-clock");
    }
    plan.stages().forEach(stage -> check(plan, stage));
    return new Plan(
        line.apply(plan.name()),
        plan.kind(),
        plan.form(),
        plan.count(),
        plan.stages().stream().map(this::named).toList(),
        tour ? plan.stages().size() : plan.form() == Plan.Form.ROUNDS ? plan.rounds() : 0,
        plan.tableSize(),
        plan.entrants(),
        Math.max(0, plan.starts()),
        clock,
        plan.access(),
        plan.bot(),
        plan.pause(),
        plan.closes());
  }

  private static int mostEntrants(Plan plan) {
    return plan.form() == Plan.Form.ROUND_ROBIN ? MOST_ROUND_ROBIN : MOST_ENTRANTS;
  }

  private Plan.Stage named(Plan.Stage stage) {
    String title = stage.title().isEmpty() ? "" : line.apply(stage.title());
    return new Plan.Stage(title, stage.game(), stage.options());
  }

  private void check(Plan plan, Plan.Stage stage) {
    Game<?, ?, ?> game = games.game(stage.game());
    About about = game.about();
    within("tableSize", plan.tableSize(), Math.max(2, about.minSeats()), about.maxSeats());
    for (int size : Pairing.sizes(plan.entrants(), plan.tableSize())) {
      game.check(Setup.of(about, Math.max(2, size), stage.options()));
    }
    game.check(Setup.of(about, plan.tableSize(), stage.options()));
    if (!plan.bot().isEmpty() && !games.bots(game).contains(plan.bot())) {
      throw Refused.because("", "unknown-bot", "bot", plan.bot(), "known", games.bots(game));
    }
  }

  private static void within(String field, int value, int least, int most) {
    if (value < least || value > most) {
      throw wrong(field, least, most);
    }
  }

  private static Refused wrong(String field, int least, int most) {
    return Refused.because("", "competition-plan", "field", field, "min", least, "max", most);
  }
}
