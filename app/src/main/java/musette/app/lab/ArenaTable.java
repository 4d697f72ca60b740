package musette.app.lab;

import java.util.Locale;
import musette.app.cli.CommandContext;
import musette.lab.arena.Elo;
import musette.lab.arena.Interval;
import musette.lab.arena.Report;
import musette.lab.arena.Share;

/** The report of a tournament for the terminal. */
final class ArenaTable {
  private final CommandContext context;
  private final Locale locale;

  ArenaTable(CommandContext context) {
    this.context = context;
    this.locale = Locale.of(context.environment().language());
  }

  void print(Report report) {
    report.wins().forEach(this::print);
    report.ratings().forEach(this::print);
  }

  private void print(Share share) {
    Interval wins = share.wins();
    context.print(
        String.format(
            locale,
            "%-36s %5.1f %%  (%.1f … %.1f)  %d",
            context.say("arena.pair", "one", share.one(), "rest", share.rest()),
            100 * wins.share(),
            100 * wins.low(),
            100 * wins.high(),
            wins.count()));
  }

  private void print(Elo elo) {
    context.print(
        String.format(
            locale,
            "%-36s %+5.0f Elo  (%+.0f … %+.0f)",
            elo.bot(),
            elo.elo(),
            elo.low(),
            elo.high()));
  }
}
