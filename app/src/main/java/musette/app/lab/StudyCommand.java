package musette.app.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.OutputFiles;
import musette.app.cli.UserFile;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.lab.job.Counts;
import musette.lab.job.Runner;
import musette.lab.study.Effect;
import musette.lab.study.Sample;
import musette.lab.study.Setting;
import musette.lab.study.Study;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays every option of a game against the rulebook's default and reports what each does. */
@Command(name = "study", mixinStandardHelpOptions = true)
public final class StudyCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "GAME")
  private String id = "";

  @Option(
      names = {"-n", "--matches"},
      paramLabel = "N")
  private long matches = 1000;

  @Option(names = "--detail", paramLabel = "N")
  private Optional<Long> detail = Optional.empty();

  @Option(names = "--seats", paramLabel = "N", split = ",")
  private List<Integer> seats = List.of();

  @Option(names = "--pairs", paramLabel = "N")
  private int pairs = 3;

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Option(names = "--folder", paramLabel = "FOLDER")
  private Path folder = Path.of("");

  @Option(names = "--html", paramLabel = "FILE")
  private Path html = Path.of("");

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  @Mixin private RunOptions place = new RunOptions();

  public StudyCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Game<?, ?, ?> game = context.game(id);
    Arguments.require("--matches", matches, 4, 1_000_000_000L);
    Arguments.require("--detail", detail.orElse(matches), 4, matches);
    Arguments.require("--pairs", pairs, 0, 20);
    place.check();
    OutputFiles.check(List.of(html, json));
    Path kept = OutputFiles.isNamed(folder) ? folder : Path.of("study-" + id);
    try (Runner runner = place.runner(context)) {
      report(game, study(game, new ResumableJobs(context, kept, runner)));
    }
    return ExitCode.GOOD;
  }

  private List<Integer> tables(Game<?, ?, ?> game) {
    int most = game.about().maxSeats();
    if (!seats.isEmpty()) {
      seats.forEach(count -> Arguments.require("--seats", count, 2, most));
      return seats.stream().distinct().sorted().toList();
    }
    return IntStream.rangeClosed(2, most).boxed().toList();
  }

  private Study study(Game<?, ?, ?> game, ResumableJobs jobs) {
    var all = new ArrayList<Study.Counted>();
    var settings = new ArrayList<Setting>();
    for (int count : tables(game)) {
      settings.add(Setting.base(game, count));
      settings.addAll(Setting.singles(game, count));
    }
    for (int i = 0; i < settings.size(); i++) {
      context.print(said(i + 1, settings.size(), settings.get(i)));
      all.add(counted(game, settings.get(i), jobs));
    }
    List<Setting> both = Setting.pairs(game, strongest(game, all));
    for (int i = 0; i < both.size(); i++) {
      context.print(said(i + 1, both.size(), both.get(i)));
      all.add(counted(game, both.get(i), jobs));
    }
    return Study.of(game, seed, matches, all);
  }

  private String said(int number, int count, Setting setting) {
    return context.say("study.step", "number", number, "count", count, "setting", setting.key());
  }

  /** The single options whose effects stand out most, at the largest table. */
  private List<Setting> strongest(Game<?, ?, ?> game, List<Study.Counted> all) {
    Study singles = Study.of(game, seed, matches, all);
    int most = all.getLast().setting().setup().seats();
    return IntStream.range(0, all.size())
        .filter(i -> singles.rows().get(i).effects().stream().anyMatch(Effect::holds))
        .filter(i -> all.get(i).setting().setup().seats() == most)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> -strength(singles.rows().get(i))))
        .limit(pairs)
        .map(i -> all.get(i).setting())
        .toList();
  }

  /** The largest difference in units of its interval. */
  private static double strength(Study.Row row) {
    return row.effects().stream()
        .mapToDouble(e -> Math.abs(e.difference()) / Math.max(1e-9, e.high() - e.low()))
        .max()
        .orElse(0);
  }

  private Study.Counted counted(Game<?, ?, ?> game, Setting setting, ResumableJobs jobs) {
    Map<Sample, Counts> counts = new EnumMap<>(Sample.class);
    var sizes = new Sample.Sizes(matches, detail.orElse(matches));
    for (Sample sample : Sample.values()) {
      if (sample.suits(setting)) {
        String name = setting.key() + "." + sample.name().toLowerCase(Locale.ROOT);
        counts.put(sample, jobs.play(name, sample.job(game, setting, sizes, seed)));
      }
    }
    return new Study.Counted(setting, counts);
  }

  private void report(Game<?, ?, ?> game, Study study) {
    if (study.rows().isEmpty()) {
      throw Refused.because("", "job-form");
    }
    var page = new StudyPage(context, game, study);
    page.summary().forEach(context::print);
    if (OutputFiles.isNamed(html)) {
      UserFile.write(html, page.html());
    }
    if (OutputFiles.isNamed(json)) {
      UserFile.write(json, Json.write(study) + "\n");
    }
  }
}
