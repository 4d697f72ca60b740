package musette.app.play;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.Progress;
import musette.app.cli.UserError;
import musette.app.cli.UserFile;
import musette.app.draw.Ink;
import musette.bots.analysis.Analysis;
import musette.bots.analysis.Analyst;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Seat;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Analyses a finished match: chances to win after every ply and the costliest decisions. */
@Command(name = "analyse", mixinStandardHelpOptions = true)
public final class AnalyseCommand implements Callable<Integer> {
  private static final String STEPS = "▁▂▃▄▅▆▇█";
  private static final int WIDEST = 28;

  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--iterations", paramLabel = "N")
  private int iterations = Analysis.Effort.DEFAULT.iterations();

  @Option(names = "--playouts", paramLabel = "N")
  private int playouts = Analysis.Effort.DEFAULT.playouts();

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  public AnalyseCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Arguments.require("--iterations", iterations, 1, 10_000_000);
    Arguments.require("--playouts", playouts, 1, 10_000_000);
    RecordFile handedIn = RecordFile.read(file, context);
    analyse(context.game(handedIn.record().game()), handedIn);
    return ExitCode.GOOD;
  }

  private <S, A, V> void analyse(Game<S, A, V> game, RecordFile handedIn) {
    // An unfinished match still has secrets.
    if (!handedIn.replay(game).turn().isOver()) {
      throw UserError.in(file, "not-over");
    }
    GameRecord record = handedIn.record();
    List<String> names = names(game, record);
    var effort = new Analysis.Effort(playouts, iterations, Analysis.Effort.DEFAULT.decisions());
    Analysis analysis =
        Progress.watch(
            context.environment(),
            game.about().id(),
            2L * record.log().size(),
            step -> Analyst.analyse(game, record, effort, _ -> step.accept(1)));
    int widest = names.stream().mapToInt(String::length).max().orElse(0);
    for (int seat = 0; seat < names.size(); seat++) {
      String name = names.get(seat);
      context.print(
          name + " ".repeat(widest - name.length() + 1) + graph(analysis.chances(), seat));
    }
    context.print("");
    analysis.decisions().forEach(decision -> context.print(sentence(names, decision)));
    if (analysis.decisions().isEmpty()) {
      context.print(context.say("analyse.nothing"));
    }
    if (!json.toString().isEmpty()) {
      UserFile.write(json, Json.pretty(analysis) + "\n");
    }
  }

  /** Teams with the names of their players, because several bots can have the same name. */
  private List<String> names(Game<?, ?, ?> game, GameRecord record) {
    var plain = new MatchText<>(context.words(game), Ink.PLAIN, game);
    return Seat.first(record.setup().seats()).stream()
        .map(seat -> plain.who(seat, record.players()))
        .map(name -> name.length() > WIDEST ? name.substring(0, WIDEST - 1) + "…" : name)
        .toList();
  }

  private static String graph(List<Analysis.Chances> chances, int seat) {
    var line = new StringBuilder();
    int columns = Math.min(72, chances.size());
    for (int i = 0; i < columns; i++) {
      double chance =
          chances.get(i * (chances.size() - 1) / Math.max(1, columns - 1)).bySeat().get(seat);
      line.append(STEPS.charAt((int) Math.min(STEPS.length() - 1, chance * STEPS.length())));
    }
    return line.toString();
  }

  private String sentence(List<String> names, Analysis.Decision decision) {
    return context.say(
        "analyse.decision",
        "ply",
        decision.ply(),
        "player",
        names.get(decision.seat().index()),
        "played",
        decision.played().text(),
        "better",
        decision.better().text(),
        "cost",
        Math.round(100 * decision.cost()));
  }
}
