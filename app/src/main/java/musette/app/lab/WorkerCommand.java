package musette.app.lab;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.lab.job.ChildProcess;
import picocli.CommandLine.Command;

/** Plays portions of jobs for another process: one JSON object per line in both directions. */
@Command(name = "worker", mixinStandardHelpOptions = true)
public final class WorkerCommand implements Callable<Integer> {
  private final CommandContext context;

  public WorkerCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    var lines = new BufferedReader(new InputStreamReader(context.environment().in(), UTF_8));
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        context.print(ChildProcess.answer(line, context.environment()::game));
        if (context.environment().out().checkError()) {
          return ExitCode.GOOD;
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ExitCode.GOOD;
  }
}
