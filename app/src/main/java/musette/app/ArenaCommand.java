package musette.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.lab.arena.Entrant;
import musette.lab.arena.Pairing;
import musette.lab.arena.Played;
import musette.lab.arena.Report;
import musette.lab.arena.Sprt;
import musette.lab.arena.Table;
import musette.lab.arena.Tournament;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Bots against bots: who is stronger, by how much, and how sure that is. */
@Command(name = "arena", mixinStandardHelpOptions = true)
final class ArenaCommand implements Callable<Integer> {
  private final Musette musette;

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

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

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

  @Mixin private Options options = new Options();

  ArenaCommand(Musette musette) {
    this.musette = musette;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    SimulateCommand.require("-n", matches, 1, 10_000_000);
    SimulateCommand.require("--threads", threads, 1, 1024);
    if (bots.size() < 2 || bots.stream().distinct().count() < bots.size()) {
      throw Refused.because("", "two-bots");
    }
    if (!alone.isEmpty() && !bots.contains(alone)) {
      throw Refused.because("", "unknown-bot", "bot", alone, "known", bots);
    }
    if (!sprt.isEmpty() && (sprt.size() != 2 || bots.size() != 2 || seats != 2)) {
      throw Refused.because("", "sprt-form");
    }
    Game<?, ?, ?> game = musette.game(id);
    Map<String, Entrant> entrants = new LinkedHashMap<>();
    bots.forEach(name -> entrants.put(name, Entrant.of(game, name, patience)));
    if (vary.isEmpty()) {
      Setup setup = options.setup(game, seats);
      List<Played> played = run(new Table(game, setup, entrants, seed), results);
      print(Report.of(id, setup, bots, played), played);
    } else {
      vary(game, entrants);
    }
    return Musette.GOOD;
  }

  /** The whole tournament once for every value of an option. */
  private void vary(Game<?, ?, ?> game, Map<String, Entrant> entrants) throws IOException {
    int sign = vary.indexOf('=');
    if (sign < 1) {
      throw Refused.because("", "vary-form", "text", vary);
    }
    String option = vary.substring(0, sign);
    var all = new ArrayList<Played>();
    var variants = new ArrayList<Report.Variant>();
    for (String value : vary.substring(sign + 1).split(",", -1)) {
      Setup setup = options.with(option, value).setup(game, seats);
      Path file =
          results.toString().isEmpty() ? results : Path.of(results + "." + option + "-" + value);
      List<Played> played = run(new Table(game, setup, entrants, seed), file);
      musette.print(option + " = " + value);
      Report report = Report.of(id, setup, bots, played);
      shares(report);
      variants.add(report.variant(option, value));
      all.addAll(played);
    }
    Report whole = Report.of(id, options.setup(game, seats), bots, all).with(variants);
    write(whole);
  }

  private List<Played> run(Table table, Path kept) throws IOException {
    List<Pairing> schedule =
        Pairing.schedule(bots, seats, matches).stream()
            .filter(pairing -> alone.isEmpty() || pairing.one().equals(alone))
            .toList();
    Path file = kept.toString().isEmpty() ? Tournament.forgotten() : kept;
    try {
      return Bar.watch(
          musette.world(), id, schedule.size(), step -> run(table, schedule, file, step));
    } finally {
      Tournament.forget(kept.toString().isEmpty() ? file : Path.of(""));
    }
  }

  private List<Played> run(Table table, List<Pairing> schedule, Path file, LongConsumer step) {
    try {
      return new Tournament(table, threads).run(schedule, file, _ -> step.accept(1), decided());
    } catch (IOException e) {
      throw Refused.because("", "file-unreadable", "problem", file.toString());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  /** Whether the sequential test, if one was asked for, has its answer. */
  private Predicate<List<Played>> decided() {
    if (sprt.isEmpty()) {
      return _ -> false;
    }
    var test = new Sprt(sprt.get(0), sprt.get(1));
    return all -> test.verdict(scores(all)) != Sprt.Verdict.OPEN;
  }

  private static List<Double> scores(List<Played> all) {
    var scores = new ArrayList<Double>();
    all.forEach(match -> scores.add(match.winOfOne()));
    return scores;
  }

  private void print(Report report, List<Played> played) {
    shares(report);
    report
        .ratings()
        .forEach(
            elo ->
                musette.print(
                    String.format(
                        Locale.ROOT,
                        "%-36s %+5.0f Elo  (%+.0f … %+.0f)",
                        elo.bot(),
                        elo.elo(),
                        elo.low(),
                        elo.high())));
    if (!sprt.isEmpty()) {
      var test = new Sprt(sprt.get(0), sprt.get(1));
      musette.print(
          musette.say("arena.sprt", "verdict", test.verdict(scores(played)), "bot", bots.get(0)));
    }
    write(report);
  }

  private void write(Report report) {
    if (!json.toString().isEmpty()) {
      UserFile.write(json, Json.pretty(report) + "\n");
    }
    if (!html.toString().isEmpty()) {
      UserFile.write(html, report.html());
    }
  }

  private void shares(Report report) {
    report
        .wins()
        .forEach(
            (pair, share) ->
                musette.print(
                    String.format(
                        Locale.ROOT,
                        "%-36s %5.1f %%  (%.1f … %.1f)  %d",
                        pair,
                        100 * share.share(),
                        100 * share.low(),
                        100 * share.high(),
                        share.count())));
  }
}
