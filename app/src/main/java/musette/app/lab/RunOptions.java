package musette.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.kernel.Refused;
import musette.lab.job.ChildProcess;
import musette.lab.job.Pool;
import musette.lab.job.Runner;
import picocli.CommandLine.Option;

/** Where a job is played. */
final class RunOptions {
  private static final String PROCESSES = "processes:";
  private static final int MOST = 1024;

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--on", paramLabel = "PLACE")
  private String on = "threads";

  void check() {
    Arguments.require("--threads", threads, 1, MOST);
    if (!on.equals("threads") && processes() < 1 && !isSpark()) {
      throw Refused.because("", "on-form", "text", on);
    }
  }

  int threads() {
    return Math.max(processes(), on.equals("threads") ? threads : 1);
  }

  private boolean isSpark() {
    return on.startsWith("spark://") || on.matches("local(\\[(\\*|[1-9][0-9]{0,2})])?");
  }

  /** The number of processes, or 0. */
  private int processes() {
    return on.matches(PROCESSES + "[1-9][0-9]{0,2}")
        ? Integer.parseInt(on.substring(PROCESSES.length()))
        : 0;
  }

  /** How many matches of a tournament make a portion. */
  int matchesAtATime() {
    return processes() > 0 || isSpark() ? 8 : 1;
  }

  Runner runner(CommandContext context) {
    if (isSpark()) {
      return OptionalPart.spark(on);
    }
    if (processes() == 0) {
      return Pool.threads(threads, context.environment()::game);
    }
    List<String> command = new ArrayList<>(context.environment().newProcess());
    command.add("worker");
    return new Pool(
        IntStream.range(0, processes()).mapToObj(_ -> ChildProcess.start(command)).toList());
  }
}
