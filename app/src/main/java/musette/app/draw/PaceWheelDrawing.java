package musette.app.draw;

import java.util.List;
import java.util.Map;
import musette.app.draw.Ink.Colour;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.RacePosition;
import musette.games.pacewheel.api.RaceView;
import musette.games.pacewheel.course.Course;
import musette.games.pacewheel.course.Terrain;
import musette.wire.Words;

/** The course in rows of squares with its groups, the wheel, and the team sheets. */
final class PaceWheelDrawing implements Drawing<RaceView> {
  private static final int CELL = 3;
  private static final int STRIP = 4;
  private static final int DEEP = 4;
  private static final int[][] WHEEL = {{1, 2, 3}, {2, 4, 6}, {3, 6, 9}};

  @Override
  public String draw(RaceView view, Ink ink, Words words, int width) {
    var text = new StringBuilder();
    int perRow = Math.max(8, (width - 1) / CELL);
    int length = view.course().road().length();
    for (int first = 1 - STRIP; first <= length; first += perRow) {
      row(text, view, ink, first, Math.min(length, first + perRow - 1));
    }
    groups(text, view, ink, words);
    wheel(text, view, ink, words);
    teams(text, view, ink, words);
    return text.toString();
  }

  private static void row(StringBuilder text, RaceView view, Ink ink, int first, int last) {
    for (int depth = DEEP - 1; depth >= 0; depth--) {
      var line = new StringBuilder();
      boolean any = depth == 0;
      for (int square = first; square <= last; square++) {
        List<String> there = on(view, square);
        any |= there.size() > depth;
        line.append(there.size() > depth ? racer(ink, there.get(depth)) + " " : " ".repeat(CELL));
      }
      if (any) {
        text.append(line.toString().stripTrailing()).append('\n');
      }
    }
    var road = new StringBuilder();
    var marks = new StringBuilder();
    for (int square = first; square <= last; square++) {
      road.append(square(view.course(), ink, square));
      marks.append(mark(view, square));
    }
    text.append(road).append('\n').append(marks.toString().stripTrailing()).append('\n');
  }

  private static List<String> on(RaceView view, int square) {
    return view.position().racers().entrySet().stream()
        .filter(entry -> entry.getValue().square() == square)
        .map(Map.Entry::getKey)
        .toList();
  }

  private static String racer(Ink ink, String name) {
    return ink.paint(Colour.ofTeam(name.charAt(0) - 'A'), name);
  }

  private static String square(Course course, Ink ink, int square) {
    if (square < 1) {
      return "...";
    }
    return switch (course.road().charAt(square - 1)) {
      case '^' -> ink.paint(Colour.BRICK, "/^/");
      case 'v' -> ink.paint(Colour.CHARCOAL, "\\v\\");
      default -> ink.paint(Colour.FOREST, "___");
    };
  }

  /** F finish, S summit, R food unless it is left out, and every fifth number. */
  private static String mark(RaceView view, int square) {
    Course course = view.course();
    boolean feeds =
        "on".equals(view.options().get("feeding"))
            && course.feed().stream()
                .anyMatch(zone -> square >= zone.first() && square <= zone.last());
    String mark =
        square == course.road().length()
            ? "F"
            : course.summits().contains(square)
                ? "S"
                : feeds ? "R" : square % 5 == 0 ? String.valueOf(square) : "";
    return String.format("%-" + CELL + "s", mark);
  }

  private static void groups(StringBuilder text, RaceView view, Ink ink, Words words) {
    int place = 0;
    for (RaceView.Group group : view.groups()) {
      text.append(ink.bold(String.valueOf(++place))).append(". ");
      for (RaceView.Row row : group.rows()) {
        text.append('[');
        row.racers().forEach(name -> text.append(racer(ink, name)).append(' '));
        text.setLength(text.length() - 1);
        text.append(']');
      }
      text.append(' ').append(group.front()).append(", ");
      text.append(words.text("value." + group.terrain().name())).append(", ");
      text.append(words.text("value." + group.pace().name())).append(' ').append(group.squares());
      text.append(" (").append(group.breakawayNeeds()).append('+');
      text.append(", +").append(group.counterAdds()).append(")\n");
    }
  }

  /** Outer number, middle and inner supplement; the fields with a token are marked. */
  private static void wheel(StringBuilder text, RaceView view, Ink ink, Words words) {
    for (Terrain terrain : Terrain.values()) {
      text.append(String.format("%-10s", words.text("value." + terrain.name())));
      for (Pace pace : Pace.values()) {
        int cell = 3 * terrain.ordinal() + pace.ordinal();
        String field =
            WHEEL[terrain.ordinal()][pace.ordinal()]
                + " +"
                + view.breakaway().get(cell)
                + " +"
                + view.counter().get(cell);
        boolean token =
            view.groups().stream().anyMatch(g -> g.terrain() == terrain && g.pace() == pace);
        text.append(token ? ink.bold("(" + field + ")") : " " + field + " ").append("  ");
      }
      text.setLength(text.length() - 2);
      text.append('\n');
    }
  }

  private static void teams(StringBuilder text, RaceView view, Ink ink, Words words) {
    String sprint = words.text("value.SPRINT");
    String endurance = words.text("value.ENDURANCE");
    String climbing = words.text("value.CLIMBING");
    text.append(sprint).append('/').append(endurance).append('/').append(climbing).append('\n');
    String team = "";
    for (var entry : view.position().racers().entrySet()) {
      RacePosition.Rider rider = entry.getValue();
      String seat = entry.getKey().substring(0, 1);
      text.append(team.isEmpty() ? "" : seat.equals(team) ? "   " : "\n");
      team = seat;
      text.append(racer(ink, entry.getKey())).append(' ').append(rider.sprint()).append('/');
      text.append(rider.endurance()).append('/').append(rider.climbing());
      if (view.stages().size() > 1) {
        text.append(" (").append(rider.points()).append(", ").append(rider.climbPoints());
        text.append(')');
      }
    }
    text.append('\n');
  }
}
