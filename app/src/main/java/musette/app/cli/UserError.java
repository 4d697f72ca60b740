package musette.app.cli;

import java.nio.file.Path;
import musette.kernel.Refusal;

/** Invalid user input: reported in one line, with exit code 2. */
public final class UserError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** A file and a line in it; line 0 is the whole file. */
  public record Place(Path file, int line) {}

  private final transient Place place;
  private final transient Refusal reason;

  public UserError(Place place, Refusal reason) {
    super(reason.reason(), null, false, false);
    this.place = place;
    this.reason = reason;
  }

  public static UserError in(Path file, String reason, Object... about) {
    return new UserError(new Place(file, 0), Refusal.of("", reason, about));
  }

  public Place place() {
    return place;
  }

  public Refusal reason() {
    return reason;
  }
}
