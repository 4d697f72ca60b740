package musette.games.tourdefrance;

import java.util.List;
import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.TourPosition.Reached;
import musette.games.tourdefrance.board.Board;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Positions;
import musette.kernel.Seat;

/** Reads what was reached before, and refuses what nobody can have reached. */
final class MarksReader {
  private final Rules rules;
  private final Board board;
  private final long[] riders;

  MarksReader(Rules rules, long[] riders) {
    this.rules = rules;
    this.board = rules.board();
    this.riders = riders;
  }

  int read(List<Reached> marks) {
    int used = 0;
    for (Reached mark : marks) {
      Positions.require(
          board.index(mark.square()) != Board.NOWHERE, "used.square", "unknown_square");
      PositionLimits.range(mark.lap(), 1, rules.laps(), "used.lap");
      Positions.require(!rules.isClassic(), "used", "classic");
      int bit =
          switch (mark.what()) {
            case SQUARE -> square(mark);
            case DOTTED -> line(mark);
          };
      Positions.require((used & bit) == 0, "used", "twice_marked");
      used |= bit;
    }
    camerasAreMarked(used);
    return used;
  }

  private int square(Reached mark) {
    int square = board.index(mark.square());
    Kind kind = board.kind(square);
    Positions.require(kind.isMarked(), "used.what", "not_marked");
    Variant once = kind == Kind.STAGE ? Variant.STAGES_ON_LAP_ONE : Variant.FIRST_OF_RACE;
    Positions.require(mark.lap() == 1 || !rules.has(once), "used.lap", "first_only");
    Positions.require(isReached(mark.lap(), square), "used.square", "not_reached");
    return board.kindBit(square, mark.lap());
  }

  private int line(Reached mark) {
    int square = board.index(mark.square());
    Positions.require(board.dotted(square) != Board.NOWHERE, "used.what", "not_marked");
    Positions.require(mark.lap() == 2, "used.lap", "lap_two");
    Positions.require(
        isReached(2, rules.has(Variant.ONE_LINE) ? firstLine() : square),
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
      if (rules.progress(rider) >= rules.progress(lap, square)) {
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
        int lap = rules.has(Variant.FIRST_OF_RACE) ? 1 : Rider.lap(rider);
        int bit = board.kindBit(Rider.square(rider), lap);
        Positions.require((used & bit) != 0, field + "binding", "camera_unused");
        int past = RaceOrder.levelOrPast(rules, riders, seat);
        PositionLimits.range(Rider.count(rider), 0, past, field + "count");
        for (int other = 0; other < seat; other++) {
          boolean both =
              Rider.binding(riders[other]) == Binding.CAMERA
                  && Rider.square(riders[other]) == Rider.square(rider)
                  && Rider.lap(riders[other]) == Rider.lap(rider);
          Positions.require(!both, field + "binding", "camera_twice");
        }
      }
    }
  }
}
