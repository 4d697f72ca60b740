package musette.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs other programs. */
final class Commands {
  private Commands() {}

  /** The lines that a program prints; fails if it does. */
  static List<String> output(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(String.join(" ", command) + ": " + said);
    }
    return said.lines().toList();
  }
}
