package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.api.TourPosition.Reached;
import musette.games.tourdefrance.api.TourPosition.What;
import musette.games.tourdefrance.board.Board;

/** The stages, cameras, mends and dotted lines that were reached before: as bits and as a list. */
final class UsedMarks {
  private UsedMarks() {}

  /** What the bits of {@link TourState#used} say, in the order of the board. */
  static List<Reached> list(Board board, int used) {
    var reached = new ArrayList<Reached>();
    for (int square = 0; square < board.squares().size(); square++) {
      for (int lap = 1; lap <= board.laps(); lap++) {
        if (board.kind(square).isMarked() && (used & board.kindBit(square, lap)) != 0) {
          reached.add(new Reached(board.name(square), lap, What.SQUARE));
        }
        if (board.dotted(square) != Board.NOWHERE && (used & board.lineBit(square, lap)) != 0) {
          reached.add(new Reached(board.name(square), lap, What.DOTTED));
        }
      }
    }
    return reached;
  }

  /** The bits of a list that a view shows. */
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
}
