package musette.wire.competition;

import java.util.List;
import musette.wire.table.Person;

/** Request and response bodies of the HTTP API for competitions. */
public final class CompetitionHttp {
  private CompetitionHttp() {}

  /**
   * Opens a competition.
   *
   * @param friends names of those who enter with me on my screen; a page without a server only
   * @param bots that enter at once
   */
  public record NewCompetition(Plan plan, List<String> friends, List<String> bots) {}

  /** A competition in a list. */
  public record Card(
      String id,
      String name,
      Plan.Kind kind,
      CompetitionInfo.Status status,
      int entered,
      int entrants,
      int round,
      int rounds,
      List<String> games,
      boolean mine,
      long nextAt,
      long changed) {}

  /** Lists of competitions. */
  public record Competitions(
      List<Card> mine, List<Card> open, List<Card> running, List<Card> over) {}

  /** What somebody won or finished. */
  public record Honour(
      String id,
      String name,
      Plan.Kind kind,
      long at,
      int place,
      int entrants,
      List<CompetitionInfo.Jersey> jerseys) {}

  public record Palmares(Person player, List<Honour> honours) {}

  /**
   * A player in the rating list of a month.
   *
   * @param rating at the end of the month, or now
   * @param change in this month
   * @param games matches, or puzzles that were answered
   * @param wins matches that were won, or puzzles that were solved
   */
  public record MonthLine(
      int rank, Person player, double rating, double change, int games, int wins) {}

  /**
   * The rating list of a month.
   *
   * @param game empty for the list of puzzles
   * @param month as 2026-11
   * @param months for which there are lists, the latest first
   */
  public record Month(String game, String month, List<String> months, List<MonthLine> lines) {}
}
