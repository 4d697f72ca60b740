package musette.app.cli;

/** The version of this program. */
public final class Version {
  public static final String NUMBER = "1.0.0";

  private Version() {}
}
