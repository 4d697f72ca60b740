package musette.app;

import java.nio.file.Path;
import musette.kernel.Refusal;

/** Invalid user input: reported in one line, with exit code 2. */
final class Trouble extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** A file and a line in it; line 0 is the whole file. */
  record Place(Path file, int line) {}

  private final transient Place place;
  private final transient Refusal reason;

  Trouble(Place place, Refusal reason) {
    super(reason.reason(), null, false, false);
    this.place = place;
    this.reason = reason;
  }

  static Trouble in(Path file, String reason, Object... about) {
    return new Trouble(new Place(file, 0), Refusal.of("", reason, about));
  }

  Place place() {
    return place;
  }

  Refusal reason() {
    return reason;
  }
}
