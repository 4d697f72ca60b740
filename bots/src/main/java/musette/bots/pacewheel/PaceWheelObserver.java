package musette.bots.pacewheel;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import musette.bots.trial.Observed;
import musette.bots.trial.Observed.Breakaway;
import musette.bots.trial.Observer;
import musette.games.pacewheel.api.RaceEvent;
import musette.kernel.Event;

/**
 * Listens to a race. If the first group has one or two racers when the first of them comes to the
 * line, the stage is won from a breakaway; of a tour, the last stage counts.
 */
final class PaceWheelObserver implements Observer {
  private static final int MOST_AWAY = 2;

  private final Set<String> racers = new HashSet<>();
  private List<Integer> sizes = List.of();
  private boolean arrived;
  private int turns;
  private int burned;

  @Override
  public void tell(Event event) {
    if (event instanceof RaceEvent.SkillsAllocated skills) {
      racers.add(skills.racer());
    } else if (event instanceof RaceEvent.StageStarted) {
      arrived = false;
    } else if (event instanceof RaceEvent.TurnStarted) {
      turns++;
    } else if (event instanceof RaceEvent.GroupsFormed groups) {
      sizes = arrived ? sizes : groups.sizes();
    } else if (event instanceof RaceEvent.Arrived) {
      arrived = true;
    } else if (event instanceof RaceEvent.Burned burnt) {
      burned += burnt.points();
    }
  }

  @Override
  public Observed seen() {
    boolean away = !sizes.isEmpty() && sizes.getFirst() <= MOST_AWAY;
    return new Observed(
        turns,
        "",
        away ? Breakaway.AWAY : Breakaway.TOGETHER,
        (double) burned / Math.max(1, racers.size()),
        0);
  }
}
