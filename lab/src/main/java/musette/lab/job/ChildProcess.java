package musette.lab.job;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.util.List;
import musette.kernel.Game;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.wire.Json;

/** A worker in a process of its own: one line in for each portion, one line out for its outcome. */
public final class ChildProcess implements Worker {
  private static final String REFUSED = "refused";

  private final Process process;
  private final BufferedWriter to;
  private final BufferedReader from;

  private ChildProcess(Process process) {
    this.process = process;
    this.to = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), UTF_8));
    this.from = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
  }

  /**
   * Starts a program that answers with {@link #answer}.
   *
   * @throws Refused if it cannot be started
   */
  public static ChildProcess start(List<String> command) {
    try {
      return new ChildProcess(
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start());
    } catch (IOException e) {
      throw Refused.because("", "worker-start", "program", command.getFirst());
    }
  }

  public long pid() {
    return process.pid();
  }

  @Override
  public Outcome play(Portion portion) throws Gone {
    try {
      to.write(portion.text() + "\n");
      to.flush();
      String line = from.readLine();
      if (line == null) {
        throw new Gone("end of output");
      }
      return read(line);
    } catch (IOException e) {
      throw new Gone(String.valueOf(e.getMessage()));
    }
  }

  /** Reads what a worker said. */
  public static Outcome read(String line) {
    JsonNode answer = Json.parse(line);
    if (answer.has(REFUSED)) {
      throw Json.convert(answer.path(REFUSED), Refusal.class).asException();
    }
    return Json.read(line, Outcome.class);
  }

  /** What a worker says to a line with a portion. */
  public static String answer(String line, java.util.function.Function<String, Game<?, ?, ?>> all) {
    try {
      Portion portion = Portion.parse(line);
      return Json.write(portion.play(all.apply(portion.game())));
    } catch (Refused refused) {
      var answer = Json.object();
      answer.set(REFUSED, Json.tree(refused.refusal()));
      return Json.write(answer);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
