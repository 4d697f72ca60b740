package musette.table.competition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.wire.competition.CompetitionChange.Draw;
import musette.wire.competition.CompetitionChange.Ridden;
import musette.wire.competition.CompetitionChange.Score;

/** A round: its tables, and what came of those that are finished. */
final class RoundState {
  private final int number;
  private final long began;
  private final List<Draw> tables;
  private final Map<String, List<Score>> scores = new LinkedHashMap<>();
  private long ended;

  RoundState(int number, long began, List<Draw> tables) {
    this.number = number;
    this.began = began;
    this.tables = List.copyOf(tables);
    this.ended = began;
  }

  int number() {
    return number;
  }

  long began() {
    return began;
  }

  /** When its last table was finished. */
  long ended() {
    return ended;
  }

  List<Draw> tables() {
    return tables;
  }

  void settle(String table, List<Score> result, long at) {
    scores.put(table, List.copyOf(result));
    ended = at;
  }

  boolean isSettled(Draw draw) {
    return draw.entrants().size() < 2 || scores.containsKey(draw.table());
  }

  boolean isOver() {
    return tables.stream().allMatch(this::isSettled);
  }

  /** The scores of a table; empty as long as it is not finished. */
  List<Score> scores(Draw draw) {
    return draw.entrants().size() < 2
        ? List.of(new Score(draw.entrants().getFirst(), 1, 0, 0, Ridden.BYE))
        : scores.getOrDefault(draw.table(), List.of());
  }

  List<Score> scores() {
    var all = new ArrayList<Score>();
    tables.forEach(draw -> all.addAll(scores(draw)));
    return all;
  }
}
