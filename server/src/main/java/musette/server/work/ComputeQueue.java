package musette.server.work;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * A queue for long computations that people wait for, such as analyses and forecasts: one at a
 * time, in fair turns of those who asked, and giving way to the bots of running matches.
 */
public final class ComputeQueue implements AutoCloseable {
  /** The length of a turn while others wait. */
  private static final Duration TURN = Duration.ofMillis(500);

  /** The longest time that a step waits for thinking bots. */
  private static final Duration COURTESY = Duration.ofMillis(400);

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final BooleanSupplier botsThink;
  private final FairScheduler share = new FairScheduler(1, 1);

  /**
   * Shares one turn among all.
   *
   * @param botsThink whether bots of running matches need the processor now
   */
  public ComputeQueue(BooleanSupplier botsThink) {
    this.botsThink = botsThink;
  }

  /** Waits for the first turn of somebody's work; closing the shift gives the last one back. */
  public Shift begin(String who) {
    return new Shift(who);
  }

  /** Coordinates a piece of work with that of others. */
  public interface Pace {
    /** Called between steps: lets others go first, which may take a while. */
    void pause();

    /** The CPU time of this thread so far, in nanoseconds. */
    long worked();
  }

  /** The turns of one piece of work, which has a thread of its own. */
  public final class Shift implements Pace, AutoCloseable {
    private final String who;
    private FairScheduler.Turn turn;
    private long began;

    private Shift(String who) {
      this.who = who;
      this.turn = share.turn(who);
      this.began = System.nanoTime();
    }

    @Override
    public void pause() {
      if (System.nanoTime() - began > TURN.toNanos() && share.othersWait(who)) {
        turn.close();
        turn = share.turn(who);
        began = System.nanoTime();
      }
      giveWay();
    }

    private void giveWay() {
      long until = System.nanoTime() + COURTESY.toNanos();
      try {
        while (botsThink.getAsBoolean() && System.nanoTime() < until) {
          Thread.sleep(10);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public long worked() {
      return THREADS.getCurrentThreadCpuTime();
    }

    @Override
    public void close() {
      turn.close();
    }
  }

  @Override
  public void close() {
    share.close();
  }
}
