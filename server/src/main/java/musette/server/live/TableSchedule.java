package musette.server.live;

import musette.table.MatchDecisions;
import musette.table.Table;
import musette.wire.table.TableInfo.Status;

/** When a table has work to do; can be read without the lock of the table. */
final class TableSchedule {
  /** After this time, another server moves a bot whose server has died. */
  static final long BOT_PATIENCE = 3_000;

  /** The pace of bots among themselves while somebody can still take a seat back. */
  private static final long PACE = 500;

  private volatile long due = Long.MAX_VALUE;
  private volatile long dueIfWatched = Long.MAX_VALUE;
  private volatile boolean finished;
  private volatile boolean running;

  void update(Table now) {
    due = due(now);
    dueIfWatched = dueIfWatched(now);
    finished = now.isDone();
    running = now.status() == Status.RUNNING;
  }

  long due() {
    return due;
  }

  long dueIfWatched() {
    return Math.min(due, dueIfWatched);
  }

  boolean isFinished() {
    return finished;
  }

  boolean isRunning() {
    return running;
  }

  /** The latest time to look at the table, whether or not it is watched. */
  static long due(Table table) {
    if (table.status() != Status.RUNNING) {
      return Long.MAX_VALUE;
    }
    var playing = new MatchDecisions(table);
    boolean moves = playing.hasPlayer() && !playing.botSeats().isEmpty();
    long ends = Math.min(table.clockEnds(), Absence.due(table));
    return moves ? Math.min(ends, table.changed() + BOT_PATIENCE) : ends;
  }

  /** The same for a match of bots alone, which goes on only while it is watched. */
  private static long dueIfWatched(Table table) {
    var playing = new MatchDecisions(table);
    return playing.hasPlayer() || playing.botSeats().isEmpty()
        ? Long.MAX_VALUE
        : playing.hasStandIn() ? nextShown(table) : table.changed() + BOT_PATIENCE;
  }

  /** When bots alone may play next: whoever handed a seat over must see where to go in. */
  static long nextShown(Table table) {
    return new MatchDecisions(table).hasStandIn() ? table.changed() + PACE : 0;
  }
}
