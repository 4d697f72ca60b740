package musette.lab.job;

/** A part that is not in the usual download and knows other places to play, such as a cluster. */
public interface RunnerProvider {
  /**
   * Connects to the place.
   *
   * @throws musette.kernel.Refused if nobody answers there
   */
  Runner on(String place);
}
