package musette.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import musette.kernel.Refused;

/** Lines of a stream, of bounded length: nobody can fill the memory with one that never ends. */
final class Lines {
  static final int MAX_LENGTH = 8_000_000;

  private final BufferedReader in;
  private boolean text = true;

  Lines(InputStream in) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** Whether all that was read so far is text. */
  boolean isText() {
    return text;
  }

  /**
   * The next line, empty at the end. A line that is too long is skipped and refused; what holds a
   * zero is no text, as when a closed input was replaced by some file: it is refused and the end.
   */
  Optional<String> next() {
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
