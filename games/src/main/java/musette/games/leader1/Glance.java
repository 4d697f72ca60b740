package musette.games.leader1;

import musette.kernel.Seat;

/**
 * What who judges a race wants to know of it, rider by rider. Riders are numbered by team and
 * speciality, below {@link #RIDERS}.
 */
public final class Glance {
  public static final int RIDERS = Riders.RIDERS;

  /** Progress along one square of a straight road. */
  public static final int SQUARE = 70;

  private Glance() {}

  public static Phase phase(Race race) {
    return race.phase;
  }

  /** The owner of a rider; meaningless for one who is absent. */
  public static Seat owner(Race race, int rider) {
    return Seat.of(race.owner(rider));
  }

  public static Place place(Race race, int rider) {
    return race.place(rider);
  }

  /** His place at the finish, 0 before. */
  public static int homePlace(Race race, int rider) {
    return race.homePlace(rider);
  }

  /** His energy with that of the tiles he keeps. */
  public static int energy(Race race, int rider) {
    int energy = race.energy(rider);
    for (int value = Feeding.LEAST; value < Feeding.LEAST + Feeding.VALUES; value++) {
      energy += value * Feeding.kept(race.tiles(rider), value);
    }
    return energy;
  }

  /** Whether he lies or mends there. */
  public static boolean waits(Race race, int rider) {
    return race.isFallen(rider) || race.waitsAfterPuncture(rider);
  }

  /** Progress that the head of the peloton lacks to the finish; negative beyond. */
  public static int toGo(Race race) {
    return race.course.finish - race.headFront();
  }

  /** The same for a rider on the road. */
  public static int toGo(Race race, int rider) {
    return race.course.finish - race.course.front[race.square(rider)];
  }

  /** The free squares of a rider, on average over so much of the road before the finish. */
  public static double free(Race race, int rider, int toGo) {
    Course course = race.course;
    Speciality speciality = Speciality.of(Riders.speciality(rider));
    int first = Math.max(0, course.finish - toGo) / Course.LENGTH;
    int last = (course.finish - 1) / Course.LENGTH;
    int sum = 0;
    for (int hexagon = first; hexagon <= last; hexagon++) {
      sum += speciality.free(course.plan.hexagon(hexagon + 1).terrain().ordinal());
    }
    return (double) sum / Math.max(1, last - first + 1);
  }
}
