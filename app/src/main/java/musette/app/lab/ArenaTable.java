package musette.app.lab;

import java.util.Locale;
import musette.app.cli.Shell;
import musette.lab.arena.Elo;
import musette.lab.arena.Interval;
import musette.lab.arena.Report;
import musette.lab.arena.Share;

/** The report of a tournament for the terminal. */
final class ArenaTable {
  private final Shell shell;
  private final Locale locale;

  ArenaTable(Shell shell) {
    this.shell = shell;
    this.locale = Locale.of(shell.environment().language());
  }

  void print(Report report) {
    report.wins().forEach(this::print);
    report.ratings().forEach(this::print);
  }

  private void print(Share share) {
    Interval wins = share.wins();
    shell.print(
        String.format(
            locale,
            "%-36s %5.1f %%  (%.1f … %.1f)  %d",
            shell.say("arena.pair", "one", share.one(), "rest", share.rest()),
            100 * wins.share(),
            100 * wins.low(),
            100 * wins.high(),
            wins.count()));
  }

  private void print(Elo elo) {
    shell.print(
        String.format(
            locale,
            "%-36s %+5.0f Elo  (%+.0f … %+.0f)",
            elo.bot(),
            elo.elo(),
            elo.low(),
            elo.high()));
  }
}
