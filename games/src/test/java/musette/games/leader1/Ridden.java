package musette.games.leader1;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import musette.games.leader1.api.RaceEvent.BrokeAway;
import musette.games.leader1.api.RaceEvent.Rode;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Course;
import musette.testkit.Moment;

/**
 * A move that was made, on the road or out of the peloton.
 *
 * @param r the cyclist
 * @param start the square where it began
 * @param path the squares that were entered
 * @param free how many of them were free
 */
record Ridden(
    RaceState before,
    int r,
    int start,
    List<Integer> path,
    int free,
    int paying,
    int crossed,
    int wind,
    int cost) {

  /** The moves of a moment; most have none or one. */
  static Stream<Ridden> all(Moment<RaceState> m) {
    RaceState race = m.before();
    return Stream.concat(
        m.all(Rode.class)
            .map(
                e ->
                    new Ridden(
                        race,
                        rider(e.team(), e.cyclist()),
                        race.course.square(e.from()),
                        squares(race.course, e.path()),
                        e.free(),
                        e.paying(),
                        e.crossed(),
                        e.wind(),
                        e.cost())),
        m.all(BrokeAway.class)
            .map(
                e ->
                    new Ridden(
                        race,
                        rider(e.team(), e.cyclist()),
                        race.course.square(e.from()),
                        squares(race.course, e.path()),
                        e.free(),
                        e.paying(),
                        e.crossed(),
                        e.wind(),
                        e.cost())));
  }

  static boolean any(Moment<RaceState> m, Predicate<Ridden> such) {
    return all(m).anyMatch(such);
  }

  static int rider(Team team, Speciality cyclist) {
    return Riders.rider(team.ordinal(), cyclist.ordinal());
  }

  private static List<Integer> squares(Course course, List<String> path) {
    return path.stream().map(course::square).toList();
  }

  int length() {
    return path.size();
  }

  int end() {
    return path.getLast();
  }

  /** How many squares of the paying part are such. */
  long paying(IntPredicate such) {
    return path.stream().skip(free).filter(such::test).count();
  }

  /** How many squares of the free part are such. */
  long free(IntPredicate such) {
    return path.stream().limit(free).filter(such::test).count();
  }

  /** Whether a rider on the road stands on the path, or lies or mends there, and is such. */
  boolean passes(IntPredicate such) {
    return onRoad(before)
        .filter(other -> other != r && such.test(other))
        .anyMatch(other -> path.contains(before.square(other)));
  }

  static IntStream onRoad(RaceState race) {
    return IntStream.range(0, Riders.RIDERS).filter(race::isOnRoad);
  }

  /** Whether somebody stands right behind and would profit. */
  boolean isFollowed() {
    return before.isOnRoad(r) && Slipstream.followers(before, r) != 0;
  }

  /** Whether another rider is as far ahead as this one has come. */
  boolean isLevel() {
    return onRoad(before)
        .anyMatch(o -> o != r && course().front(before.square(o)) == course().front(end()));
  }

  Course course() {
    return before.course;
  }

  int terrain() {
    return course().terrain(start);
  }
}
