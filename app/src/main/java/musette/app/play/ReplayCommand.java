package musette.app.play;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.kernel.Entry;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Step;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Replays a record: prints it, shows one position, or only verifies it. */
@Command(name = "replay", mixinStandardHelpOptions = true)
public final class ReplayCommand implements Callable<Integer> {
  private static final int WIDTH = 100;

  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--ply", paramLabel = "N")
  private int ply = Integer.MAX_VALUE;

  @Option(names = "--verify")
  private boolean verify;

  public ReplayCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    RecordFile handedIn = RecordFile.read(file, context);
    run(handedIn, context.game(handedIn.record().game()));
    return ExitCode.GOOD;
  }

  private <S, A, V> void run(RecordFile handedIn, Game<S, A, V> game) {
    GameRecord record = handedIn.record();
    Match<S, A, V> whole = handedIn.replay(game);
    if (verify) {
      String key = record.places().isEmpty() ? "replay.verified-so-far" : "replay.verified";
      context.print(
          context.say(
              key, "file", file.toString(), "plies", plies(record), "places", record.places()));
      return;
    }
    Match<S, A, V> match = ply == Integer.MAX_VALUE ? whole : handedIn.replay(game, ply);
    var telling = new MatchText<>(context, game);
    // For an unfinished match, only public information is shown.
    boolean finished = whole.turn().isOver();
    if (ply == Integer.MAX_VALUE) {
      match
          .steps()
          .forEach(step -> tell(step, telling, record, finished ? Viewer.ALL : Viewer.OPEN));
    } else {
      tell(match.steps().getLast(), telling, record, finished ? Viewer.ALL : Viewer.OPEN);
    }
    context.print("");
    context.print(telling.board(match.view(Seat.NONE), WIDTH));
    if (match.turn().isOver()) {
      context.print("");
      telling.result(record.places(), record.players()).forEach(context::print);
    } else {
      context.print(telling.ask(match.view(Seat.NONE)));
    }
  }

  /** Whether everything is shown, or only public information. */
  private enum Viewer {
    ALL,
    OPEN
  }

  private void tell(Step step, MatchText<?> telling, GameRecord record, Viewer viewer) {
    if (step.ply() > 0) {
      String action =
          viewer == Viewer.ALL || !step.eventsFor(Seat.NONE).isEmpty() ? step.action() : "…";
      context.print(step.ply() + ". " + telling.who(step.seat(), record.players()) + ": " + action);
    }
    var events = viewer == Viewer.ALL ? step.events() : step.eventsFor(Seat.NONE);
    telling.events(events).forEach(line -> context.print("   " + line));
  }

  private static int plies(GameRecord record) {
    return (int) record.log().stream().filter(Entry.Played.class::isInstance).count();
  }
}
