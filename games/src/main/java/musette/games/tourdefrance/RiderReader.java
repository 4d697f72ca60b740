package musette.games.tourdefrance;

import musette.games.tourdefrance.TourPosition.RiderPosition;
import musette.kernel.Seat;

/** Reads one rider of a position and refuses, naming the field, what cannot be. */
final class RiderReader {
  private final Course course;
  private final String field;

  RiderReader(Course course, Seat seat) {
    this.course = course;
    this.field = "riders." + seat + ".";
  }

  long read(RiderPosition given) {
    int square = course.board().index(given.square());
    require(square != Board.NOWHERE, "square", "unknown_square");
    range(given.lap(), 1, course.laps(), "lap");
    range(given.throwsMade(), 0, Rider.MAX_THROWS, "throwsMade");
    range(given.die(), 0, 6 * given.throwsMade(), "die");
    range(given.orange(), 0, Rider.MAX_ORANGE, "orange");
    require(given.orange() % 2 == 0, "orange", "odd");
    range(given.points(), 0, Rider.MAX_POINTS, "points");
    range(given.count(), 0, Rider.MAX_COUNT, "count");
    range(given.finish(), 0, course.seats(), "finish");
    boolean done = given.finish() > 0;
    require(
        !done || (square == course.board().start() && given.lap() == course.laps()),
        "finish",
        "not_home");
    require(fits(given.binding(), course.board().kind(square)), "binding", "other_square");
    require(given.lap() > 1 || !(given.pastBlue() || given.pastMax2()), "pastBlue", "lap_one");
    long rider = Rider.at(square, given.lap());
    rider = Rider.withThrows(rider, given.throwsMade());
    rider = Rider.withDie(rider, given.die());
    rider = Rider.withOrange(rider, given.orange());
    rider = Rider.withPoints(rider, given.points());
    rider |= flag(given.minus(), Rider.MINUS) | flag(given.crunch(), Rider.CRUNCH);
    rider |= flag(given.miss(), Rider.MISS) | flag(given.pastBlue(), Rider.PAST_BLUE);
    rider |= flag(given.pastMax2(), Rider.PAST_MAX2);
    return Rider.withFinish(Rider.bound(rider, given.binding(), given.count()), given.finish());
  }

  private static boolean fits(Binding binding, Kind kind) {
    return switch (binding) {
      case NONE -> true;
      case CAMERA -> kind == Kind.CAMERA;
      case OVER3 -> kind == Kind.OVER3;
      case T2 -> kind == Kind.T2;
      case RAIDE_FIRST, RAIDE_SUM -> kind == Kind.RAIDE;
    };
  }

  private static long flag(boolean set, long flag) {
    return set ? flag : 0;
  }

  private void range(int value, int min, int max, String name) {
    require(value >= min && value <= max, name, "range");
  }

  private void require(boolean holds, String name, String problem) {
    TourPositions.require(holds, field + name, problem);
  }
}
