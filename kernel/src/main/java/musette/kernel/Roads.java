package musette.kernel;

/**
 * The roads that people make for a game: stages, races, courses or boards of their own. A road is a
 * text, the same in an editor, in an option, in a record, in a link and on the command line. The
 * reader of the game is the only one who knows what it means and what is wrong with it.
 */
public interface Roads {
  /** For a game without roads of one's own. */
  Roads NONE = new NoRoads();

  /** A road that is nothing. */
  record Nothing() {}

  /** The id of the option that takes the text; empty for {@link #NONE}. */
  String option();

  /** The record type of {@link RoadCheck#road}. */
  Class<?> shape();

  /** What can be asked of {@link #make}. */
  RoadLimits limits();

  /**
   * Reads and checks a text. This never fails, and takes bounded time for any text.
   *
   * @param text many lines, or one with semicolons between its entries
   */
  RoadCheck check(String text);

  /**
   * Makes a road. The same wish always gives the same text, and {@link #check} finds nothing wrong
   * with it.
   *
   * @throws Refused if the wish is outside of {@link #limits}
   */
  String make(RoadWish wish);

  /** The text of a road that comes with the game. */
  String shipped(String course);
}
