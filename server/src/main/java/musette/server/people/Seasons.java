package musette.server.people;

import java.time.InstantSource;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import musette.kernel.Refused;
import musette.server.store.database.Rating;
import musette.server.store.people.SeasonStore;
import musette.wire.competition.CompetitionHttp.Month;
import musette.wire.competition.CompetitionHttp.MonthLine;

/** The rating lists of months, by game. Months are those of UTC. */
public final class Seasons {
  private static final int LENGTH = 100;
  private static final int MOST_MONTHS = 36;

  private final SeasonStore store;
  private final PersonDirectory people;
  private final InstantSource clock;

  public Seasons(SeasonStore store, PersonDirectory people, InstantSource clock) {
    this.store = store;
    this.people = people;
    this.clock = clock;
  }

  /** The list of a month; without one, that of this month. */
  public Month month(String game, String wished) {
    YearMonth now = at(clock.millis());
    YearMonth month = wished.isEmpty() ? now : parsed(wished);
    var lines = new ArrayList<MonthLine>();
    for (SeasonStore.Row row : store.rows(game, start(month), start(month.plusMonths(1)))) {
      double rating = new Rating(row.mu(), row.sigma()).rating() - row.after();
      lines.add(
          new MonthLine(
              0, people.person(row.player()), rating, row.gain(), row.games(), row.wins()));
    }
    lines.sort(
        Comparator.comparingDouble((MonthLine line) -> -line.rating())
            .thenComparing(line -> line.player().id()));
    return new Month(game, month.toString(), months(game, now), ranked(lines));
  }

  private static List<MonthLine> ranked(List<MonthLine> lines) {
    var ranked = new ArrayList<MonthLine>();
    for (MonthLine line : lines.subList(0, Math.min(LENGTH, lines.size()))) {
      ranked.add(
          new MonthLine(
              ranked.size() + 1,
              line.player(),
              line.rating(),
              line.change(),
              line.games(),
              line.wins()));
    }
    return ranked;
  }

  private List<String> months(String game, YearMonth now) {
    long first = store.first(game);
    YearMonth oldest = first == 0 ? now : at(first);
    var months = new ArrayList<String>();
    for (YearMonth month = now;
        !month.isBefore(oldest) && months.size() < MOST_MONTHS;
        month = month.minusMonths(1)) {
      months.add(month.toString());
    }
    return months;
  }

  private static YearMonth parsed(String text) {
    try {
      return YearMonth.parse(text);
    } catch (DateTimeParseException e) {
      throw Refused.because(
          "", "query", "field", "month", "value", text.length() > 20 ? "?" : text);
    }
  }

  private static YearMonth at(long millis) {
    return YearMonth.from(java.time.Instant.ofEpochMilli(millis).atZone(ZoneOffset.UTC));
  }

  private static long start(YearMonth month) {
    return month.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
  }
}
