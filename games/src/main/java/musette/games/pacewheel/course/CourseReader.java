package musette.games.pacewheel.course;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Refused;

/**
 * Reads courses from text (PW-DATA-01 to PW-DATA-05): all of it or nothing; a broken entry is
 * refused with file, line and reason.
 */
public final class CourseReader {
  /** The longest course. */
  public static final int MOST_SQUARES = 250;

  static final int LEAST_SQUARES = 30;
  static final int MOST_ZONES = 8;
  static final int MOST_STAGES = 15;

  /** Of all stages of a race together: no match becomes longer than people and servers can bear. */
  static final int MOST_SQUARES_IN_ALL = 1000;

  private static final String LENGTH = "[1-9][0-9]{0,2}";

  /** An entry that its second line has not completed yet. */
  private record Open(String keyword, String id, String title) {
    static final Open NOTHING = new Open("", "", "");
  }

  private final String file;
  private final Map<String, Course> courses = new LinkedHashMap<>();
  private final Map<String, List<Course>> races = new LinkedHashMap<>();
  private Open open = Open.NOTHING;
  private String last = "";
  private int line;

  private CourseReader(String file) {
    this.file = file;
  }

  /** The entries of a file. */
  public static Courses read(String file, List<String> lines) {
    return new CourseReader(file).read(lines);
  }

  /** Entries of one's own; before a lone profile the heading that it lacks is read. */
  public static Courses readOwn(String option, List<String> entries) {
    var reader = new CourseReader(option);
    String first = entries.getFirst().strip();
    if (!first.startsWith("course") && !first.startsWith("race")) {
      reader.open("course", "own : Own course");
    }
    return reader.read(entries);
  }

  private Courses read(List<String> lines) {
    for (String text : lines) {
      line++;
      String entry = text.replaceFirst("#.*", "").strip();
      if (!entry.isEmpty()) {
        entry(entry.split("\\s+", 2));
      }
    }
    if (open != Open.NOTHING) {
      throw broken("PW-DATA-02", "unfinished", open.id);
    }
    return new Courses(Collections.unmodifiableMap(courses), Collections.unmodifiableMap(races));
  }

  private void entry(String[] words) {
    String rest = words.length == 2 ? words[1] : "";
    switch (words[0]) {
      case "course", "race" -> open(words[0], rest);
      case "profile" -> profile(rest);
      case "feed" -> feed(rest);
      case "stages" -> stages(rest);
      default -> throw broken("PW-DATA-05", "keyword", words[0]);
    }
  }

  private void open(String keyword, String rest) {
    if (open != Open.NOTHING) {
      throw broken("PW-DATA-02", "unfinished", open.id);
    }
    String[] parts = rest.split("\\s*:\\s*", 2);
    if (!parts[0].matches("[a-z0-9-]{1,40}")) {
      throw broken("PW-DATA-02", "id", parts[0]);
    }
    if (courses.containsKey(parts[0]) || races.containsKey(parts[0])) {
      throw broken("PW-DATA-02", "twice", parts[0]);
    }
    if (parts.length < 2 || parts[1].strip().isEmpty()) {
      throw broken("PW-DATA-02", "title", parts[0]);
    }
    open = new Open(keyword, parts[0], parts[1]);
    last = "";
  }

  private void profile(String rest) {
    if (!open.keyword.equals("course")) {
      throw broken("PW-DATA-02", "no_course", "profile");
    }
    var road = new StringBuilder();
    char before = ' ';
    for (String run : rest.split("\\s+")) {
      if (!run.matches("[_^v]" + LENGTH)) {
        throw broken("PW-DATA-03", "run", run);
      }
      if (run.charAt(0) == before) {
        throw broken("PW-DATA-03", "same_terrain", run);
      }
      before = run.charAt(0);
      road.append(run.substring(0, 1).repeat(Integer.parseInt(run.substring(1))));
    }
    if (!road.toString().startsWith("____")) {
      throw broken("PW-DATA-03", "flat_start", rest);
    }
    if (road.length() < LEAST_SQUARES || road.length() > MOST_SQUARES) {
      throw broken("PW-DATA-03", "length", String.valueOf(road.length()));
    }
    courses.put(open.id, Course.of(open.id, open.title, road.toString(), List.of()));
    last = open.id;
    open = Open.NOTHING;
  }

  private void feed(String rest) {
    Course course = courses.get(last);
    if (course == null || !course.feed().isEmpty()) {
      throw broken("PW-DATA-02", "no_course", "feed");
    }
    var zones = new ArrayList<Course.Zone>();
    int free = 5;
    for (String zone : rest.split("\\s+")) {
      if (!zone.matches(LENGTH + "(-" + LENGTH + ")?")) {
        throw broken("PW-DATA-04", "zone", zone);
      }
      String[] ends = zone.split("-");
      int first = Integer.parseInt(ends[0]);
      int end = Integer.parseInt(ends[ends.length - 1]);
      if (first < free || end < first || end >= course.length()) {
        throw broken("PW-DATA-04", "zone_place", zone);
      }
      zones.add(new Course.Zone(first, end));
      free = end + 2;
    }
    if (zones.size() > MOST_ZONES) {
      throw broken("PW-DATA-04", "zones", String.valueOf(zones.size()));
    }
    courses.put(last, Course.of(course.id(), course.title(), course.road(), zones));
  }

  private void stages(String rest) {
    if (!open.keyword.equals("race")) {
      throw broken("PW-DATA-02", "no_race", "stages");
    }
    var stages = new ArrayList<Course>();
    for (String id : rest.split("\\s+")) {
      Course course = courses.get(id);
      if (course == null) {
        throw broken("PW-DATA-02", "unknown_course", id);
      }
      stages.add(course);
    }
    if (stages.size() < 2 || stages.size() > MOST_STAGES) {
      throw broken("PW-DATA-02", "stages", String.valueOf(stages.size()));
    }
    int squares = stages.stream().mapToInt(Course::length).sum();
    if (squares > MOST_SQUARES_IN_ALL) {
      throw broken("PW-DATA-02", "whole_length", String.valueOf(squares));
    }
    races.put(open.id, List.copyOf(stages));
    open = Open.NOTHING;
  }

  private Refused broken(String rule, String problem, String found) {
    return Refused.because(
        rule, "course", "file", file, "line", line, "problem", problem, "found", found);
  }
}
