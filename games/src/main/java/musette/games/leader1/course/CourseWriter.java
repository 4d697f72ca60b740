package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.games.leader1.course.Plan.Mark;
import musette.kernel.AsciiLetters;

/** Writes races and tours as they are read (L1-H-12 to L1-H-14). */
final class CourseWriter {
  private final List<String> lines = new ArrayList<>();

  private CourseWriter() {}

  /** Hexagons of the author's own, the races in order, and the tour unless its name is empty. */
  static String print(List<Hexagon> own, List<Plan> races, String tour) {
    var writer = new CourseWriter();
    own.forEach(writer::hexagon);
    races.forEach(writer::race);
    if (!tour.isEmpty()) {
      writer.lines.add("tour " + word(tour));
      writer.fact("stages", races.stream().map(race -> word(race.name())).toList());
    }
    return String.join("\n", writer.lines) + "\n";
  }

  private static String word(String name) {
    return name.replace(' ', '_');
  }

  private void race(Plan plan) {
    boolean oneDay = plan.format() == Plan.Format.ONE_DAY;
    lines.add("race " + word(plan.name()) + (oneDay ? " one-day" : " stage"));
    fact("route", plan.route().stream().map(Plan.Laid::text).toList());
    marks("start", plan.start());
    marks("finish", plan.finish());
    marks("sprint", plan.sprints());
    marks("bonus", plan.bonuses());
    marks("feed", plan.feeds());
    fact("category", plan.categories().entrySet().stream().map(CourseWriter::category).toList());
    fact("weather", plan.weather().stream().map(String::valueOf).toList());
  }

  private static String category(Map.Entry<Integer, Integer> entry) {
    return entry.getKey() + "=" + entry.getValue();
  }

  private void marks(String word, List<Mark> marks) {
    fact(word, marks.stream().map(Mark::toString).toList());
  }

  private void fact(String word, List<String> values) {
    if (!values.isEmpty()) {
      lines.add("  " + word + " " + String.join(" ", values));
    }
  }

  private void hexagon(Hexagon hexagon) {
    var lanes = new StringBuilder();
    for (Lane lane : Lane.values()) {
      lanes.append(hexagon.has(lane) ? lane.name() : "");
    }
    lines.add(
        String.join(
                " ",
                "hex",
                hexagon.name(),
                AsciiLetters.lower(hexagon.terrain().name()),
                hexagon.shape().name(),
                lanes,
                String.valueOf(hexagon.milestone()))
            + squares(" cobbles=", hexagon, hexagon.cobbles())
            + squares(" dark=", hexagon, hexagon.dark())
            + (hexagon.dots() == Lane.C ? "" : " dots=" + hexagon.dots()));
  }

  private static String squares(String word, Hexagon hexagon, int set) {
    var names = new ArrayList<String>();
    for (Lane lane : Lane.values()) {
      for (int k = 1; k <= hexagon.squares(lane); k++) {
        if ((set & Hexagon.bit(lane, k)) != 0) {
          names.add(lane.name() + k);
        }
      }
    }
    return names.isEmpty() ? "" : word + String.join(",", names);
  }
}
