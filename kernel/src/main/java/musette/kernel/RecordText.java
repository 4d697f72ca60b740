package musette.kernel;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The text form of a {@link GameRecord}: one fact per line, with a version in the first line. */
public final class RecordText {
  /** The version of the text form, not of any rules. */
  public static final int FORMAT = 1;

  /** Longer texts are refused; no match comes near this length. */
  public static final int MAX_LENGTH = 8_000_000;

  /** Longer lines are refused, except options and undos, which have their own limits. */
  private static final int MAX_LINE = 240;

  private static final int MAX_NAME = 200;

  private static final String HEADER = "musette-record ";

  private RecordText() {}

  /** The text of a record; {@link #parse} turns it back into an equal one. */
  public static String print(GameRecord record) {
    var text = new StringBuilder();
    line(text, HEADER + FORMAT);
    line(text, "game " + record.game());
    line(text, "rules " + record.version());
    line(text, "seats " + record.setup().seats());
    for (int i = 0; i < record.players().size(); i++) {
      line(text, "player " + Seat.of(i) + " " + name(record.players().get(i)));
    }
    record.setup().options().forEach((id, value) -> line(text, "option " + id + " " + value));
    line(text, "seed-hash " + record.secret().hash());
    if (record.secret() instanceof GameRecord.Secret.Shown(Seed seed)) {
      line(text, "seed " + seed.hex());
    }
    for (Seat seat : Seat.first(record.setup().seats())) {
      String word = record.words().get(seat);
      if (word != null) {
        line(text, "word " + seat + " " + oneLine(word));
      }
    }
    for (Entry entry : record.log()) {
      line(
          text,
          switch (entry) {
            case Entry.Played(int ply, Seat seat, String action) ->
                "ply " + ply + " " + seat + " " + action;
            case Entry.TakenBack(List<Integer> plies) -> "undo " + join(plies);
          });
    }
    record.hints().forEach(hint -> line(text, "hint " + hint.ply() + " " + hint.seat()));
    record.standIns().forEach(one -> line(text, "stand-in " + one.ply() + " " + one.seat()));
    if (!record.places().isEmpty()) {
      line(text, "result " + join(record.places()));
    }
    return text.toString();
  }

  /**
   * Parses a record. Its moves are not checked; {@link GameRecord#replay} does that.
   *
   * @param games finds the game that the record names
   * @throws Refused with the reason {@code record}, the line and the problem if this is not a
   *     record; also if the game is unknown or does not accept the set-up
   */
  public static GameRecord parse(String text, GameLookup games) {
    if (text.length() > MAX_LENGTH) {
      throw problem(0, "too_long");
    }
    var reader = new Reader(games);
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      reader.line(i + 1, lines[i].endsWith("\r") ? chop(lines[i]) : lines[i]);
    }
    boolean ended = lines.length > 1 && lines[lines.length - 1].isEmpty();
    return reader.finish(ended ? lines.length - 1 : lines.length);
  }

  /** Finds a game by its id. */
  @FunctionalInterface
  public interface GameLookup {
    /**
     * The game with this id.
     *
     * @throws Refused if there is none
     */
    About about(String id);
  }

  private static String chop(String line) {
    return line.substring(0, line.length() - 1);
  }

  private static void line(StringBuilder text, String line) {
    text.append(line).append('\n');
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }

  private static String name(String text) {
    String line = oneLine(text);
    return line.length() > MAX_NAME ? line.substring(0, MAX_NAME) : line;
  }

  private static String join(List<Integer> numbers) {
    return String.join(" ", numbers.stream().map(String::valueOf).toList());
  }

  private static Refused problem(int line, String what) {
    return Refused.because("", "record", "line", line, "problem", what);
  }

  /** Collects the facts line by line. */
  private static final class Reader {
    private final GameLookup games;
    private final Map<String, String> single = new LinkedHashMap<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Map<Seat, String> players = new EnumMap<>(Seat.class);
    private final Map<Seat, String> words = new EnumMap<>(Seat.class);
    private final List<Entry> log = new ArrayList<>();
    private final List<GameRecord.Hint> hints = new ArrayList<>();
    private final List<GameRecord.StandIn> standIns = new ArrayList<>();
    private int standing;
    private int at;
    private int last;

    Reader(GameLookup games) {
      this.games = games;
    }

    void line(int number, String line) {
      at = number;
      if (number == 1) {
        header(line);
      } else if (!line.strip().isEmpty() && !line.startsWith("#")) {
        int space = line.indexOf(' ');
        String key = space < 0 ? line : line.substring(0, space);
        if (line.length() > MAX_LINE && !key.equals("option") && !key.equals("undo")) {
          throw problem(at, "long_line");
        }
        fact(key, space < 0 ? "" : line.substring(space + 1));
      }
    }

    private void header(String line) {
      if (!line.startsWith(HEADER)) {
        throw problem(1, "no_header");
      }
      if (number(line.substring(HEADER.length())) > FORMAT) {
        throw problem(1, "newer_format");
      }
    }

    private void fact(String key, String value) {
      switch (key) {
        case "game", "rules", "seats", "seed-hash", "seed", "result" -> {
          if (single.put(key, value) != null) {
            throw problem(at, "twice");
          }
          places.put(key, at);
        }
        case "option" -> {
          String[] parts = value.split(" ", 2);
          if (options.put(parts[0], parts.length == 1 ? "" : parts[1]) != null) {
            throw problem(at, "twice");
          }
        }
        case "player" -> players.put(seat(value), rest(value));
        case "word" -> words.put(seat(value), rest(value));
        case "ply" -> {
          String[] parts = value.split(" ", 3);
          if (parts.length < 3) {
            throw problem(at, "ply_form");
          }
          log.add(new Entry.Played(number(parts[0]), seat(parts[1]), parts[2]));
          standing++;
        }
        case "undo" -> undo(value);
        case "hint" -> {
          String[] parts = plyAndSeat(value);
          hints.add(new GameRecord.Hint(number(parts[0]), seat(parts[1])));
        }
        case "stand-in" -> {
          String[] parts = plyAndSeat(value);
          standIns.add(new GameRecord.StandIn(number(parts[0]), seat(parts[1])));
        }
        default -> throw problem(at, "unknown_line");
      }
    }

    private String[] plyAndSeat(String value) {
      String[] parts = value.split(" ", 2);
      if (parts.length < 2) {
        throw problem(at, "hint_form");
      }
      return parts;
    }

    /** No ply is taken back twice. */
    private void undo(String value) {
      List<Integer> plies = numbers(value);
      standing -= plies.size();
      if (standing < 0) {
        throw problem(at, "undone");
      }
      log.add(new Entry.TakenBack(plies));
    }

    GameRecord finish(int lines) {
      last = lines;
      About about = games.about(one("game"));
      Setup setup = Setup.of(about, number(one("seats")), options);
      var names = new ArrayList<String>();
      for (Seat seat : Seat.first(setup.seats())) {
        names.add(players.getOrDefault(seat, seat.name()));
      }
      return new GameRecord(
          about.id(),
          number(one("rules")),
          setup,
          names,
          secret(),
          words,
          log,
          single.containsKey("result") ? numbers(one("result")) : List.of(),
          hints,
          standIns);
    }

    private GameRecord.Secret secret() {
      String hash = one("seed-hash");
      if (!single.containsKey("seed")) {
        return new GameRecord.Secret.Kept(hash);
      }
      Seed seed = new Seed(one("seed"));
      if (!seed.hash().equals(hash)) {
        throw problem(at, "seed_hash");
      }
      return new GameRecord.Secret.Shown(seed);
    }

    /** The value of this key; problems reported from now on name its line. */
    private String one(String key) {
      String value = single.get(key);
      if (value == null) {
        throw Refused.because("", "record", "line", last, "problem", "missing", "key", key);
      }
      at = places.getOrDefault(key, last);
      return value;
    }

    private int number(String text) {
      if (!text.matches("[0-9]{1,9}")) {
        throw problem(at, "number");
      }
      return Integer.parseInt(text);
    }

    private List<Integer> numbers(String text) {
      return java.util.Arrays.stream(text.split(" ")).map(this::number).toList();
    }

    private Seat seat(String text) {
      String name = text.split(" ", 2)[0];
      for (Seat seat : Seat.first(Seat.MAX)) {
        if (seat.name().equals(name)) {
          return seat;
        }
      }
      throw problem(at, "seat");
    }

    private static String rest(String text) {
      String[] parts = text.split(" ", 2);
      return parts.length == 1 ? "" : parts[1];
    }
  }
}
