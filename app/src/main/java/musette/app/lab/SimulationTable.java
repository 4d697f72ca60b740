package musette.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import musette.app.cli.CommandContext;
import musette.app.cli.Wrap;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.lab.SimulationReport;
import musette.lab.SimulationReport.Standing;
import musette.lab.arena.Interval;
import musette.lab.arena.Plot;

/** A simulation report for the terminal. */
final class SimulationTable {
  private static final int WIDTH = 100;

  private final CommandContext context;
  private final Game<?, ?, ?> game;

  SimulationTable(CommandContext context, Game<?, ?, ?> game) {
    this.context = context;
    this.game = game;
  }

  void print(SimulationReport report) {
    context.print(
        context.say(
            "simulate.head",
            "title",
            game.about().title(),
            "games",
            report.games(),
            "seats",
            report.seats().size(),
            "seed",
            Long.toString(report.seed())));
    standings("simulate.seat", report.seats());
    standings("simulate.bot", report.bots());
    var length = report.length();
    context.print(
        context.say(
            "simulate.length",
            "mean",
            length.mean(),
            "shortest",
            length.shortest(),
            "quarter",
            length.quarter(),
            "median",
            length.median(),
            "threeQuarters",
            length.threeQuarters(),
            "p95",
            length.p95(),
            "longest",
            length.longest()));
    rules(report);
    context.print(
        context.say(
            "simulate.speed",
            "seconds",
            report.seconds(),
            "threads",
            report.threads(),
            "gamesPerSecond",
            report.gamesPerSecond(),
            "actionsPerSecond",
            report.seconds() == 0 ? 0 : report.actions() / report.seconds()));
  }

  /** The share of wins by seat with confidence intervals, and the share of a fair seat, as SVG. */
  String plot(SimulationReport report) {
    var bars = new ArrayList<Plot.Bar>();
    for (Standing seat : report.seats()) {
      Interval wins = seat.wins();
      String label = context.say("plot.seat", "seat", seat.name());
      bars.add(new Plot.Bar(label, wins.share(), wins.low(), wins.high()));
    }
    String title =
        context.say(
            "simulate.plot",
            "game",
            report.game(),
            "games",
            report.games(),
            "bots",
            String.join(", ", report.bots().stream().map(Standing::name).toList()));
    return Plot.intervals(title, bars, 1.0 / report.seats().size());
  }

  private void standings(String key, List<Standing> standings) {
    var locale = Locale.of(context.environment().language());
    context.print("");
    context.print(
        "  %-16s %10s %9s  %-19s %10s"
            .formatted(
                context.say(key),
                context.say("simulate.games"),
                context.say("simulate.wins"),
                context.say("simulate.interval"),
                context.say("simulate.place")));
    for (Standing standing : standings) {
      context.print(
          String.format(
              locale,
              "  %-16s %10d %8.2f%%  %8.2f%% … %6.2f%% %10.2f",
              name(key, standing.name()),
              standing.games(),
              100 * standing.wins().share(),
              100 * standing.wins().low(),
              100 * standing.wins().high(),
              standing.meanPlace()));
    }
  }

  private String name(String key, String name) {
    return key.equals("simulate.seat")
        ? name + " " + context.words().text("value." + Seat.valueOf(name))
        : name;
  }

  private void rules(SimulationReport report) {
    int all = report.rulesFired().size() + report.rulesNeverFired().size();
    context.print(context.say("simulate.rules", "fired", report.rulesFired().size(), "all", all));
    if (!report.rulesNeverFired().isEmpty()) {
      String never = String.join(" ", report.rulesNeverFired());
      Wrap.lines(context.say("simulate.never", "rules", never), WIDTH, 2).forEach(context::print);
    }
  }
}
