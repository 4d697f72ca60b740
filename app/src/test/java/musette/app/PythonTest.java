package musette.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Runs the tests of the Python package, if this machine has Python. */
class PythonTest {
  private static final Path FOLDER = Path.of("..", "python").toAbsolutePath().normalize();

  private static String run(String... line) throws IOException, InterruptedException {
    var builder = new ProcessBuilder(line).directory(FOLDER.toFile()).redirectErrorStream(true);
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String classes = System.getProperty("java.class.path");
    // The class path may be longer than an environment variable should be, so it goes into a file.
    Path arguments = Files.createTempFile("musette", ".args");
    Files.writeString(
        arguments, "-XX:+UseSerialGC\n-XX:TieredStopAtLevel=1\n-cp\n\"" + classes + "\"\n");
    builder.environment().put("MUSETTE", java + " @" + arguments + " musette.app.Main");
    builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    Files.delete(arguments);
    return out;
  }

  private static void assumePython() {
    boolean there;
    try {
      there = new ProcessBuilder(List.of("python3", "--version")).start().waitFor() == 0;
    } catch (IOException | InterruptedException _) {
      there = false;
    }
    assumeTrue(there, "python3 is not installed: the tests of the Python package were skipped");
  }

  @Test
  void theTestsOfThePackagePass() throws IOException, InterruptedException {
    assumePython();
    assertThat(run("python3", "-m", "unittest", "discover", "-s", "tests", "-t", "."))
        .contains("OK");
  }

  @Test
  @Tag("full")
  void theExampleLearnsToBeatRandom() throws IOException, InterruptedException {
    assumePython();
    String told = run("python3", "examples/learn.py", "1500");
    double after = Double.parseDouble(told.replaceAll("(?s).*: ([0-9.]+)%\\s*$", "$1"));
    assertThat(after).as(told).isGreaterThan(55);
  }
}
