package musette.server.live;

/** The outcome of a command that was not refused. */
public sealed interface Outcome {
  /** It is on disk. */
  record Done(int seq) implements Outcome {}

  /** It was decided on an old state. */
  record Stale() implements Outcome {}
}
