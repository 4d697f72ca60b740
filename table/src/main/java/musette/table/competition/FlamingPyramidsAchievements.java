package musette.table.competition;

import java.util.List;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.kernel.Event;
import musette.kernel.Seat;

/** No summits. Bold is to build on the third row or higher; it paid if the tile held. */
final class FlamingPyramidsAchievements implements Achievements {
  /** Rows count from 0. */
  private static final int HIGH = 2;

  private final Tally tally = new Tally();

  @Override
  public void read(List<Event> events) {
    for (Event event : events) {
      if (event instanceof BuildEvent.Placed placed
          && placed.level() >= HIGH
          && placed.verdict().holds()) {
        tally.paid(placed.seat());
      }
    }
  }

  @Override
  public int climb(Seat seat) {
    return 0;
  }

  @Override
  public int bold(Seat seat) {
    return tally.bold(seat);
  }
}
