package musette.lab.job;

/** Plays one portion after the other. */
public interface Worker extends AutoCloseable {
  /**
   * Plays a portion.
   *
   * @throws Gone if the worker died over it; somebody else may play it
   */
  Outcome play(Portion portion) throws Gone;

  @Override
  default void close() {}

  /** This worker plays nothing more. */
  final class Gone extends Exception {
    private static final long serialVersionUID = 1;

    public Gone(String why) {
      super(why, null, false, false);
    }
  }
}
