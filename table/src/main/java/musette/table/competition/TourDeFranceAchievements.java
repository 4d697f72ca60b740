package musette.table.competition;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import musette.games.tourdefrance.api.TourEvent;
import musette.kernel.Event;
import musette.kernel.Seat;

/**
 * This road has no summits. Bold is to spend bank points on a throw or ride on them; it paid if
 * that reached a stage, an orange dot or the finish.
 */
final class TourDeFranceAchievements implements Achievements {
  private final Tally tally = new Tally();

  @Override
  public void read(List<Event> events) {
    Set<Seat> spent = EnumSet.noneOf(Seat.class);
    for (Event event : events) {
      switch (event) {
        case TourEvent.PointsAdded added -> spent.add(added.seat());
        case TourEvent.PointsRidden ridden -> spent.add(ridden.seat());
        case TourEvent.StageReached reached -> gain(spent, reached.seat());
        case TourEvent.DotScored dot -> gain(spent, dot.seat());
        case TourEvent.Finished finished -> gain(spent, finished.seat());
        default -> {}
      }
    }
  }

  private void gain(Set<Seat> spent, Seat seat) {
    if (spent.remove(seat)) {
      tally.paid(seat);
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
