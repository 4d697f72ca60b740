package musette.app.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.GameOptions;
import musette.app.cli.OutputFiles;
import musette.app.cli.Progress;
import musette.app.cli.UserError;
import musette.app.cli.UserFile;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.lab.arena.Contest;
import musette.lab.arena.Entrants;
import musette.lab.arena.Pairing;
import musette.lab.arena.PlayedMatch;
import musette.lab.arena.Report;
import musette.lab.arena.ResultsFile;
import musette.lab.arena.Sprt;
import musette.lab.job.Outcome;
import musette.lab.job.Portion;
import musette.lab.job.Runner;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays bots against each other and reports relative strength with confidence intervals. */
@Command(name = "arena", mixinStandardHelpOptions = true)
public final class ArenaCommand implements Callable<Integer> {
  private final CommandContext context;

  @Option(names = "--game", paramLabel = "GAME", required = true)
  private String id = "";

  @Option(names = "--bots", paramLabel = "BOT", split = ",", required = true)
  private List<String> bots = List.of();

  @Option(names = "-n", paramLabel = "N")
  private int matches = 200;

  @Option(names = "--seats", paramLabel = "N")
  private int seats = 2;

  @Option(names = "--alone", paramLabel = "BOT")
  private String alone = "";

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Option(names = "--sprt", paramLabel = "ELO", split = ",")
  private List<Double> sprt = List.of();

  @Option(names = "--results", paramLabel = "FILE")
  private Path results = Path.of("");

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  @Option(names = "--html", paramLabel = "FILE")
  private Path html = Path.of("");

  @Option(names = "--vary", paramLabel = "OPTION=A,B")
  private String vary = "";

  @Option(names = "--patience", paramLabel = "S")
  private int patience = 20;

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private RunOptions place = new RunOptions();

  public ArenaCommand(CommandContext context) {
    this.context = context;
  }

  /**
   * A tournament, or one of several if an option is varied.
   *
   * @param value the value of the varied option
   */
  private record Round(String value, Setup setup, Contest contest, Path file) {}

  @Override
  public Integer call() {
    Game<?, ?, ?> game = context.game(id);
    check(game);
    bots.forEach(name -> Entrants.of(game, name, patience));
    List<Round> rounds = rounds(game);
    OutputFiles.check(List.of(json, html));
    OutputFiles.differ(
        Stream.concat(Stream.of(json, html), rounds.stream().map(Round::file)).toList());
    var all = new ArrayList<PlayedMatch>();
    var variants = new ArrayList<Report.Variant>();
    try (Runner runner = place.runner(context)) {
      for (Round round : rounds) {
        List<PlayedMatch> played = run(round, runner);
        Report report = Report.of(id, round.setup, bots, played);
        print(round, report, played);
        variants.add(report.variant(option(), round.value));
        all.addAll(played);
      }
    }
    write(
        vary.isEmpty()
            ? Report.of(id, rounds.getFirst().setup, bots, all)
            : Report.of(id, options.setup(game, seats), bots, all).with(variants));
    return ExitCode.GOOD;
  }

  private void print(Round round, Report report, List<PlayedMatch> played) {
    if (!vary.isEmpty()) {
      context.print(option() + " = " + round.value);
    }
    new ArenaTable(context).print(report);
    if (!sprt.isEmpty()) {
      var test = new Sprt(sprt.get(0), sprt.get(1));
      context.print(
          context.say("arena.sprt", "verdict", test.verdict(scores(played)), "bot", bots.get(0)));
    }
  }

  private void check(Game<?, ?, ?> game) {
    Arguments.require("-n", matches, 1, 10_000_000);
    place.check();
    Arguments.require("--patience", patience, 1, 86_400);
    Arguments.require("--seats", seats, 2, game.about().maxSeats());
    if (bots.size() < 2 || bots.stream().distinct().count() < bots.size()) {
      throw Refused.because("", "two-bots");
    }
    if (!alone.isEmpty() && !bots.contains(alone)) {
      throw Refused.because("", "unknown-bot", "bot", alone, "known", bots);
    }
    if (!alone.isEmpty() && seats == 2) {
      throw Refused.because("", "alone-seats");
    }
    if (!sprt.isEmpty() && (sprt.size() != 2 || bots.size() != 2 || seats != 2)) {
      throw Refused.because("", "sprt-form");
    }
    if (!sprt.isEmpty()
        && (!sprt.stream().allMatch(Double::isFinite) || sprt.get(0) >= sprt.get(1))) {
      throw Refused.because("", "sprt-form");
    }
  }

  /** Everything to be played; refuses invalid combinations before the first match. */
  private List<Round> rounds(Game<?, ?, ?> game) {
    if (vary.isEmpty()) {
      return List.of(round(game, "", options.setup(game, seats), results));
    }
    List<String> values = List.of(vary.substring(vary.indexOf('=') + 1).split(",", -1));
    if (vary.indexOf('=') < 1 || values.stream().distinct().count() < values.size()) {
      throw Refused.because("", "vary-form", "text", vary);
    }
    var rounds = new ArrayList<Round>();
    for (String value : values) {
      Setup setup = options.with(option(), value).setup(game, seats);
      if (!setup.value(option()).equals(value)) {
        throw Refused.because("", "vary-stage", "option", option());
      }
      String file = results + "." + option() + "-" + value.replaceAll("[^\\w.+-]", "_");
      rounds.add(round(game, value, setup, OutputFiles.isNamed(results) ? Path.of(file) : results));
    }
    return rounds;
  }

  /** The name of the varied option. */
  private String option() {
    return vary.substring(0, Math.max(0, vary.indexOf('=')));
  }

  private Round round(Game<?, ?, ?> game, String value, Setup setup, Path file) {
    Contest contest = Contest.of(game, setup, bots, alone, seed);
    if (OutputFiles.isNamed(file)) {
      check(file, contest);
    }
    return new Round(value, setup, contest, file);
  }

  private static void check(Path file, Contest contest) {
    try {
      if (Files.isDirectory(file)) {
        throw UserError.in(file, "file-folder");
      }
      ResultsFile.check(file, contest);
    } catch (ResultsFile.BadLine bad) {
      throw error(file, bad);
    } catch (AccessDeniedException e) {
      throw UserError.in(file, "file-denied");
    } catch (IOException e) {
      throw UserError.in(file, "file-unreadable", "problem", String.valueOf(e.getMessage()));
    }
  }

  private static UserError error(Path file, ResultsFile.BadLine bad) {
    return new UserError(new UserError.Place(file, bad.line()), bad.reason().refusal());
  }

  private List<PlayedMatch> run(Round round, Runner runner) {
    if (!OutputFiles.isNamed(round.file)) {
      return run(round, runner, List.of(), _ -> {});
    }
    try (var kept = ResultsFile.open(round.file, round.contest)) {
      List<PlayedMatch> before =
          kept.before().stream().filter(played -> played.pairing().number() < matches).toList();
      return run(round, runner, before, kept::add);
    } catch (ResultsFile.BadLine bad) {
      throw error(round.file, bad);
    } catch (AccessDeniedException e) {
      throw UserError.in(round.file, "file-denied");
    } catch (IOException | UncheckedIOException e) {
      throw UserError.in(round.file, "file-unwritable", "problem", String.valueOf(e.getMessage()));
    }
  }

  private List<PlayedMatch> run(
      Round round, Runner runner, List<PlayedMatch> before, Consumer<PlayedMatch> keep) {
    Set<Pairing> done = new HashSet<>();
    before.forEach(played -> done.add(played.pairing()));
    List<Pairing> open = new ArrayList<>(round.contest.schedule(matches));
    open.removeAll(done);
    var way = new Progress.Way(done.size(), done.size() + open.size());
    var results = new ArrayList<>(before);
    Predicate<List<PlayedMatch>> decided = decided();
    if (decided.test(results)) {
      return results;
    }
    return Progress.watch(
        context.environment(),
        id,
        way,
        step -> {
          runner.run(
              portions(round.contest, open),
              outcome -> {
                if (outcome instanceof Outcome.Played(List<PlayedMatch> played)) {
                  played.forEach(keep);
                  results.addAll(played);
                  step.accept(played.size());
                }
                return !decided.test(results);
              });
          return results;
        });
  }

  private Iterator<Portion> portions(Contest contest, List<Pairing> open) {
    int size = place.matchesAtATime();
    return IntStream.iterate(0, i -> i < open.size(), i -> i + size)
        .mapToObj(i -> open.subList(i, Math.min(open.size(), i + size)))
        .<Portion>map(pairings -> new Portion.OfContest(contest, pairings, patience))
        .iterator();
  }

  /** Whether the sequential test, if requested, has a result. */
  private Predicate<List<PlayedMatch>> decided() {
    if (sprt.isEmpty()) {
      return _ -> false;
    }
    var test = new Sprt(sprt.get(0), sprt.get(1));
    return all -> test.verdict(scores(all)) != Sprt.Verdict.OPEN;
  }

  private static List<Double> scores(List<PlayedMatch> all) {
    return all.stream().map(PlayedMatch::winOfOne).toList();
  }

  private void write(Report report) {
    if (OutputFiles.isNamed(json)) {
      UserFile.write(json, Json.pretty(report) + "\n");
    }
    if (OutputFiles.isNamed(html)) {
      UserFile.write(html, new ArenaPage(context, report).html());
    }
  }
}
