package musette.wire.table;

/**
 * A player or a chat participant.
 *
 * @param id public and permanent; it grants no access
 */
public record Person(String id, String name, Kind kind) {
  public static final Person NOBODY = new Person("", "", Kind.NOBODY);

  /** What kind of player this is. */
  public enum Kind {
    NOBODY,
    GUEST,
    BOT,
    /** Somebody who has deleted their account; clients say so in their own words. */
    LEFT
  }
}
