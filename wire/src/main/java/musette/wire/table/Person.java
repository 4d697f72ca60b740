package musette.wire.table;

/**
 * Who sits or speaks.
 *
 * @param id public and lasting; it gives no access to anything
 */
public record Person(String id, String name, Kind kind) {
  public static final Person NOBODY = new Person("", "", Kind.NOBODY);

  /** What a person is made of. */
  public enum Kind {
    NOBODY,
    GUEST,
    BOT
  }
}
