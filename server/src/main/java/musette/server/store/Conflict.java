package musette.server.store;

/** Another server wrote the next change of the table first. */
public final class Conflict extends RuntimeException {
  private static final long serialVersionUID = 1;

  Conflict() {
    super("taken", null, false, false);
  }
}
