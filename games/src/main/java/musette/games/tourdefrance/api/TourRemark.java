package musette.games.tourdefrance.api;

import java.util.List;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What can be said before an action, about a question, and about the race as it stands. */
public sealed interface TourRemark extends Remark {

  /** The movement ends here. */
  record LandsOn(String square, Kind kind, boolean dot) implements TourRemark {
    @Override
    public String rule() {
      return dot && kind == Kind.PLAIN ? "TF-05" : kind.rule();
    }
  }

  /**
   * A throw of this face, with this many bank points added, can end here.
   *
   * @param via the square from which the rider was sent on, or empty
   * @param sender the kind of that square, PLAIN if there is none
   * @param orange the orange points gained
   * @param points the bank points gained
   * @param suffers the kind of the square that catches the rider, PLAIN if none does
   */
  record IfThrown(
      int face,
      int added,
      String square,
      Kind kind,
      boolean dot,
      String via,
      Kind sender,
      int orange,
      int points,
      Kind suffers)
      implements TourRemark {
    @Override
    public String rule() {
      return dot && kind == Kind.PLAIN ? "TF-05" : kind.rule();
    }
  }

  /** A throw of this face leaves the rider where they are. */
  record IfThrownStays(int face, int added, String square) implements TourRemark {
    @Override
    public String rule() {
      return "TF-Q-53";
    }
  }

  /** A throw of this face frees the rider, who moves on the next throw. */
  record IfThrownFrees(int face, int added, String square, Kind kind) implements TourRemark {
    @Override
    public String rule() {
      return kind == Kind.OVER3 ? "TF-30" : "TF-33";
    }
  }

  /** A throw of this face crosses the finish. */
  record IfThrownFinishes(int face, int added) implements TourRemark {
    @Override
    public String rule() {
      return "TF-09";
    }
  }

  /** Bank points that it takes, and what is left. */
  record Costs(int points, int left) implements TourRemark {
    @Override
    public String rule() {
      return "TF-37";
    }
  }

  /** Orange points. */
  record GainsOrange(int points) implements TourRemark {
    @Override
    public String rule() {
      return "TF-05";
    }
  }

  /** Bank points. */
  record GainsPoints(int points) implements TourRemark {
    @Override
    public String rule() {
      return "TF-21";
    }
  }

  /** The rider is caught by this square. */
  record Suffers(Kind kind) implements TourRemark {
    @Override
    public String rule() {
      return kind.rule();
    }
  }

  /** The square lets the rider go. */
  record Frees(Kind kind) implements TourRemark {
    @Override
    public String rule() {
      return kind == Kind.OVER3 ? "TF-30" : kind == Kind.T2 ? "TF-33" : "TF-49";
    }
  }

  /** The rider does not move. */
  record StaysOn(String square) implements TourRemark {
    @Override
    public String rule() {
      return "TF-Q-53";
    }
  }

  /** The way that will be taken at a fork, always. */
  record PlansRoute(String fork, String square) implements TourRemark {
    @Override
    public String rule() {
      return "TF-Q-36";
    }
  }

  /** A fork comes first. */
  record ThenChooses(String fork) implements TourRemark {
    @Override
    public String rule() {
      return "TF-Q-36";
    }
  }

  /** The finish is crossed. */
  record CrossesFinish() implements TourRemark {
    @Override
    public String rule() {
      return "TF-09";
    }
  }

  /** The GRP square to come up to, and how many squares that saves. */
  record ComesUpTo(String square, int squares) implements TourRemark {
    @Override
    public String rule() {
      return "TF-Q-45";
    }
  }

  /** Which way at a fork, before the start. */
  record AskPlan(String fork, List<String> squares) implements TourRemark {
    public AskPlan {
      squares = List.copyOf(squares);
    }

    @Override
    public String rule() {
      return "TF-Q-36";
    }
  }

  /** Throw. */
  record AskThrow() implements TourRemark {
    @Override
    public String rule() {
      return "TF-06";
    }
  }

  /** Throw, or ride on points. */
  record AskThrowOrPoints(int points) implements TourRemark {
    @Override
    public String rule() {
      return "TF-41";
    }
  }

  /** Throw against a square. */
  record AskThrowAgainst(Kind kind, int count) implements TourRemark {
    @Override
    public String rule() {
      return kind.rule();
    }
  }

  /** Add points or not: to go farther, or (where the kind is not PLAIN) against the square. */
  record AskSpend(int face, int points, Kind kind) implements TourRemark {
    @Override
    public String rule() {
      return kind == Kind.RAIDE ? "TF-49" : kind == Kind.T2 ? "TF-33" : "TF-38";
    }
  }

  /** Which way. */
  record AskRoute(List<String> squares, int steps) implements TourRemark {
    public AskRoute {
      squares = List.copyOf(squares);
    }

    @Override
    public String rule() {
      return "TF-07";
    }
  }

  /** Come up or stay. */
  record AskJoin(String square) implements TourRemark {
    @Override
    public String rule() {
      return "TF-Q-07";
    }
  }

  /** Somebody else is asked. */
  record WaitFor(Seat seat) implements TourRemark {
    @Override
    public String rule() {
      return "TF-Q-22";
    }
  }

  /** The race is over. */
  record RaceOver(Seat champion) implements TourRemark {
    @Override
    public String rule() {
      return "TF-52";
    }
  }

  /** Where a rider is. */
  record RiderIs(Seat seat, String square, Kind kind, boolean dot, int lap, int laps)
      implements TourRemark {
    @Override
    public String rule() {
      return "TF-Q-38";
    }
  }

  /** A rider who has finished. */
  record RiderIsHome(Seat seat, int order) implements TourRemark {
    @Override
    public String rule() {
      return "TF-51";
    }
  }

  /** What holds a rider up. */
  record RiderIsHeld(Seat seat, Hold hold) implements TourRemark {
    @Override
    public String rule() {
      return hold.rule;
    }
  }

  /** What can hold a rider up. */
  enum Hold {
    WAITS("TF-13"),
    MISSES("TF-34"),
    MINUS_ONE("TF-19"),
    CRUNCHED("TF-23"),
    NEEDS_THREE("TF-27"),
    MINUS_TWO("TF-31"),
    CLIMBS("TF-47"),
    ONE_OR_TWO("TF-50");

    private final String rule;

    Hold(String rule) {
      this.rule = rule;
    }
  }

  /** An open point card. */
  record CardReads(Seat seat, int die, int orange, int points) implements TourRemark {
    @Override
    public String rule() {
      return "TF-08";
    }
  }
}
