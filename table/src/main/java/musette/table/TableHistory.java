package musette.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import musette.kernel.Event;
import musette.wire.table.LoggedChange;

/** The changes of a table so far, in order, and the answers to the commands that made them. */
final class TableHistory {
  private final List<HistoryEntry> entries = new ArrayList<>();
  private final CommandAnswers answers;

  /**
   * @param playsHere who has a list of answers of their own
   */
  TableHistory(Predicate<String> playsHere) {
    this.answers = new CommandAnswers(playsHere);
  }

  void add(LoggedChange logged, List<Event> events) {
    if (logged.seq() != entries.size()) {
      throw new IllegalStateException("change " + logged.seq() + " is out of order");
    }
    entries.add(
        new HistoryEntry(logged.seq(), logged.at(), logged.player(), logged.change(), events));
    answers.remember(logged);
  }

  /** The number of the last change. */
  int last() {
    return entries.size() - 1;
  }

  /** The time of the last change. */
  long changed() {
    return entries.getLast().at();
  }

  /** What has happened after a change, in order. */
  List<HistoryEntry> after(int seq) {
    return entries.subList(Math.clamp(seq + 1L, 0, entries.size()), entries.size());
  }

  CommandAnswers answers() {
    return answers;
  }
}
