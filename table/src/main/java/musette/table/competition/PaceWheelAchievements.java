package musette.table.competition;

import java.util.List;
import musette.games.pacewheel.api.RaceEvent;
import musette.kernel.Event;
import musette.kernel.Seat;

/** The game ranks who passes a summit. Bold is an attack or a counter; it paid if it succeeded. */
final class PaceWheelAchievements implements Achievements {
  private final Tally tally = new Tally();

  @Override
  public void read(List<Event> events) {
    for (Event event : events) {
      switch (event) {
        case RaceEvent.SummitPassed passed ->
            tally.over(seat(passed.racer()), Achievements.summit(passed.rank()));
        case RaceEvent.BrokeAway away -> tally.paid(seat(away.racer()));
        case RaceEvent.CounterSucceeded counter -> tally.paid(seat(counter.racer()));
        default -> {}
      }
    }
  }

  /** A racer is called by the letter of the seat and a number. */
  private static Seat seat(String racer) {
    return Seat.of(racer.charAt(0) - 'A');
  }

  @Override
  public int climb(Seat seat) {
    return tally.climb(seat);
  }

  @Override
  public int bold(Seat seat) {
    return tally.bold(seat);
  }
}
