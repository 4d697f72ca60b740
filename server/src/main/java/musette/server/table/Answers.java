package musette.server.table;

import java.util.ArrayDeque;
import java.util.Optional;
import musette.kernel.Refusal;

/**
 * What became of the latest commands, so that none is carried out twice and each gets the same
 * answer again. What was carried out comes from the log, so it outlives a restart; refusals are
 * remembered in memory only. An older command is stale anyway.
 */
public final class Answers {
  private static final int REMEMBERED = 32;

  /** Longer refusals repeat what they were sent: they are found again the same way. */
  private static final int LONGEST = 500;

  /** What a command was answered. */
  public sealed interface Answer {
    /** The number of the change that it made. */
    record Done(int seq) implements Answer {}

    record Refused(Refusal refusal) implements Answer {}
  }

  private record Given(String player, String command, Answer answer) {}

  private final ArrayDeque<Given> latest = new ArrayDeque<>(4);

  void remember(Logged logged) {
    if (!logged.command().isEmpty()) {
      add(logged.player(), logged.command(), new Answer.Done(logged.seq()));
    }
  }

  /** The command was refused by the rules of the table. */
  public void refused(String player, String command, Refusal refusal) {
    if (!command.isEmpty() && refusal.about().toString().length() <= LONGEST) {
      add(player, command, new Answer.Refused(refusal));
    }
  }

  private void add(String player, String command, Answer answer) {
    latest.addFirst(new Given(player, command, answer));
    if (latest.size() > REMEMBERED) {
      latest.removeLast();
    }
  }

  /** The answer to this command of this player, if it is remembered. */
  public Optional<Answer> of(String player, String command) {
    for (Given given : latest) {
      if (given.command.equals(command) && given.player.equals(player)) {
        return Optional.of(given.answer);
      }
    }
    return Optional.empty();
  }
}
