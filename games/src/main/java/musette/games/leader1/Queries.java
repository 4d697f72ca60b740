package musette.games.leader1;

import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Hexagon;
import musette.kernel.Seat;

/**
 * Numbers about a state for bots, most of them rider by rider. Riders are numbered by team and
 * speciality, below {@link #RIDERS}.
 */
public final class Queries {
  public static final int RIDERS = Riders.RIDERS;

  /** Progress along one square of a straight road. */
  public static final int SQUARE = 70;

  private Queries() {}

  public static Phase phase(RaceState race) {
    return race.phase;
  }

  /** The number of stages of the match. */
  public static int stages(RaceState race) {
    return race.rules.stages.size();
  }

  /** The owner of a rider; meaningless for one who is absent. */
  public static Seat owner(RaceState race, int rider) {
    return Seat.of(race.owner(rider));
  }

  public static Place place(RaceState race, int rider) {
    return race.place(rider);
  }

  /** His place at the finish, 0 before. */
  public static int homePlace(RaceState race, int rider) {
    return race.homePlace(rider);
  }

  /** His energy with that of the tiles he keeps. */
  public static int energy(RaceState race, int rider) {
    int energy = race.energy(rider);
    for (int value = Feeding.LEAST; value < Feeding.LEAST + Feeding.VALUES; value++) {
      energy += value * Feeding.kept(race.tiles(rider), value);
    }
    return energy;
  }

  /** Whether he lies or mends there. */
  public static boolean waits(RaceState race, int rider) {
    return race.isFallen(rider) || race.waitsAfterPuncture(rider);
  }

  /** Progress that the head of the peloton lacks to the finish; negative beyond. */
  public static int toGo(RaceState race) {
    return race.course.finish() - race.headFront();
  }

  /** The same for a rider on the road. */
  public static int toGo(RaceState race, int rider) {
    return race.course.finish() - race.course.front(race.square(rider));
  }

  /** The free squares of a rider, on average over so much of the road before the finish. */
  public static double free(RaceState race, int rider, int toGo) {
    Course course = race.course;
    Speciality speciality = Speciality.of(Riders.speciality(rider));
    int first = Math.max(0, course.finish() - toGo) / Hexagon.LENGTH;
    int last = (course.finish() - 1) / Hexagon.LENGTH;
    int sum = 0;
    for (int hexagon = first; hexagon <= last; hexagon++) {
      sum += speciality.free(course.plan().hexagon(hexagon + 1).terrain().ordinal());
    }
    return (double) sum / Math.max(1, last - first + 1);
  }
}
