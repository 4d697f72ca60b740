package musette.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import musette.bots.catalogue.Bots;
import musette.e2e.PageEngine.Call;
import musette.games.Catalogue;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Option;
import musette.kernel.Refused;
import musette.kernel.Seed;
import musette.kernel.Setup;

/** Matches and records for which the page and the JVM have to agree. */
final class PageEngineCases {
  private static final Path GOLDEN = Path.of("../games/src/test/resources/golden");
  private static final Path SCENARIOS = Path.of("../games/src/test/resources/scenarios");
  private static final Path SIGNATURES = Path.of("../games/src/test/resources/signature");

  /** So many games of each set-up make a signature. */
  private static final int SIGNED_GAMES = 5;

  private static final int MOST_SEATS = 5;

  /** How many option values a drawn set-up changes. */
  private static final int CHANGES = 4;

  private static final String LEADER_COURSE =
      "course=race own one-day; route poplars mill gully canal station; start 1@4; finish 5@5; "
          + "sprint 5@0; feed 3@0; weather 3\nrace=demo\nweather=3";
  private static final String WHEEL_RACE =
      "ownCourse=course a : A; profile _6 ^6 v8 ^1 _1 ^1 _4 ^3; feed 9-12 20;"
          + " course b : B; profile _12 v18; race r : R; stages a b a";

  private PageEngineCases() {}

  /** Courses of one's own and races over several stages, some with plies taken back. */
  static List<Call> chosen() {
    return List.of(
        play("flamme-rouge", "ownStage=abcdu", "club,learner", 0),
        play("flamme-rouge", "ownStage=AbCDu\nraceToTheEnd=on", "champion@20,greedy", 5),
        play("leader-1", LEADER_COURSE, "club,greedy", 0),
        play("leader-1", "race=valleys\ncyclists=1", "random,learner", 0),
        play("leader-1", "race=demo", "champion@5,club", 9),
        play("flaming-pyramids", "preset=family", "club,learner,greedy", 4),
        play("flaming-pyramids", "checking=strategy\ncurse=on", "random,random", 3),
        play("pace-wheel", WHEEL_RACE, "club,learner", 0),
        play("pace-wheel", "course=trois-jours", "greedy,random", 11),
        play("pace-wheel", WHEEL_RACE, "champion@10,greedy", 6),
        play("tour-de-france", "board=grande-boucle", "greedy,club", 7),
        play("tour-de-france", "board=monts", "champion@20,learner", 5));
  }

  private static Call play(String game, String options, String bots, int undo) {
    return Call.play(game, options, bots, Seed.of(bots.hashCode()).hex(), undo);
  }

  /** Each game as often as told, with other seats, bots and options each time. */
  static List<Call> drawn(int times) {
    var calls = new ArrayList<Call>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      for (int i = 0; i < times; i++) {
        calls.add(drawn(game, i));
      }
    }
    return calls;
  }

  private static Call drawn(Game<?, ?, ?> game, int number) {
    Chance chance = Chance.quick(number);
    int least = game.about().minSeats();
    int seats = least + number % (Math.min(MOST_SEATS, game.about().maxSeats()) - least + 1);
    var options = new LinkedHashMap<String, String>();
    for (int i = 0; i < CHANGES; i++) {
      List<Option> all = game.about().options();
      Option option = all.get(chance.below(all.size()));
      List<String> values = values(option);
      if (!values.isEmpty()) {
        String before = options.put(option.id(), values.get(chance.below(values.size())));
        if (!isPlayable(game, seats, options)) {
          options.remove(option.id());
          if (before != null) {
            options.put(option.id(), before);
          }
        }
      }
    }
    List<String> bots =
        IntStream.range(0, seats)
            .mapToObj(seat -> Bots.NAMES.get((number + seat) % Bots.NAMES.size()))
            .map(name -> name.equals("champion") ? "champion@5" : name)
            .toList();
    return Call.play(
        game.about().id(),
        String.join("\n", options.entrySet().stream().map(Map.Entry::toString).toList()),
        String.join(",", bots),
        Seed.of(number * 7919L).hex(),
        number % 3 == 2 ? 5 + number : 0);
  }

  private static List<String> values(Option option) {
    return switch (option) {
      case Option.Choice choice -> choice.values();
      case Option.Flag _ -> List.of("on", "off");
      case Option.Range range -> List.of(String.valueOf(range.min()), String.valueOf(range.max()));
      case Option.PerSeat each -> List.of(String.valueOf(each.max()));
      case Option.Text _ -> List.of();
    };
  }

  private static boolean isPlayable(Game<?, ?, ?> game, int seats, Map<String, String> options) {
    try {
      game.check(Setup.of(game.about(), seats, options));
      return true;
    } catch (Refused _) {
      return false;
    }
  }

  /** All golden playthroughs. */
  static List<Call> golden() throws IOException {
    var calls = new ArrayList<Call>();
    for (Path record : records()) {
      calls.add(Call.replay(Files.readString(record)));
    }
    return calls;
  }

  /** The views of the golden records, in JSON. */
  static List<Call> views() throws IOException {
    var calls = new ArrayList<Call>();
    for (Path record : records()) {
      calls.add(Call.views(Files.readString(record)));
    }
    return calls;
  }

  /** All scenario files. */
  static List<Call> scenarios() throws IOException {
    var calls = new ArrayList<Call>();
    try (Stream<Path> files = Files.walk(SCENARIOS)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".json")).sorted().toList()) {
        calls.add(Call.scenario(Files.readString(file)));
      }
    }
    return calls;
  }

  /** All that the tests of the games play. */
  static List<Call> signatures() throws IOException {
    return signatures(Integer.MAX_VALUE, SIGNED_GAMES);
  }

  /** Of each game, so many of the set-ups of its tests, and so many games of each. */
  static List<Call> signatures(int most, int games) throws IOException {
    var calls = new ArrayList<Call>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      String id = game.about().id();
      List<String> setups = Files.readAllLines(SIGNATURES.resolve(id + ".setups.txt"));
      String played = String.join("\n", setups.subList(0, Math.min(most, setups.size())));
      calls.add(Call.signature(id, played, games));
    }
    return calls;
  }

  static List<String> knownSignatures() throws IOException {
    var numbers = new ArrayList<String>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      numbers.add(Files.readString(SIGNATURES.resolve(game.about().id() + ".txt")).strip());
    }
    return numbers;
  }

  private static List<Path> records() throws IOException {
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      return files.filter(file -> file.toString().endsWith(".record")).sorted().toList();
    }
  }

  /** Golden records with a fault: each in a line of its own, so that every reader is asked. */
  static List<Call> broken() throws IOException {
    var calls = new ArrayList<Call>();
    for (Path record : records()) {
      List<String> lines = Files.readAllLines(record);
      Chance chance = Chance.quick(lines.size());
      for (int i = 0; i < lines.size(); i += 1 + chance.below(12)) {
        var changed = new ArrayList<>(lines);
        changed.set(i, PageEngineFaults.spoil(lines.get(i), chance));
        calls.add(Call.replay(String.join("\n", changed) + "\n"));
      }
    }
    return calls;
  }
}
