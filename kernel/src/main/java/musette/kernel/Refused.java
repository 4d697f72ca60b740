package musette.kernel;

/** Thrown where something is not allowed or cannot be read; carries the refusal to be shown. */
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Refusal refusal;

  public Refused(Refusal refusal) {
    // No stack trace: a refusal is an answer, not an accident, and an external caller can cause
    // many.
    super(refusal.reason() + " " + refusal.about(), null, false, false);
    this.refusal = refusal;
  }

  /** {@code about} alternates names and values. */
  public static Refused because(String rule, String reason, Object... about) {
    return new Refused(Refusal.of(rule, reason, about));
  }

  public Refusal refusal() {
    return refusal;
  }
}
