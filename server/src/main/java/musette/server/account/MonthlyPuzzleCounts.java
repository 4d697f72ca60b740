package musette.server.account;

import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import musette.server.store.people.LearningStore.PuzzleMonth;
import musette.wire.table.Account.Answered;

/**
 * Counts the puzzles of one person by month. Browsers judge the answers, and the server trusts
 * them; it leaves out only what is impossible: answers from the future, and steps that no answer
 * makes.
 */
final class MonthlyPuzzleCounts {
  /** Where everybody begins. */
  private static final int START = 1200;

  /** The most that one answer moves a rating. */
  private static final int LONGEST_STEP = 48;

  private MonthlyPuzzleCounts() {}

  /** The months in their order, each with the rating at its end. */
  static List<PuzzleMonth> of(Collection<Answered> answers, long now) {
    var months = new TreeMap<YearMonth, PuzzleMonth>();
    int rating = START;
    for (Answered answer :
        answers.stream()
            .filter(one -> one.at() > 0 && one.at() <= now && Math.abs(one.mine()) <= LONGEST_STEP)
            .sorted(Comparator.comparingLong(Answered::at))
            .toList()) {
      rating += answer.mine();
      YearMonth month = YearMonth.from(Instant.ofEpochMilli(answer.at()).atZone(ZoneOffset.UTC));
      var one = new PuzzleMonth(month.toString(), rating, answer.mine(), 1, answer.right() ? 1 : 0);
      months.merge(month, one, MonthlyPuzzleCounts::added);
    }
    return List.copyOf(months.values());
  }

  private static PuzzleMonth added(PuzzleMonth before, PuzzleMonth one) {
    return new PuzzleMonth(
        one.month(),
        one.rating(),
        before.gain() + one.gain(),
        before.answered() + one.answered(),
        before.solved() + one.solved());
  }
}
