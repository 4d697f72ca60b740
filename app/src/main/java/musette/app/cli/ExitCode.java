package musette.app.cli;

/** The exit codes of all commands. */
public final class ExitCode {
  public static final int GOOD = 0;

  /** The command ran and found a failure, such as a scenario that does not hold. */
  public static final int FAILED = 1;

  /** The user's input cannot be used. */
  public static final int UNUSABLE = 2;

  /** An error in Musette. */
  public static final int UNEXPECTED = 70;

  private ExitCode() {}
}
