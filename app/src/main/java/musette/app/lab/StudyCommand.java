package musette.app.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import musette.app.cli.Arguments;
import musette.app.cli.ExitCode;
import musette.app.cli.OutputFiles;
import musette.app.cli.Progress;
import musette.app.cli.Shell;
import musette.app.cli.UserError;
import musette.app.cli.UserFile;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.lab.job.Counts;
import musette.lab.job.Job;
import musette.lab.job.Runner;
import musette.lab.study.Effect;
import musette.lab.study.Sample;
import musette.lab.study.Setting;
import musette.lab.study.Study;
import musette.lab.study.StudyFolder;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays every option of a game against the rulebook's default and reports what each does. */
@Command(name = "study", mixinStandardHelpOptions = true)
public final class StudyCommand implements Callable<Integer> {
  private static final long SAVE_AFTER = 5_000_000_000L;

  private final Shell shell;

  @Parameters(index = "0", paramLabel = "GAME")
  private String id = "";

  @Option(
      names = {"-n", "--matches"},
      paramLabel = "N")
  private long matches = 1000;

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

  public StudyCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    Game<?, ?, ?> game = shell.game(id);
    Arguments.require("--matches", matches, 4, 1_000_000_000L);
    Arguments.require("--pairs", pairs, 0, 20);
    place.check();
    OutputFiles.check(List.of(html, json));
    Path kept = OutputFiles.isNamed(folder) ? folder : Path.of("study-" + id);
    if (Files.exists(kept) && !Files.isDirectory(kept)) {
      throw UserError.in(kept, "file-exists");
    }
    try (Runner runner = place.runner(shell)) {
      report(game, study(game, new StudyFolder(kept), runner));
    } catch (IOException e) {
      throw UserError.in(kept, "file-unwritable", "problem", String.valueOf(e.getMessage()));
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

  private Study study(Game<?, ?, ?> game, StudyFolder files, Runner runner) throws IOException {
    var all = new ArrayList<Study.Counted>();
    var settings = new ArrayList<Setting>();
    for (int count : tables(game)) {
      settings.add(Setting.base(game, count));
      settings.addAll(Setting.singles(game, count));
    }
    for (int i = 0; i < settings.size(); i++) {
      shell.print(said(i + 1, settings.size(), settings.get(i)));
      all.add(counted(game, settings.get(i), files, runner));
    }
    List<Setting> both = Setting.pairs(game, strongest(game, all));
    for (int i = 0; i < both.size(); i++) {
      shell.print(said(i + 1, both.size(), both.get(i)));
      all.add(counted(game, both.get(i), files, runner));
    }
    return Study.of(game, seed, matches, all);
  }

  private String said(int number, int count, Setting setting) {
    return shell.say("study.step", "number", number, "count", count, "setting", setting.key());
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

  private Study.Counted counted(
      Game<?, ?, ?> game, Setting setting, StudyFolder files, Runner runner) throws IOException {
    Map<Sample, Counts> counts = new EnumMap<>(Sample.class);
    for (Sample sample : Sample.values()) {
      if (sample.suits(setting)) {
        Job job = sample.job(game, setting, matches, seed);
        Counts before = files.read(setting, sample, job);
        Saver saver = new Saver(setting, sample, files, before);
        for (Job open : before.open(job)) {
          play(open, runner, saver);
        }
        saver.save();
        counts.put(sample, saver.sum);
      }
    }
    return new Study.Counted(setting, counts);
  }

  private void play(Job open, Runner runner, Saver saver) throws IOException {
    String failed =
        Progress.watch(
            shell.environment(), id, open.matches(), step -> played(open, runner, saver, step));
    if (!failed.isEmpty()) {
      throw new IOException(failed);
    }
  }

  private static String played(Job open, Runner runner, Saver saver, LongConsumer step) {
    try {
      runner.run(
          open,
          counts -> {
            saver.add(counts);
            step.accept(counts.matches());
          });
      return "";
    } catch (java.io.UncheckedIOException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** Adds up, and writes the sum to its file every few seconds. */
  private static final class Saver {
    private final Setting setting;
    private final Sample sample;
    private final StudyFolder files;
    private Counts sum;
    private long saved = System.nanoTime();

    Saver(Setting setting, Sample sample, StudyFolder files, Counts before) {
      this.setting = setting;
      this.sample = sample;
      this.files = files;
      this.sum = before;
    }

    void add(Counts counts) {
      sum = sum.plus(counts);
      if (System.nanoTime() - saved > SAVE_AFTER) {
        try {
          save();
        } catch (IOException e) {
          throw new java.io.UncheckedIOException(e);
        }
      }
    }

    void save() throws IOException {
      files.write(setting, sample, sum);
      saved = System.nanoTime();
    }
  }

  private void report(Game<?, ?, ?> game, Study study) {
    if (study.rows().isEmpty()) {
      throw Refused.because("", "job-form");
    }
    var page = new StudyPage(shell, game, study);
    page.summary().forEach(shell::print);
    if (OutputFiles.isNamed(html)) {
      UserFile.write(html, page.html());
    }
    if (OutputFiles.isNamed(json)) {
      UserFile.write(json, Json.write(study) + "\n");
    }
  }
}
