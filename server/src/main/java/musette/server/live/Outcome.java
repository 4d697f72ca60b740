package musette.server.live;

/** What has become of a command that was not refused. */
public sealed interface Outcome {
  /** It is on disk. */
  record Done(int seq) implements Outcome {}

  /** It was decided on what is no longer so. */
  record Stale() implements Outcome {}
}
