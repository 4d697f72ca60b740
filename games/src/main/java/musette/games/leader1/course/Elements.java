package musette.games.leader1.course;

import java.util.List;
import musette.kernel.Refusal;

/** What a complaint is about on the drawn road: a line {@code h@r}, or the number of a hexagon. */
final class Elements {
  private Elements() {}

  static String of(Plan plan, Refusal refusal) {
    String problem = String.valueOf(refusal.about().get("problem"));
    String what = String.valueOf(refusal.about().get("what")).split(" ", -1)[0];
    return switch (problem) {
      case "repeated", "dots-differ" -> last(plan, what);
      case "overlap" -> second(plan);
      case "start", "start-early" -> what.contains("@") ? what : "1";
      case "finish" -> what.contains("@") ? what : String.valueOf(plan.route().size());
      default -> what.matches("[0-9]+(@[0-6])?") ? what : "";
    };
  }

  private static String last(Plan plan, String text) {
    for (int h = plan.route().size(); h >= 1; h--) {
      if (plan.route().get(h - 1).text().equals(text)) {
        return String.valueOf(h);
      }
    }
    return "";
  }

  /** The hexagon that lies on another. */
  private static String second(Plan plan) {
    List<List<Integer>> cells =
        CourseChecks.layout(plan).stream().map(cell -> cell.subList(0, 2)).toList();
    for (int h = 0; h < cells.size(); h++) {
      if (cells.subList(0, h).contains(cells.get(h))) {
        return String.valueOf(h + 1);
      }
    }
    return "";
  }
}
