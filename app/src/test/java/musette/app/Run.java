package musette.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import musette.app.cli.Environment;
import musette.app.draw.Ink;
import musette.games.Catalogue;
import musette.kernel.Game;

/** A finished command with its output. */
record Run(int code, String out, String err) {
  /** Runs a command without input. */
  static Run of(String... args) {
    return typing("", args);
  }

  /** Runs a command with this input. */
  static Run typing(String in, String... args) {
    return with(new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)), args);
  }

  static Run with(java.io.InputStream in, String... args) {
    return with(in, Ink.PLAIN, args);
  }

  static Run with(java.io.InputStream in, Ink ink, String... args) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    List<Game<?, ?, ?>> games = new ArrayList<>(List.of(new Dash()));
    games.addAll(Catalogue.games());
    var environment =
        new Environment(
            games, in, stream(out), stream(err), Environment.Device.PIPE, ink, "en", Main.class);
    int code = Musette.run(environment, args);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  /** Checks that the output has no stack trace and no internal error. */
  Run isCalm() {
    org.assertj.core.api.Assertions.assertThat(out + err)
        .doesNotContain("\tat ")
        .doesNotContain("Exception")
        .doesNotContain("Internal error", "Erreur interne");
    return this;
  }
}
