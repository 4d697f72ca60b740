package musette.games.flamingpyramids.api;

import java.util.List;
import musette.games.flamingpyramids.board.Material;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What the referee says: forecasts of actions, what is asked, and the board in words. */
public sealed interface BuildRemark extends Remark {

  /** The tile comes to lie on the base, where anything may lie. */
  record OnBase(Tile tile) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-30";
    }
  }

  /** The tile holds, and why: the numbers of FP-31 and FP-32, or of FP-36 on a single tile. */
  record Holds(Tile tile, List<Tile> on, Verdict verdict, int weight, int carry)
      implements BuildRemark {
    @Override
    public String rule() {
      return on.size() == 1 ? "FP-36" : "FP-31";
    }
  }

  /** The tile collapses, and why; what is below it comes back. */
  record Collapses(Tile tile, List<Tile> on, Verdict verdict, int weight, int carry)
      implements BuildRemark {
    @Override
    public String rule() {
      if (on.size() == 1) {
        return "FP-36";
      }
      return switch (verdict) {
        case OVERWEIGHT -> "FP-32";
        case MISMATCH -> "FP-31";
        case MISMATCH_AND_OVERWEIGHT, COLOUR, WEIGHT, COLOUR_AND_WEIGHT -> "FP-33";
      };
    }
  }

  /** A tile will have nothing below it; the seat chooses where it falls. */
  record Hangs(Seat seat, Tile tile) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-41";
    }
  }

  /** A fire will take these tiles, in the order in which it spreads. */
  record Burns(String rule, Tile igniter, Material fire, List<Tile> tiles) implements BuildRemark {}

  /** An explosion will take these tiles. */
  record Explodes(List<Tile> gone, List<Tile> taken) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-59";
    }
  }

  /** A curse will strike a seat. */
  record Curses(Seat seat, int weight, List<Tile> tiles) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-65";
    }
  }

  /** The fire die will be rolled for a tile. */
  record Rolls(Tile roller) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-70";
    }
  }

  /** What one of the two slides to come leads to: so many tiles back in all, or at least. */
  record SlideAhead(Direction direction, Tile tile, Footing footing, int back, boolean exact)
      implements BuildRemark {
    @Override
    public String rule() {
      return "FP-39";
    }
  }

  /** So many tiles go under the pile of the seat, or at least so many. */
  record ComesBack(Seat seat, int count, boolean exact) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-47";
    }
  }

  /** It is the last tile and nothing comes back. */
  record Wins() implements BuildRemark {
    @Override
    public String rule() {
      return "FP-21";
    }
  }

  /** In watchful play: where the tile comes to lie. Nobody says whether it holds (FP-81). */
  record Lies(Tile tile, int level, List<Tile> on) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-81";
    }
  }

  /** In watchful play: it is the last tile, which wins unless chaos brings tiles back (FP-88). */
  record LastTile() implements BuildRemark {
    @Override
    public String rule() {
      return "FP-88";
    }
  }

  /** What “all is well” means at this stage. */
  record SayWell(String rule, Checking checking, Stage stage) implements BuildRemark {}

  /** What a call means at this stage, and who bears the chaos if there is any. */
  record SayChaos(String rule, Checking checking, Seat bearer) implements BuildRemark {}

  /** The viewer says whether all is well with the tile that was laid. */
  record AskCheck(String rule, Seat layer, Tile tile) implements BuildRemark {}

  /** The viewer says whether they object to the neighbour's “all is well”. */
  record AskObject(Seat seat, Seat layer, Tile tile) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-83";
    }
  }

  /** The viewer waits for players who check. */
  record WaitCheck(String rule, List<Seat> seats) implements BuildRemark {}

  /** The viewer waits for players who may object. */
  record WaitObject(Seat seat, List<Seat> seats) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-83";
    }
  }

  /** The viewer places a tile. */
  record AskPlace(int turn, int slots) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-16";
    }
  }

  /** The viewer chooses where a tile falls. */
  record AskSlide(Tile tile, int level) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-39";
    }
  }

  /** The viewer waits for somebody to place a tile. */
  record WaitPlace(Seat seat, int turn) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-16";
    }
  }

  /** The viewer waits for somebody to choose where a tile falls. */
  record WaitSlide(Seat seat, Tile tile) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-39";
    }
  }

  /** Somebody won. */
  record Ended(Seat winner, int turn) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-21";
    }
  }

  /** The match stopped without a winner. */
  record EndedEarly(int turn) implements BuildRemark {
    @Override
    public String rule() {
      return "A-35";
    }
  }

  /** Nothing lies on the table. */
  record TableEmpty() implements BuildRemark {
    @Override
    public String rule() {
      return "FP-23";
    }
  }

  /** One level of the pyramid, from the left. */
  record Level(int level, List<Tile> tiles, List<Integer> columns) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-22";
    }
  }

  /** A free place of the base. */
  record BaseSlot(int column) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-29";
    }
  }

  /** A free place on two tiles. */
  record UpperSlot(int level, int column, List<Tile> on) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-25";
    }
  }

  /** The viewer's hand. */
  record Hand(List<Tile> tiles) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-15";
    }
  }

  /** What a player has left. */
  record Stock(Seat seat, int hand, int pile, List<Tile> pileKnown) implements BuildRemark {
    @Override
    public String rule() {
      return "A-18";
    }
  }

  /** What is out of the game. */
  record OutOfGame(List<Tile> tiles) implements BuildRemark {
    @Override
    public String rule() {
      return "FP-61";
    }
  }
}
