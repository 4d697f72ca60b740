package musette.table.competition;

import java.util.List;
import musette.wire.competition.CompetitionInfo;
import musette.wire.competition.Plan;

/** The results of a competition as comma-separated values. */
public final class ResultsCsv {
  private ResultsCsv() {}

  public static String of(CompetitionInfo info) {
    var text = new StringBuilder();
    boolean tour = info.plan().kind() == Plan.Kind.TOUR;
    String value = info.plan().count() == Plan.Count.TIME ? "seconds" : "points";
    text.append("place,name,bot,").append(tour ? value : "points,wins,met");
    for (int round = 1; round <= info.round(); round++) {
      text.append(",round ").append(round);
    }
    text.append("\r\n");
    if (tour) {
      for (CompetitionInfo.Line line : info.classifications().getFirst().lines()) {
        who(text, info, line.rank(), line.who());
        text.append(line.value());
        places(text, line.places());
      }
    } else {
      for (CompetitionInfo.Standing line : info.standings()) {
        who(text, info, line.place(), line.entrant());
        text.append(line.points()).append(',').append(line.wins()).append(',').append(line.met());
        places(text, line.places());
      }
    }
    return text.toString();
  }

  private static void who(StringBuilder text, CompetitionInfo info, int place, int entrant) {
    CompetitionInfo.Entrant one = info.entrants().get(entrant);
    String name = one.name().isEmpty() ? one.player().name() : one.name();
    text.append(place).append(',').append(quoted(name)).append(',').append(one.bot()).append(',');
  }

  private static void places(StringBuilder text, List<Integer> places) {
    places.forEach(place -> text.append(',').append(place == 0 ? "" : place.toString()));
    text.append("\r\n");
  }

  /** A name that begins like a formula must not become one in a spreadsheet. */
  private static String quoted(String name) {
    String safe = !name.isEmpty() && "=+-@\t".indexOf(name.charAt(0)) >= 0 ? "'" + name : name;
    return '"' + safe.replace("\"", "\"\"") + '"';
  }
}
