package musette.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import musette.kernel.Refused;

/** Reads lines of bounded length from a stream, so that an endless line cannot exhaust memory. */
public final class InputLines {
  public static final int MAX_LENGTH = 8_000_000;

  private final BufferedReader in;
  private boolean text = true;

  public InputLines(InputStream in) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** Whether everything read so far is text. */
  public boolean isText() {
    return text;
  }

  /**
   * The next line; empty at the end. A line that is too long is skipped and refused. Input with a
   * zero byte is not text: it is refused, and reading ends there.
   */
  public Optional<String> next() {
    try {
      var line = new StringBuilder();
      int length = 0;
      int read = text ? in.read() : -1;
      if (read < 0) {
        return Optional.empty();
      }
      while (read >= 0 && read != '\n') {
        if (read == 0) {
          text = false;
          throw Refused.because("", "input-not-text");
        }
        if (length++ < MAX_LENGTH) {
          line.append((char) read);
        }
        read = in.read();
      }
      if (length > MAX_LENGTH) {
        throw Refused.because("", "line-too-long", "max", MAX_LENGTH);
      }
      return Optional.of(line.toString().replaceFirst("\r$", ""));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
