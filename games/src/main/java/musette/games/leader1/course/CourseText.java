package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import musette.games.leader1.course.Plan.Laid;
import musette.games.leader1.course.Plan.Mark;
import musette.kernel.AsciiLetters;
import musette.kernel.Refused;
import musette.kernel.RoadLine;

/**
 * Reads hexagons, races and tours from text (L1-H-12 to L1-H-14). A semicolon ends a line too, so
 * that a race fits into one line of a game record.
 */
final class CourseText {
  private static final List<String> KEYS =
      List.of("route", "start", "finish", "sprint", "bonus", "feed", "category", "weather");

  private static final int LONGEST_NAME = 60;

  private final Map<String, Hexagon> hexagons;
  private final Map<String, Plan> races = new LinkedHashMap<>();
  private final Map<String, Tour> tours = new LinkedHashMap<>();
  private final Map<String, String[]> facts = new LinkedHashMap<>();

  /** Where the race or tour that is being read and its facts stand, by their first words. */
  private final Map<String, Integer> lines = new LinkedHashMap<>();

  private String name = "";
  private String kind = "";
  private int at;

  /** The part that complaints are about: its line and its first word. */
  private int line;

  private String word = "";

  private CourseText(Map<String, Hexagon> known) {
    hexagons = new LinkedHashMap<>(known);
  }

  /** The stages of a tour, and the line that names them. */
  record Tour(int line, List<String> stages) {}

  /** All that a text defines; the hexagons include those known before. */
  record Book(Map<String, Hexagon> hexagons, Map<String, Plan> races, Map<String, Tour> tours) {}

  static Book read(String text, Map<String, Hexagon> known) {
    var reader = new CourseText(known);
    for (RoadLine part : RoadLine.of(text)) {
      reader.at++;
      reader.part(part.words().stream().map(RoadLine.Word::text).toArray(String[]::new));
    }
    reader.close();
    // Races may be written after the tour that they belong to.
    reader.tours.values().forEach(reader::check);
    return new Book(reader.hexagons, reader.races, reader.tours);
  }

  private void check(Tour tour) {
    TourChecks.check(tour.stages(), races)
        .ifPresent(
            found -> {
              throw problem("L1-H-14", tour.line(), "stages", found.problem(), found.what());
            });
  }

  private void part(String[] words) {
    boolean begins = words[0].equals("hex") || words[0].equals("race") || words[0].equals("tour");
    if (begins) {
      close();
    }
    line = at;
    word = words[0];
    switch (words[0]) {
      case "hex" -> hexagon(words);
      case "race", "tour" -> {
        if (words.length != (words[0].equals("race") ? 3 : 2)) {
          throw problem("L1-H-14", "race-form", String.join(" ", words));
        }
        if (races.containsKey(title(words[1])) || tours.containsKey(title(words[1]))) {
          throw problem("L1-H-14", "twice", words[1]);
        }
        if (words[1].length() > LONGEST_NAME) {
          throw problem("L1-H-14", "long-name", words[1]);
        }
        name = title(words[1]);
        kind = words.length == 3 ? words[2] : "tour";
        lines.put(words[0], at);
      }
      default -> fact(words);
    }
  }

  /** The name of a race or tour: an underscore in its word stands for a space. */
  private static String title(String word) {
    return word.replace('_', ' ').strip();
  }

  /** Complaints from here on are about this fact of the race or tour that is being read. */
  private void about(String fact) {
    word = facts.containsKey(fact) ? fact : kind.equals("tour") ? "tour" : "race";
    line = lines.getOrDefault(word, at);
  }

  private void fact(String[] words) {
    boolean known = kind.equals("tour") ? words[0].equals("stages") : KEYS.contains(words[0]);
    if (name.isEmpty() || !known) {
      throw problem("L1-H-14", "unknown-word", words[0]);
    }
    if (words.length == 1) {
      throw problem("L1-H-14", "empty", words[0]);
    }
    if (facts.put(words[0], words) != null) {
      throw problem("L1-H-14", "twice", words[0]);
    }
    lines.put(words[0], at);
  }

  /** Ends the race or tour that was being read. */
  private void close() {
    if (name.isEmpty()) {
      return;
    }
    if (kind.equals("tour")) {
      List<String> stages = words("stages").stream().map(CourseText::title).toList();
      if (stages.isEmpty()) {
        throw problem("L1-H-14", "empty", "stages");
      }
      tours.put(name, new Tour(line, stages));
    } else {
      races.put(name, plan());
    }
    name = "";
    facts.clear();
    lines.clear();
  }

  private Plan plan() {
    about("race");
    Plan.Format format =
        switch (kind) {
          case "one-day" -> Plan.Format.ONE_DAY;
          case "stage" -> Plan.Format.STAGE;
          default -> throw problem("L1-H-14", "race-form", kind);
        };
    var route = new ArrayList<Laid>();
    for (String text : words("route")) {
      boolean mirrored = text.endsWith("~");
      Hexagon found = hexagons.get(mirrored ? text.substring(0, text.length() - 1) : text);
      if (found == null) {
        throw problem("L1-H-13", "unknown-hexagon", text);
      }
      route.add(new Laid(text, mirrored ? found.mirrored() : found));
    }
    var categories = new TreeMap<Integer, Integer>();
    for (String text : words("category")) {
      String[] parts = text.split("=", -1);
      if (parts.length != 2) {
        throw problem("L1-H-14", "category-form", text);
      }
      if (categories.put(number(parts[0], route.size()), number(parts[1], 9)) != null) {
        throw problem("L1-H-20", "twice", text);
      }
    }
    List<Integer> weather =
        words("weather").stream().map(text -> number(text, route.size())).toList();
    int hexes = route.size();
    return new Plan(
        name,
        Collections.unmodifiableMap(new LinkedHashMap<>(lines)),
        format,
        route,
        marks("start", hexes),
        marks("finish", hexes),
        marks("sprint", hexes),
        marks("bonus", hexes),
        marks("feed", hexes),
        categories,
        weather);
  }

  private List<String> words(String key) {
    about(key);
    String[] words = facts.get(key);
    return words == null ? List.of() : List.of(words).subList(1, words.length);
  }

  private List<Mark> marks(String key, int hexagonCount) {
    var marks = new ArrayList<Mark>();
    for (String text : words(key)) {
      String[] parts = text.split("@", -1);
      if (parts.length != 2 || !parts[1].matches("[0-6]")) {
        throw problem("L1-H-09", "mark-form", text);
      }
      marks.add(new Mark(number(parts[0], hexagonCount), Integer.parseInt(parts[1])));
    }
    return marks;
  }

  private int number(String text, int max) {
    if (!text.matches("[0-9]{1,3}")) {
      throw problem("L1-H-14", "number", text);
    }
    int value = Integer.parseInt(text);
    if (value < 1 || value > max) {
      throw problem("L1-H-14", "no-such-hexagon", text);
    }
    return value;
  }

  private void hexagon(String[] words) {
    if (words.length < 6) {
      throw problem("L1-H-13", "hex-form", String.join(" ", words));
    }
    Terrain terrain = one(Terrain.class, AsciiLetters.upper(words[2]), words[2]);
    Shape shape = one(Shape.class, words[3], words[3]);
    int lanes =
        switch (words[4]) {
          case "LCR" -> 7;
          case "CR" -> 6;
          case "LC" -> 3;
          default -> throw problem("L1-H-04", "lanes", words[4]);
        };
    var bare = new Hexagon(words[1], terrain, shape, lanes, number(words[5], 99), 0, 0, Lane.C);
    int cobbles = 0;
    int dark = 0;
    Lane dots = Lane.C;
    for (String word : List.of(words).subList(6, words.length)) {
      int equals = word.indexOf('=');
      String value = word.substring(equals + 1);
      switch (word.substring(0, Math.max(equals, 0))) {
        case "cobbles" -> cobbles = squares(bare, value);
        case "dark" -> dark = squares(bare, value);
        case "dots" -> dots = one(Lane.class, value, value);
        default -> throw problem("L1-H-13", "unknown-word", word);
      }
    }
    if (!bare.has(dots)) {
      throw problem("L1-H-08", "dots-lane", dots.name());
    }
    var whole = new Hexagon(words[1], terrain, shape, lanes, bare.milestone(), cobbles, dark, dots);
    if (!words[1].matches("[a-z][a-z0-9-]*") || hexagons.put(words[1], whole) != null) {
      throw problem("L1-H-13", "hex-name", words[1]);
    }
  }

  private <E extends Enum<E>> E one(Class<E> type, String value, String shown) {
    for (E constant : type.getEnumConstants()) {
      if (constant.name().equals(value)) {
        return constant;
      }
    }
    throw problem("L1-H-13", "unknown-word", shown);
  }

  /** {@code LC2,CR4-5} is L2 C2 C4 C5 R4 R5. */
  private int squares(Hexagon hexagon, String list) {
    int bits = 0;
    for (String item : list.split(",", -1)) {
      if (!item.matches("[LCR]+[1-7](-[1-7])?")) {
        throw problem("L1-H-13", "squares-form", item);
      }
      String letters = item.replaceFirst("[0-9].*", "");
      String[] range = item.substring(letters.length()).split("-", -1);
      int last = Integer.parseInt(range[range.length - 1]);
      for (int number = Integer.parseInt(range[0]); number <= last; number++) {
        for (int i = 0; i < letters.length(); i++) {
          char letter = letters.charAt(i);
          Lane lane = Lane.valueOf(String.valueOf(letter));
          if (number > hexagon.squares(lane)) {
            throw problem("L1-H-13", "no-such-square", letter + "" + number);
          }
          bits |= Hexagon.bit(lane, number);
        }
      }
    }
    return bits;
  }

  private Refused problem(String rule, String problem, String what) {
    return problem(rule, line, word, problem, what);
  }

  /** About the part of the text with this number and first word. */
  static Refused problem(String rule, int line, String word, String problem, String what) {
    return Refused.because(
        rule, "course", "line", line, "word", word, "problem", problem, "what", what);
  }
}
