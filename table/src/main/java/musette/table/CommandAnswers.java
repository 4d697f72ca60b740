package musette.table;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import musette.kernel.Refusal;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;

/**
 * Remembers the answers to commands, so that none is applied twice and repeats get the same answer.
 * What was carried out comes from the log, so it outlives a restart; refusals are remembered in
 * memory only. Of everybody at the table the latest answers are remembered, whatever others do. A
 * command that was carried out longer ago is stale by its {@code seq}, and those that have none are
 * remembered for ever.
 */
public final class CommandAnswers {
  private static final int REMEMBERED = 32;

  /** Longer refusals are not remembered; they would be found again the same way. */
  private static final int LONGEST = 500;

  /** The answer to a command. */
  public sealed interface Answer {
    /** The number of the change that it made. */
    record Done(int seq) implements Answer {}

    record Refused(Refusal refusal) implements Answer {}
  }

  private record Asked(String player, String command) {}

  private record Given(String player, String command, Answer answer) {
    /** The command first: it is what differs. */
    boolean isTo(String who, String asked) {
      return command.equals(asked) && player.equals(who);
    }
  }

  /** Spectators share one list, because there can be any number of them. */
  private static final String STRANGERS = "";

  private final Predicate<String> playsHere;
  private final Map<String, ArrayDeque<Given>> latest = new HashMap<>(2);
  private final Map<Asked, Answer> forEver = new HashMap<>(2);

  /**
   * @param playsHere who has a list of their own
   */
  CommandAnswers(Predicate<String> playsHere) {
    this.playsHere = playsHere;
  }

  void remember(LoggedChange logged) {
    if (!logged.command().isEmpty()) {
      var asked = new Asked(logged.player(), logged.command());
      var done = new Answer.Done(logged.seq());
      add(new Given(logged.player(), logged.command(), done));
      boolean hasNoSeq =
          logged.change() instanceof Change.HandedOver || logged.change() instanceof Change.Resumed;
      if (hasNoSeq || forEver.containsKey(asked)) {
        forEver.put(asked, done);
      }
    }
  }

  /** The command was refused by the rules of the table. */
  public void refused(String player, String command, Refusal refusal) {
    if (!command.isEmpty() && refusal.about().toString().length() <= LONGEST) {
      add(new Given(player, command, new Answer.Refused(refusal)));
    }
  }

  private void add(Given given) {
    String list = playsHere.test(given.player) ? given.player : STRANGERS;
    ArrayDeque<Given> answers = latest.computeIfAbsent(list, key -> new ArrayDeque<>(4));
    answers.addFirst(given);
    if (answers.size() > REMEMBERED) {
      answers.removeLast();
    }
  }

  /** The answer to this command of this player, if it is remembered. */
  public Optional<Answer> of(String player, String command) {
    if (command.isEmpty()) {
      return Optional.empty();
    }
    return in(player, player, command)
        .or(() -> in(STRANGERS, player, command))
        .or(() -> Optional.ofNullable(forEver.get(new Asked(player, command))));
  }

  private Optional<Answer> in(String list, String player, String command) {
    ArrayDeque<Given> answers = latest.get(list);
    if (answers != null) {
      for (Given given : answers) {
        if (given.isTo(player, command)) {
          return Optional.of(given.answer);
        }
      }
    }
    return Optional.empty();
  }
}
