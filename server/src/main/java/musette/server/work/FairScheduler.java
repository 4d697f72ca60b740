package musette.server.work;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;

/**
 * A fair scheduler: limits how many work at once and shares the time among people, and the time of
 * one person among the things they want. The next turn goes to the waiting person who has had the
 * least time, for the thing of theirs that has had the least.
 */
public final class FairScheduler implements AutoCloseable {
  /** A request for a turn, with its number and what it is for. */
  private record Waiting(long number, String what, CompletableFuture<Turn> turn) {}

  /** The time and turns of one person. */
  private static final class Share {
    private final String person;
    private final ArrayList<Waiting> waiting = new ArrayList<>();
    private final Map<String, Long> hadByWhat = new HashMap<>();
    private int working;
    private long had;

    Share(String person, long had) {
      this.person = person;
      this.had = had;
    }

    private long had() {
      return had;
    }

    private long first() {
      return waiting.getFirst().number;
    }

    private void add(Waiting one) {
      hadByWhat.computeIfAbsent(
          one.what, _ -> hadByWhat.values().stream().mapToLong(Long::longValue).min().orElse(0));
      waiting.add(one);
    }

    private Waiting removeNext() {
      Waiting next =
          Collections.min(
              waiting,
              Comparator.<Waiting>comparingLong(one -> hadByWhat.getOrDefault(one.what, 0L))
                  .thenComparingLong(Waiting::number));
      waiting.remove(next);
      return next;
    }
  }

  /** The right to work, until it is given back. */
  public final class Turn implements AutoCloseable {
    private final Share share;
    private final String what;
    private final long began = nanos.getAsLong();
    private final AtomicBoolean ended = new AtomicBoolean();

    private Turn(Share share, String what) {
      this.share = share;
      this.what = what;
    }

    @Override
    public void close() {
      if (!ended.getAndSet(true)) {
        end(this, nanos.getAsLong() - began);
      }
    }
  }

  private final LongSupplier nanos;
  private final int atOnce;
  private final int each;
  private final Map<String, Share> shares = new HashMap<>();
  private int working;
  private long asked;
  private boolean closed;

  /**
   * @param each the most turns that one person has at the same time
   */
  public FairScheduler(int atOnce, int each) {
    this(atOnce, each, System::nanoTime);
  }

  public FairScheduler(int atOnce, int each, LongSupplier nanos) {
    this.nanos = nanos;
    this.atOnce = atOnce;
    this.each = each;
  }

  /** Waits for a turn; cancelled when the scheduler is closed. */
  public Turn turn(String person) {
    return turn(person, "");
  }

  /**
   * Waits for a turn; cancelled when all of this is closed.
   *
   * @param what the thing of this person that it is for, such as a table
   */
  public Turn turn(String person, String what) {
    return ask(person, what).join();
  }

  /** Waits for a turn, but not longer than this. */
  public Optional<Turn> turn(String person, Duration patience) {
    CompletableFuture<Turn> turn = ask(person, "");
    return Optional.ofNullable(
        turn.completeOnTimeout(null, patience.toMillis(), TimeUnit.MILLISECONDS).join());
  }

  private synchronized CompletableFuture<Turn> ask(String person, String what) {
    var turn = new CompletableFuture<Turn>();
    if (closed) {
      turn.cancel(false);
    } else {
      Share share = shares.computeIfAbsent(person, key -> new Share(key, least()));
      share.add(new Waiting(asked++, what, turn));
      grant();
    }
    return turn;
  }

  /** The number of turns that this person waits for. */
  public synchronized int waiting(String person) {
    Share share = shares.get(person);
    return share == null
        ? 0
        : (int) share.waiting.stream().filter(one -> !one.turn.isDone()).count();
  }

  /**
   * The part of a given time that each turn of this person may take, so that all turns that are
   * under way or waited for now are over within that time.
   */
  public synchronized double part(String person) {
    Share share = shares.get(person);
    int things = share == null ? 1 : Math.max(1, share.working + share.waiting.size());
    double turns = Math.min(each, (double) atOnce / Math.max(1, shares.size()));
    return Math.min(1, turns / things);
  }

  /** Whether somebody else could work if this person made room. */
  public synchronized boolean othersWait(String person) {
    return shares.values().stream()
        .anyMatch(share -> !share.waiting.isEmpty() && !share.person.equals(person));
  }

  /** A newcomer starts with the least time that anybody has had. */
  private long least() {
    return shares.values().stream().mapToLong(Share::had).min().orElse(0);
  }

  private synchronized void end(Turn turn, long nanos) {
    Share share = turn.share;
    share.had += nanos;
    share.hadByWhat.merge(turn.what, nanos, Long::sum);
    share.working--;
    working--;
    drop(share);
    grant();
  }

  private void grant() {
    for (var next = next(); next.isPresent(); next = next()) {
      Share share = next.get();
      Waiting first = share.removeNext();
      // Who has given up waiting is passed over.
      if (first.turn.complete(new Turn(share, first.what))) {
        share.working++;
        working++;
      }
      drop(share);
    }
  }

  private Optional<Share> next() {
    return working == atOnce
        ? Optional.empty()
        : shares.values().stream()
            .filter(share -> !share.waiting.isEmpty() && share.working < each)
            .min(Comparator.comparingLong(Share::had).thenComparingLong(Share::first));
  }

  private void drop(Share share) {
    if (share.working == 0 && share.waiting.isEmpty()) {
      shares.remove(share.person);
    }
  }

  /** Cancels all waiting turns. */
  @Override
  public synchronized void close() {
    closed = true;
    for (Share share : List.copyOf(shares.values())) {
      share.waiting.forEach(one -> one.turn.cancel(false));
      share.waiting.clear();
      drop(share);
    }
  }
}
