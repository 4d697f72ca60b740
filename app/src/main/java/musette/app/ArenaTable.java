package musette.app;

import java.util.Locale;
import musette.lab.arena.Elo;
import musette.lab.arena.Interval;
import musette.lab.arena.Report;
import musette.lab.arena.Share;

/** The report of a tournament for the terminal. */
final class ArenaTable {
  private final Musette musette;
  private final Locale locale;

  ArenaTable(Musette musette) {
    this.musette = musette;
    this.locale = Locale.of(musette.world().language());
  }

  void print(Report report) {
    report.wins().forEach(this::print);
    report.ratings().forEach(this::print);
  }

  private void print(Share share) {
    Interval wins = share.wins();
    musette.print(
        String.format(
            locale,
            "%-36s %5.1f %%  (%.1f … %.1f)  %d",
            musette.say("arena.pair", "one", share.one(), "rest", share.rest()),
            100 * wins.share(),
            100 * wins.low(),
            100 * wins.high(),
            wins.count()));
  }

  private void print(Elo elo) {
    musette.print(
        String.format(
            locale,
            "%-36s %+5.0f Elo  (%+.0f … %+.0f)",
            elo.bot(),
            elo.elo(),
            elo.low(),
            elo.high()));
  }
}
