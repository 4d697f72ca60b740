package musette.example;

import java.util.List;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What is said about a choice or a board. */
public sealed interface SpeedRemark extends Remark {
  /** Where a speed leads, unless somebody else chooses it, too. */
  record Reaches(int square) implements SpeedRemark {
    @Override
    public String rule() {
      return "TS-02";
    }
  }

  /** The viewer is asked to choose. */
  record Choose(Seat seat) implements SpeedRemark {
    @Override
    public String rule() {
      return "TS-01";
    }
  }

  /** The viewer waits for the others. */
  record Wait() implements SpeedRemark {
    @Override
    public String rule() {
      return "TS-01";
    }
  }

  /** The race is over. */
  record Over() implements SpeedRemark {
    @Override
    public String rule() {
      return "TS-04";
    }
  }

  /** Where everybody stands, and how far it is. */
  record Standing(List<Integer> squares, int goal) implements SpeedRemark {
    public Standing {
      squares = List.copyOf(squares);
    }

    @Override
    public String rule() {
      return "TS-04";
    }
  }
}
