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

/** The rating lists of months, by game and for puzzles. Months are those of UTC. */
public final class Seasons {
  private static final int LENGTH = 100;
  private static final int MOST_MONTHS = 36;

  /** Who answered fewer puzzles in a month is not in its list. */
  private static final int LEAST_PUZZLES = 3;

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
    long first = store.first(game);
    return new Month(
        game, month.toString(), months(first == 0 ? now : at(first), now), ranked(lines));
  }

  /** The list of puzzles of a month; without one, that of this month. */
  public Month puzzles(String wished) {
    YearMonth now = at(clock.millis());
    YearMonth month = wished.isEmpty() ? now : parsed(wished);
    var lines = new ArrayList<MonthLine>();
    for (SeasonStore.PuzzleRow row : store.puzzles(month.toString(), LEAST_PUZZLES, LENGTH)) {
      lines.add(
          new MonthLine(
              0,
              people.person(row.player()),
              row.rating(),
              row.gain(),
              row.answered(),
              row.solved()));
    }
    String first = store.firstPuzzles();
    YearMonth oldest = first.isEmpty() ? now : YearMonth.parse(first);
    return new Month("", month.toString(), months(oldest, now), ranked(lines));
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

  private static List<String> months(YearMonth oldest, YearMonth now) {
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
