package musette.server.store.database;

/** Another server wrote the next change of the table first. */
public final class WriteConflict extends RuntimeException {
  private static final long serialVersionUID = 1;

  public WriteConflict() {
    super("taken", null, false, false);
  }
}
