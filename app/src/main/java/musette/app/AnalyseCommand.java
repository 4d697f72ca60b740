package musette.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import musette.bots.analysis.Analysis;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks back at a finished match: the chances after every ply and the dearest decisions. */
@Command(name = "analyse", mixinStandardHelpOptions = true)
final class AnalyseCommand implements Callable<Integer> {
  private static final String STEPS = "▁▂▃▄▅▆▇█";

  private final Musette musette;

  @Parameters(index = "0", paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--iterations", paramLabel = "N")
  private int iterations = Analysis.Effort.USUAL.iterations();

  @Option(names = "--playouts", paramLabel = "N")
  private int playouts = Analysis.Effort.USUAL.playouts();

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  AnalyseCommand(Musette musette) {
    this.musette = musette;
  }

  @Override
  public Integer call() {
    SimulateCommand.require("--iterations", iterations, 1, 10_000_000);
    SimulateCommand.require("--playouts", playouts, 1, 10_000_000);
    RecordFile handedIn = RecordFile.read(file, musette);
    Game<?, ?, ?> game = musette.game(handedIn.record().game());
    analyse(game, handedIn.record());
    return Musette.GOOD;
  }

  private <S, A, V> void analyse(Game<S, A, V> game, GameRecord record) {
    var effort = new Analysis.Effort(playouts, iterations, Analysis.Effort.USUAL.decisions());
    Analysis analysis =
        Bar.watch(
            musette.world(),
            game.about().id(),
            2L * record.log().size(),
            step -> Analysis.of(game, record, effort, _ -> step.accept(1)));
    for (int seat = 0; seat < record.setup().seats(); seat++) {
      musette.print(graph(record.players().get(seat), analysis.chances(), seat));
    }
    musette.print("");
    analysis.decisions().forEach(decision -> musette.print(sentence(record, decision)));
    if (analysis.decisions().isEmpty()) {
      musette.print(musette.say("analyse.nothing"));
    }
    if (!json.toString().isEmpty()) {
      UserFile.write(json, Json.pretty(analysis) + "\n");
    }
  }

  private static String graph(String player, List<Analysis.Chances> chances, int seat) {
    var line = new StringBuilder();
    int columns = Math.min(72, chances.size());
    for (int i = 0; i < columns; i++) {
      double chance =
          chances.get(i * (chances.size() - 1) / Math.max(1, columns - 1)).bySeat().get(seat);
      line.append(STEPS.charAt((int) Math.min(STEPS.length() - 1, chance * STEPS.length())));
    }
    return String.format(Locale.ROOT, "%-14.14s %s", player, line);
  }

  private String sentence(GameRecord record, Analysis.Decision decision) {
    return musette.say(
        "analyse.decision",
        "ply",
        decision.ply(),
        "player",
        record.players().get(decision.seat().index()),
        "played",
        decision.played().text(),
        "better",
        decision.better().text(),
        "cost",
        Math.round(100 * decision.cost()));
  }
}
