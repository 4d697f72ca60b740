package musette.app.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.OutputFiles;
import musette.app.cli.UserFile;
import musette.bots.catalogue.Bots;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.lab.arena.Interval;
import musette.lab.job.Job;
import musette.lab.job.Runner;
import musette.lab.study.Setting;
import musette.lab.study.SweepRow;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays every combination of the named values of options. */
@Command(name = "sweep", mixinStandardHelpOptions = true)
public final class SweepCommand implements Callable<Integer> {
  private static final int MOST = 10_000;

  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "GAME")
  private String id = "";

  @Option(names = "--over", paramLabel = "OPTION=A,B", required = true)
  private List<String> over = new ArrayList<>();

  @Option(
      names = {"-n", "--matches"},
      paramLabel = "N")
  private long matches = 1000;

  @Option(names = "--seats", paramLabel = "N", split = ",")
  private List<Integer> seats = List.of(2);

  @Option(names = "--bots", paramLabel = "BOT", split = ",")
  private List<String> bots = List.of("club");

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Option(names = "--folder", paramLabel = "FOLDER")
  private Path folder = Path.of("");

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  @Mixin private RunOptions place = new RunOptions();

  public SweepCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Game<?, ?, ?> game = context.game(id);
    Arguments.require("--matches", matches, 1, 1_000_000_000L);
    place.check();
    bots.forEach(name -> Bots.of(game, name));
    List<Setting> settings = settings(game);
    OutputFiles.check(List.of(json));
    Path kept = OutputFiles.isNamed(folder) ? folder : Path.of("sweep-" + id);
    var rows = new ArrayList<SweepRow>();
    try (Runner runner = place.runner(context)) {
      var jobs = new ResumableJobs(context, kept, runner);
      for (Setting setting : settings) {
        Job job = Job.of(game, setting.setup(), bots, seed, matches);
        SweepRow row = SweepRow.of(setting, jobs.play(setting.key(), job));
        context.print(line(row));
        rows.add(row);
      }
    }
    if (OutputFiles.isNamed(json)) {
      UserFile.write(json, Json.pretty(rows) + "\n");
    }
    return ExitCode.GOOD;
  }

  /** Everything to be played; refuses invalid combinations before the first match. */
  private List<Setting> settings(Game<?, ?, ?> game) {
    List<Map<String, String>> crossed = OptionCombinations.of(over);
    List<Integer> tables = seats.stream().distinct().sorted().toList();
    if ((long) crossed.size() * tables.size() > MOST) {
      throw Refused.because("", "sweep-many", "count", crossed.size() * tables.size(), "max", MOST);
    }
    var settings = new ArrayList<Setting>();
    for (int count : tables) {
      Arguments.require("--seats", count, 2, game.about().maxSeats());
      crossed.forEach(changed -> settings.add(Setting.of(game, count, changed)));
    }
    return settings;
  }

  private String line(SweepRow row) {
    return context.say(
        "sweep.line",
        "options",
        row.changed().entrySet().stream()
            .map(entry -> entry.getKey() + "=" + entry.getValue())
            .collect(Collectors.joining(" ")),
        "seats",
        row.seats(),
        "matches",
        row.matches(),
        "length",
        number(row.length().mean()) + " ± " + number(row.length().margin()),
        "wins",
        shares(row.seatWins()),
        "bots",
        bots.size() < 2 ? "" : " · " + String.join("/", bots) + " " + shares(row.botWins()));
  }

  private String shares(List<Interval> wins) {
    return wins.stream()
        .map(interval -> number(100 * interval.share()))
        .collect(Collectors.joining("/", "", " %"));
  }

  private String number(double value) {
    return String.format(Locale.of(context.environment().language()), "%.1f", value);
  }
}
