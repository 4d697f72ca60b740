package musette.games.pacewheel.course;

import java.util.ArrayList;
import java.util.List;

/** Prints courses as the text that {@link CourseReader} reads. */
final class CoursePrinter {
  private CoursePrinter() {}

  static String print(String title, List<Course> stages) {
    var lines = new ArrayList<String>();
    if (stages.size() == 1) {
      Course only = stages.getFirst();
      if (!title.isEmpty()) {
        lines.add("course own : " + title);
      }
      add(lines, only);
      return String.join("\n", lines);
    }
    var ids = new ArrayList<String>();
    for (Course stage : stages) {
      String id = "stage-" + (ids.size() + 1);
      ids.add(id);
      lines.add("course " + id + " : " + (stage.title().isEmpty() ? id : stage.title()));
      add(lines, stage);
    }
    lines.add("race own : " + (title.isEmpty() ? "own" : title));
    lines.add("stages " + String.join(" ", ids));
    return String.join("\n", lines);
  }

  private static void add(List<String> lines, Course course) {
    var profile = new StringBuilder("profile");
    String road = course.road();
    int from = 0;
    for (int i = 1; i <= road.length(); i++) {
      if (i == road.length() || road.charAt(i) != road.charAt(from)) {
        profile.append(' ').append(road.charAt(from)).append(i - from);
        from = i;
      }
    }
    lines.add(profile.toString());
    if (!course.feed().isEmpty()) {
      var feed = new StringBuilder("feed");
      for (Course.Zone zone : course.feed()) {
        feed.append(' ').append(zone.first());
        feed.append(zone.last() > zone.first() ? "-" + zone.last() : "");
      }
      lines.add(feed.toString());
    }
  }
}
