package musette.kernel;

/**
 * Thrown if something is not allowed or cannot be read; carries the refusal to show. It is an
 * answer to the user, not a bug, so it has no stack trace.
 */
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Refusal refusal;

  /** An exception with this refusal. */
  public Refused(Refusal refusal) {
    super(refusal.reason() + " " + refusal.about(), null, false, false);
    this.refusal = refusal;
  }

  /** Shorthand for {@link Refusal#of} and {@link Refusal#asException}. */
  public static Refused because(String rule, String reason, Object... about) {
    return new Refused(Refusal.of(rule, reason, about));
  }

  /** The refusal to show. */
  public Refusal refusal() {
    return refusal;
  }
}
