package musette.app.lab;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import musette.app.cli.ExitCode;
import musette.app.cli.Shell;
import musette.lab.job.ChildProcess;
import picocli.CommandLine.Command;

/** Plays portions of jobs for another process: one JSON object per line in both directions. */
@Command(name = "worker", mixinStandardHelpOptions = true)
public final class WorkerCommand implements Callable<Integer> {
  private final Shell shell;

  public WorkerCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    var lines = new BufferedReader(new InputStreamReader(shell.environment().in(), UTF_8));
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        shell.print(ChildProcess.answer(line, shell.environment()::game));
        if (shell.environment().out().checkError()) {
          return ExitCode.GOOD;
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ExitCode.GOOD;
  }
}
