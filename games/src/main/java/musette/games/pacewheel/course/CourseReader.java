package musette.games.pacewheel.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Refusal;
import musette.kernel.RoadLine;
import musette.kernel.RoadLine.Word;

/**
 * Reads courses from text (PW-DATA-01 to PW-DATA-05). It reads on after a mistake, so that all of
 * them are found and what is there can be drawn; who rides takes nothing that has a mistake.
 */
public final class CourseReader {
  /** The longest course. */
  public static final int MOST_SQUARES = 250;

  static final int LEAST_SQUARES = 30;
  static final int MOST_ZONES = 8;
  static final int MOST_STAGES = 15;
  static final int LONGEST_TITLE = 60;
  static final int FIRST_FEED = 5;

  /** Of all stages of a race together: no match becomes longer than people and servers can bear. */
  static final int MOST_SQUARES_IN_ALL = 1000;

  /** More mistakes than this are not told. */
  private static final int MOST_MISTAKES = 20;

  private static final String LENGTH = "[1-9][0-9]{0,2}";

  /** An entry that its second line has not completed yet. */
  private record Open(String keyword, String id, String title) {
    static final Open NOTHING = new Open("", "", "");
  }

  /** Where entries are counted: by line in a file, one by one in an option. */
  private final String file;

  private final Map<String, Course> courses = new LinkedHashMap<>();
  private final Map<String, List<Course>> races = new LinkedHashMap<>();
  private final List<Mistake> mistakes = new ArrayList<>();
  private Open open = Open.NOTHING;
  private String raceTitle = "";
  private String last = "";
  private int number;

  private CourseReader(String file) {
    this.file = file;
  }

  /** The entries of a file, all of it or nothing. */
  public static Courses read(String file, String text) {
    Reading read = new CourseReader(file).read(RoadLine.of(text), Numbering.LINES);
    for (Mistake mistake : read.mistakes()) {
      throw mistake.refusal().asException();
    }
    return read.courses();
  }

  /** Entries of one's own; before a lone profile the heading that it lacks is read. */
  public static Reading readOwn(String option, String text) {
    var reader = new CourseReader(option);
    List<RoadLine> entries = RoadLine.of(text);
    if (!entries.isEmpty()) {
      String first = entries.getFirst().text();
      if (!first.startsWith("course") && !first.startsWith("race")) {
        reader.open = new Open("course", "own", Reading.UNNAMED);
      }
    }
    return reader.read(entries, Numbering.ENTRIES);
  }

  private enum Numbering {
    LINES,
    ENTRIES
  }

  private Reading read(List<RoadLine> entries, Numbering numbering) {
    var end = new Word(1, 1, "");
    for (RoadLine entry : entries) {
      number = numbering == Numbering.LINES ? entry.line() : number + 1;
      entry(entry);
      end = new Word(entry.line(), entry.column() + entry.text().length(), "");
      if (mistakes.size() > MOST_MISTAKES) {
        break;
      }
    }
    if (open != Open.NOTHING) {
      broken(end, "", "PW-DATA-02", "unfinished", open.id);
    }
    return new Reading(new Courses(courses, races), raceTitle, mistakes);
  }

  private void entry(RoadLine entry) {
    List<Word> words = entry.words();
    Word first = words.getFirst();
    List<Word> rest = words.subList(1, words.size());
    switch (first.text()) {
      case "course", "race" -> open(first, entry.text().substring(first.text().length()).strip());
      case "profile" -> profile(first, rest);
      case "feed" -> feed(first, rest);
      case "stages" -> stages(first, rest);
      default -> broken(first, "", "PW-DATA-05", "keyword", first.text());
    }
  }

  private void open(Word at, String rest) {
    if (open != Open.NOTHING) {
      broken(at, "", "PW-DATA-02", "unfinished", open.id);
    }
    int colon = rest.indexOf(':');
    String id = colon < 0 ? rest : rest.substring(0, colon).strip();
    String title = colon < 0 ? "" : rest.substring(colon + 1).strip();
    if (!id.matches("[a-z0-9-]{1,40}")) {
      broken(at, "", "PW-DATA-02", "id", id);
    } else if (courses.containsKey(id) || races.containsKey(id)) {
      broken(at, "", "PW-DATA-02", "twice", id);
    } else if (title.isEmpty() || title.length() > LONGEST_TITLE) {
      broken(at, "", "PW-DATA-02", "title", id);
    }
    open = new Open(at.text(), id, title.substring(0, Math.min(LONGEST_TITLE, title.length())));
    last = "";
  }

  private void profile(Word at, List<Word> runs) {
    if (!open.keyword.equals("course")) {
      broken(at, "", "PW-DATA-02", "no_course", "profile");
      return;
    }
    String stage = courses.size() + 1 + ":";
    var road = new StringBuilder();
    char before = ' ';
    for (Word run : runs) {
      if (!run.text().matches("[_^v]" + LENGTH)) {
        broken(run, stage, "PW-DATA-03", "run", run.text());
        continue;
      }
      if (run.text().charAt(0) == before) {
        broken(run, stage + (road.length() + 1), "PW-DATA-03", "same_terrain", run.text());
      }
      before = run.text().charAt(0);
      int length = Integer.parseInt(run.text().substring(1));
      // What is far too long is refused below; nobody needs all of it.
      int kept = Math.min(length, 4 * MOST_SQUARES - Math.min(road.length(), 4 * MOST_SQUARES));
      road.append(run.text().substring(0, 1).repeat(kept));
    }
    Word where = runs.isEmpty() ? at : runs.getFirst();
    if (!road.toString().startsWith("____")) {
      broken(where, stage + 1, "PW-DATA-03", "flat_start", where.text());
    }
    if (road.length() < LEAST_SQUARES || road.length() > MOST_SQUARES) {
      String found = String.valueOf(road.length());
      broken(where, stage + road.length(), "PW-DATA-03", "length", found);
    }
    courses.put(open.id, Course.of(open.id, open.title, road.toString(), List.of()));
    last = open.id;
    open = Open.NOTHING;
  }

  private void feed(Word at, List<Word> words) {
    Course course = courses.get(last);
    if (course == null || !course.feed().isEmpty()) {
      broken(at, "", "PW-DATA-02", "no_course", "feed");
      return;
    }
    String stage = courses.size() + ":";
    var zones = new ArrayList<Course.Zone>();
    int free = FIRST_FEED;
    for (Word zone : words) {
      if (!zone.text().matches(LENGTH + "(-" + LENGTH + ")?")) {
        broken(zone, stage, "PW-DATA-04", "zone", zone.text());
        continue;
      }
      String[] ends = zone.text().split("-");
      int first = Integer.parseInt(ends[0]);
      int end = Integer.parseInt(ends[ends.length - 1]);
      if (first < free || end < first || end >= course.length()) {
        broken(zone, stage + first, "PW-DATA-04", "zone_place", zone.text());
      }
      zones.add(new Course.Zone(first, end));
      free = end + 2;
    }
    if (zones.size() > MOST_ZONES) {
      broken(at, stage, "PW-DATA-04", "zones", String.valueOf(zones.size()));
    }
    courses.put(last, Course.of(course.id(), course.title(), course.road(), zones));
  }

  private void stages(Word at, List<Word> ids) {
    if (!open.keyword.equals("race")) {
      broken(at, "", "PW-DATA-02", "no_race", "stages");
      return;
    }
    var stages = new ArrayList<Course>();
    for (Word id : ids) {
      Course course = courses.get(id.text());
      if (course == null) {
        broken(id, "", "PW-DATA-02", "unknown_course", id.text());
      } else {
        stages.add(course);
      }
    }
    if (stages.size() < 2 || stages.size() > MOST_STAGES) {
      broken(at, "", "PW-DATA-02", "stages", String.valueOf(stages.size()));
    }
    int squares = stages.stream().mapToInt(Course::length).sum();
    if (squares > MOST_SQUARES_IN_ALL) {
      broken(at, "", "PW-DATA-02", "whole_length", String.valueOf(squares));
    }
    races.put(open.id, List.copyOf(stages));
    raceTitle = open.title;
    open = Open.NOTHING;
  }

  private void broken(Word at, String element, String rule, String problem, String found) {
    Refusal refusal =
        Refusal.of(
            rule, "course", "file", file, "line", number, "problem", problem, "found", found);
    mistakes.add(new Mistake(at, element, problem, refusal));
  }
}
