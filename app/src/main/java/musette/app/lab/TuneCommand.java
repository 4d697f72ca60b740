package musette.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.RoadWish;
import musette.kernel.Setup;
import musette.lab.job.Runner;
import musette.lab.study.Tuning;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Searches for the option values or the made course that come nearest to an aim. */
@Command(name = "tune", mixinStandardHelpOptions = true)
public final class TuneCommand implements Callable<Integer> {
  private static final int MOST = 1000;

  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "GAME")
  private String id = "";

  @Option(names = "--aim", paramLabel = "AIM", required = true)
  private String aim = "";

  @Option(names = "--over", paramLabel = "OPTION=A,B")
  private List<String> over = new ArrayList<>();

  @Option(names = "--courses", paramLabel = "N")
  private int courses;

  @Option(names = "--length", paramLabel = "N")
  private Optional<Integer> length = Optional.empty();

  @Option(names = "--climbs", paramLabel = "N")
  private Optional<Integer> climbs = Optional.empty();

  @Option(
      names = {"-n", "--matches"},
      paramLabel = "N")
  private long matches = 100;

  @Option(names = "--seats", paramLabel = "N")
  private int seats = 2;

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Mixin private RunOptions place = new RunOptions();

  public TuneCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Game<?, ?, ?> game = context.game(id);
    Arguments.require("--matches", matches, 1, 1_000_000);
    Arguments.require("--courses", courses, 0, MOST);
    place.check();
    Tuning.Aim wanted = aim();
    List<Setup> setups = setups(game);
    try (Runner runner = place.runner(context)) {
      for (Tuning.Candidate found : Tuning.rank(game, setups, wanted, matches, seed, runner)) {
        context.print(line(game, found));
      }
    }
    return ExitCode.GOOD;
  }

  private Tuning.Aim aim() {
    if (aim.equals("fair")) {
      return new Tuning.Aim.Fair();
    }
    if (aim.equals("late")) {
      return new Tuning.Aim.Late();
    }
    if (aim.matches("length=[1-9][0-9]{0,4}")) {
      return new Tuning.Aim.Length(Integer.parseInt(aim.substring("length=".length())));
    }
    throw Refused.because("", "tune-aim", "text", aim);
  }

  /** Every combination of the values, and every course. */
  private List<Setup> setups(Game<?, ?, ?> game) {
    List<Map<String, String>> all = OptionCombinations.of(over);
    if (courses > 0) {
      all = OptionCombinations.with(all, game.roads().option(), roads(game));
    }
    if (all.size() < 2 || all.size() > MOST) {
      throw Refused.because("", "tune-many", "count", all.size(), "max", MOST);
    }
    var setups = new ArrayList<Setup>();
    for (Map<String, String> chosen : all) {
      Setup setup = Setup.of(game.about(), seats, chosen);
      game.check(setup);
      setups.add(setup);
    }
    return setups;
  }

  private List<String> roads(Game<?, ?, ?> game) {
    var limits = game.roads().limits();
    var texts = new ArrayList<String>();
    for (int i = 1; i <= courses; i++) {
      texts.add(
          game.roads()
              .make(
                  new RoadWish(
                      length.orElse(limits.usual()),
                      climbs.orElse(limits.usualClimbs()),
                      RoadWish.Legs.HARD,
                      i)));
    }
    return texts;
  }

  /** What was measured, of how many matches, and the options that give it. */
  private String line(Game<?, ?, ?> game, Tuning.Candidate found) {
    boolean share = !aim.startsWith("length");
    String value =
        String.format(
            Locale.of(context.environment().language()),
            share ? "%.1f %%" : "%.1f",
            share ? 100 * found.value() : found.value());
    String options =
        game.about().chosen(found.setup()).entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .collect(Collectors.joining(" "));
    return context.say(
        "tune.line",
        "value",
        value,
        "matches",
        found.matches(),
        "options",
        options.isEmpty() ? context.say("tune.default") : options);
  }
}
