package musette.lab.job;

import java.util.Iterator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Predicate;

/** Plays portions somewhere: on threads, in processes, on a cluster. */
public interface Runner extends AutoCloseable {
  /**
   * Plays the portions in any order.
   *
   * @param told receives what came of each, on the caller's thread; false ends the work early
   * @throws musette.kernel.Refused if a portion cannot be played, or nobody is left to play it
   */
  void run(Iterator<Portion> work, Predicate<Outcome> told);

  /** How many portions are played at the same time. */
  int width();

  @Override
  default void close() {}

  /** How many matches to put into a portion. Results do not depend on it. */
  default long portion(long matches) {
    return Math.clamp(matches / (16L * width()), 1, 1024);
  }

  /** Plays a job; {@code told} receives what was counted, piece by piece. */
  default void run(Job job, Consumer<Counts> told) {
    run(job, MatchRow.Detail.NONE, (counts, _) -> told.accept(counts));
  }

  /** Plays a job; {@code told} receives counts and matches, piece by piece and in any order. */
  default void run(Job job, MatchRow.Detail detail, BiConsumer<Counts, List<MatchRow>> told) {
    run(
        Portion.of(job, portion(job.matches()), detail),
        outcome -> {
          switch (outcome) {
            case Outcome.Counted(Counts counts) -> told.accept(counts, List.of());
            case Outcome.Listed(Counts counts, List<MatchRow> rows) -> told.accept(counts, rows);
            case Outcome.Played _ -> throw new IllegalStateException("a tournament");
          }
          return true;
        });
  }

  /** Plays a job and adds up what was counted. */
  default Counts sum(Job job, LongConsumer progress) {
    var sum = new Counts[] {Counts.none(job)};
    run(
        job,
        counts -> {
          sum[0] = sum[0].plus(counts);
          progress.accept(counts.matches());
        });
    return sum[0];
  }
}
