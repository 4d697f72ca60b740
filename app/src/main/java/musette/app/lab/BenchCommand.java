package musette.app.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.GameOptions;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.lab.Bench;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures games, each in its own JVM unless they are to run mixed. */
@Command(name = "bench", mixinStandardHelpOptions = true)
public final class BenchCommand implements Callable<Integer> {
  private static final double MAX_SECONDS = 3600;

  private final CommandContext context;

  @Parameters(arity = "0..*", paramLabel = "GAME")
  private List<String> ids = new ArrayList<>();

  @Option(names = "--seconds", paramLabel = "S")
  private double seconds = 10;

  @Option(names = "--seats", paramLabel = "N")
  private int seats = 0;

  @Option(names = "--json")
  private boolean json;

  @Option(names = "--mixed")
  private boolean mixed;

  @Mixin private GameOptions options = new GameOptions();

  public BenchCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
      throw Refused.because(
          "", "out-of-range", "option", "--seconds", "min", 0, "max", (int) MAX_SECONDS);
    }
    List<Game<?, ?, ?>> chosen = new ArrayList<>();
    ids.forEach(id -> chosen.add(context.game(id)));
    if (chosen.isEmpty()) {
      chosen.addAll(context.environment().games());
    }
    // Reports refusals now rather than from another JVM.
    chosen.forEach(this::setup);
    for (Game<?, ?, ?> game : chosen) {
      if (mixed || chosen.size() == 1) {
        print(measure(game));
      } else {
        elsewhere(game);
      }
    }
    return ExitCode.GOOD;
  }

  private Setup setup(Game<?, ?, ?> game) {
    return seats == 0 ? options.largest(game) : options.setup(game, seats);
  }

  private Bench.Figures measure(Game<?, ?, ?> game) {
    Setup setup = setup(game);
    List<Game<?, ?, ?>> others = new ArrayList<>(context.environment().games());
    others.remove(game);
    if (mixed && !others.isEmpty()) {
      Bench.stir(others, seconds / 2);
    }
    return Bench.measure(game, setup, seconds, mixed && !others.isEmpty() ? "mixed" : "alone");
  }

  private void print(Bench.Figures figures) {
    if (json) {
      context.print(Json.write(figures));
      return;
    }
    context.print(
        String.format(
            Locale.of(context.environment().language()),
            "%-18s %d %s, %s: %,12.0f %s, %,10.0f %s, %,10.0f %s, %,7.1f %s",
            figures.game(),
            figures.seats(),
            context.say("bench.seats"),
            context.say("bench." + figures.jvm()),
            figures.actionsPerCpuSecond(),
            context.say("bench.actions"),
            figures.playoutsPerCpuSecond(),
            context.say("bench.playouts"),
            figures.searchesPerCpuSecond(),
            context.say("bench.searches"),
            figures.bytesPerAction(),
            context.say("bench.bytes")));
  }

  /** Runs the same command for one game in a new JVM with the same flags. */
  private void elsewhere(Game<?, ?, ?> game) throws IOException, InterruptedException {
    List<String> command = context.environment().newProcess();
    command.addAll(List.of("bench", game.about().id(), "--seconds", String.valueOf(seconds)));
    command.addAll(List.of("--seats", String.valueOf(seats)));
    command.addAll(options.arguments());
    command.addAll(List.of("--lang", context.environment().language()));
    if (json) {
      command.add("--json");
    }
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    context.print(
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .stripTrailing());
    if (process.waitFor() != 0) {
      throw new IOException("bench of " + game.about().id() + " ended with an error");
    }
  }
}
