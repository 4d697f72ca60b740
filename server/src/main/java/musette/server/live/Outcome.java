package musette.server.live;

import musette.kernel.Refusal;
import musette.table.CommandAnswers.Answer;

/** The outcome of a command that was not refused. */
public sealed interface Outcome {
  /** It is on disk. */
  record Done(int seq) implements Outcome {}

  /** It was decided on an old state. */
  record Stale() implements Outcome {}

  /** The outcome of a command that is repeated; refuses it again if it was refused. */
  static Outcome repeated(Answer answer) {
    return switch (answer) {
      case Answer.Done(int seq) -> new Done(seq);
      case Answer.Refused(Refusal refusal) -> throw refusal.asException();
    };
  }
}
