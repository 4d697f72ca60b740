package musette.bots.pacewheel;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import musette.bots.trial.Observed;
import musette.bots.trial.Observed.Breakaway;
import musette.bots.trial.Observer;
import musette.bots.trial.Places;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.course.Course;
import musette.games.pacewheel.course.CourseRoad;
import musette.kernel.Event;

/**
 * Listens to a race. If the first group has one or two racers when the first of them comes to the
 * line, the stage is won from a breakaway; of a tour, the last stage counts. Feeding zones matter
 * when somebody eats there, summits when somebody wins points there.
 */
final class PaceWheelObserver implements Observer {
  private static final int MOST_AWAY = 2;
  private static final String FEED = "FEED";
  private static final String SUMMIT = "SUMMIT";

  private final CourseRoad road;
  private final Places places = new Places();
  private final Set<String> racers = new HashSet<>();
  private List<Integer> sizes = List.of();
  private boolean arrived;
  private int stage;
  private int turns;
  private int burned;
  private int gained;

  PaceWheelObserver(CourseRoad road) {
    this.road = road;
    for (int i = 0; i < road.stages().size(); i++) {
      Course course = road.stages().get(i);
      for (int square = 1; square <= course.length(); square++) {
        if (course.zone(square) >= 0 && course.zone(square - 1) < 0) {
          places.expect(FEED, place(i + 1, square));
        } else if (course.summits().contains(square)) {
          places.expect(SUMMIT, place(i + 1, square));
        }
      }
    }
  }

  private static String place(int stage, int square) {
    return stage + ":" + square;
  }

  @Override
  public void tell(Event event) {
    if (event instanceof RaceEvent.StageStarted started) {
      arrived = false;
      stage = started.stage();
    } else if (event instanceof RaceEvent.TurnStarted) {
      turns++;
    } else if (event instanceof RaceEvent.GroupsFormed groups) {
      sizes = arrived ? sizes : groups.sizes();
    } else if (event instanceof RaceEvent.Arrived) {
      arrived = true;
    } else if (event instanceof RaceEvent.SummitPassed passed && passed.points() > 0) {
      places.feel(SUMMIT, place(stage, passed.summit()));
    } else if (event instanceof RaceEvent.Fed fed) {
      Course.Zone zone = road.stages().get(stage - 1).feed().get(fed.zone() - 1);
      places.feel(FEED, place(stage, zone.first()));
      gained += fed.points();
    } else {
      energy(event);
    }
  }

  private void energy(Event event) {
    if (event instanceof RaceEvent.SkillsAllocated skills) {
      racers.add(skills.racer());
      gained += skills.sprint() + skills.endurance() + skills.climbing();
    } else if (event instanceof RaceEvent.Recovered skills) {
      gained += skills.sprint() + skills.endurance() + skills.climbing();
    } else if (event instanceof RaceEvent.Burned burnt) {
      burned += burnt.points();
    }
  }

  @Override
  public Observed seen() {
    boolean away = !sizes.isEmpty() && sizes.getFirst() <= MOST_AWAY;
    double count = Math.max(1, racers.size());
    return new Observed(
        turns,
        "",
        away ? Breakaway.AWAY : Breakaway.TOGETHER,
        burned / count,
        (gained - burned) / count,
        0,
        places.felt());
  }
}
