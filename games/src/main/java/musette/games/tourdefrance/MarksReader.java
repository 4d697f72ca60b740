package musette.games.tourdefrance;

import java.util.List;
import musette.games.tourdefrance.TourPosition.Reached;
import musette.kernel.Seat;

/** Reads what was reached before, and refuses what nobody can have reached. */
final class MarksReader {
  private final Course course;
  private final Board board;
  private final long[] riders;

  MarksReader(Course course, long[] riders) {
    this.course = course;
    this.board = course.board();
    this.riders = riders;
  }

  int read(List<Reached> marks) {
    int used = 0;
    for (Reached mark : marks) {
      require(board.index(mark.square()) != Board.NOWHERE, "used.square", "unknown_square");
      TourPositions.range(mark.lap(), 1, course.laps(), "used.lap");
      require(!course.isClassic(), "used", "classic");
      int bit =
          switch (mark.what()) {
            case SQUARE -> square(mark);
            case DOTTED -> line(mark);
          };
      require((used & bit) == 0, "used", "twice_marked");
      used |= bit;
    }
    camerasAreMarked(used);
    return used;
  }

  /** The same without a check, for what a view shows. */
  static int bits(Board board, List<Reached> marks) {
    int used = 0;
    for (Reached mark : marks) {
      int square = board.index(mark.square());
      used |=
          switch (mark.what()) {
            case SQUARE -> board.kindBit(square, mark.lap());
            case DOTTED -> board.lineBit(square, mark.lap());
          };
    }
    return used;
  }

  private int square(Reached mark) {
    int square = board.index(mark.square());
    Kind kind = board.kind(square);
    require(Board.isMarked(kind), "used.what", "not_marked");
    Term once = kind == Kind.STAGE ? Term.STAGES_ON_LAP_ONE : Term.FIRST_OF_RACE;
    require(mark.lap() == 1 || !course.has(once), "used.lap", "first_only");
    require(isReached(mark.lap(), square), "used.square", "not_reached");
    return board.kindBit(square, mark.lap());
  }

  private int line(Reached mark) {
    int square = board.index(mark.square());
    require(board.dotted(square) != Board.NOWHERE, "used.what", "not_marked");
    require(mark.lap() == 2, "used.lap", "lap_two");
    require(
        isReached(2, course.has(Term.ONE_LINE) ? firstLine() : square),
        "used.square",
        "not_reached");
    return board.lineBit(square, 2);
  }

  /** With one line only, the first one that is crossed uses all of them up. */
  private int firstLine() {
    int first = Board.NOWHERE;
    for (int square = 0; square < board.squares().size(); square++) {
      boolean nearer = first == Board.NOWHERE || board.km(square) < board.km(first);
      first = board.dotted(square) != Board.NOWHERE && nearer ? square : first;
    }
    return first;
  }

  private boolean isReached(int lap, int square) {
    for (long rider : riders) {
      if (course.progress(rider) >= course.progress(lap, square)) {
        return true;
      }
    }
    return false;
  }

  /** Who waits was the first on that camera, and is the only one who waits there. */
  private void camerasAreMarked(int used) {
    for (int seat = 0; seat < riders.length; seat++) {
      long rider = riders[seat];
      if (Rider.binding(rider) == Binding.CAMERA) {
        String field = "riders." + Seat.of(seat) + ".";
        int lap = course.has(Term.FIRST_OF_RACE) ? 1 : Rider.lap(rider);
        int bit = board.kindBit(Rider.square(rider), lap);
        require((used & bit) != 0, field + "binding", "camera_unused");
        int past = Camera.levelOrPast(course, riders, seat);
        TourPositions.range(Rider.count(rider), 0, past, field + "count");
        for (int other = 0; other < seat; other++) {
          boolean both =
              Rider.binding(riders[other]) == Binding.CAMERA
                  && Rider.square(riders[other]) == Rider.square(rider)
                  && Rider.lap(riders[other]) == Rider.lap(rider);
          require(!both, field + "binding", "camera_twice");
        }
      }
    }
  }

  private static void require(boolean holds, String field, String problem) {
    TourPositions.require(holds, field, problem);
  }
}
