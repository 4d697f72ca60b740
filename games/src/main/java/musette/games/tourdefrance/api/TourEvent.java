package musette.games.tourdefrance.api;

import java.util.List;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Event;
import musette.kernel.Seat;

/** What happens in a race. Everything is done in the open; only the written totals are secret. */
public sealed interface TourEvent extends Event {

  /** A throw for the right to start. */
  record StartThrown(Seat seat, int face) implements TourEvent {
    @Override
    public String rule() {
      return "TF-Q-22";
    }
  }

  /** Who throws first in the race. */
  record Started(Seat seat, String board) implements TourEvent {
    @Override
    public String rule() {
      return "TF-Q-22";
    }
  }

  /** The way that a rider will take at a fork, named before the start. */
  record RoutePlanned(Seat seat, String fork, String square) implements TourEvent {
    @Override
    public String rule() {
      return "TF-Q-36";
    }
  }

  /** The die was thrown. */
  record Thrown(Seat seat, int face) implements TourEvent {
    @Override
    public String rule() {
      return "TF-06";
    }
  }

  /** Bank points were added to a throw. */
  record PointsAdded(Seat seat, int points, int face, int total) implements TourEvent {
    @Override
    public String rule() {
      return "TF-38";
    }
  }

  /** A rider rides on bank points alone. */
  record PointsRidden(Seat seat, int points) implements TourEvent {
    @Override
    public String rule() {
      return "TF-41";
    }
  }

  /** What the throw is worth here, where that is not its face. */
  record Valued(Seat seat, int face, int points, int value, String rule) implements TourEvent {}

  /** A stretch of road. */
  record Moved(
      Seat seat, String from, List<String> path, String to, int lap, Cause cause, String rule)
      implements TourEvent {
    public Moved {
      path = List.copyOf(path);
    }
  }

  /** The rider stays where they are. */
  record StayedPut(Seat seat, String square, String rule) implements TourEvent {}

  /** The rider may not leave the square after the camera while somebody waits there. */
  record HeldByCamera(Seat seat, String square, Seat waiting) implements TourEvent {
    @Override
    public String rule() {
      return "TF-Q-40";
    }
  }

  /** START was reached, and a new lap begins. */
  record LapBegun(Seat seat, int lap) implements TourEvent {
    @Override
    public String rule() {
      return "TF-Q-48";
    }
  }

  /** Points for a stage. */
  record StageReached(Seat seat, String square, int points) implements TourEvent {
    @Override
    public String rule() {
      return "TF-21";
    }
  }

  /** A line or 1 OR 2 MAX was crossed. */
  record LineCrossed(Seat seat, String square, Line line) implements TourEvent {
    @Override
    public String rule() {
      return line.rule;
    }
  }

  /** The lines of the board. */
  enum Line {
    RED("TF-24"),
    BLUE("TF-40"),
    DOTTED("TF-42"),
    ONE_OR_TWO_MAX("TF-50");

    private final String rule;

    Line(String rule) {
      this.rule = rule;
    }
  }

  /** The camera does not let the rider go farther. */
  record StoppedByCamera(Seat seat, String square, Seat waiting) implements TourEvent {
    @Override
    public String rule() {
      return "TF-14";
    }
  }

  /** A six does not carry the rider over SUPER RAIDE. */
  record StoppedByRaide(Seat seat, String square) implements TourEvent {
    @Override
    public String rule() {
      return "TF-46";
    }
  }

  /** Too high a throw for the finish. */
  record StoppedAtLine(Seat seat, String square) implements TourEvent {
    @Override
    public String rule() {
      return "TF-Q-20";
    }
  }

  /** Landed on an orange dot. */
  record DotScored(Seat seat, String square, int points) implements TourEvent {
    @Override
    public String rule() {
      return "TF-05";
    }
  }

  /** The square on which the rider landed does what it does. */
  record BoxApplied(Seat seat, String square, Kind kind) implements TourEvent {
    @Override
    public String rule() {
      return kind.rule();
    }
  }

  /** A camera or mend that stops nobody, since nobody is behind. */
  record BoxIdle(Seat seat, String square, Kind kind) implements TourEvent {
    @Override
    public String rule() {
      return kind == Kind.CAMERA ? "TF-Q-06" : "TF-Q-39";
    }
  }

  /** A throw against the square was not enough. */
  record Failed(Seat seat, String square, Kind kind, int count) implements TourEvent {
    @Override
    public String rule() {
      return kind == Kind.OVER3 ? "TF-27" : kind == Kind.T2 ? "TF-32" : "TF-48";
    }
  }

  /** The square lets the rider go. */
  record Released(Seat seat, String square, Kind kind, String rule) implements TourEvent {}

  /** Two failures on 3 OVER 2. */
  record SentToMedic(Seat seat, String square) implements TourEvent {
    @Override
    public String rule() {
      return "TF-28";
    }
  }

  /** The turn passes: the rider waits for the camera. */
  record Waited(Seat seat, String square) implements TourEvent {
    @Override
    public String rule() {
      return "TF-Q-41";
    }
  }

  /** The turn passes: the rider misses a go. */
  record GoMissed(Seat seat, String rule) implements TourEvent {}

  /** The riders behind may come up to the GRP square. */
  record GroupOpened(Seat seat, String square, List<Seat> riders, String rule)
      implements TourEvent {
    public GroupOpened {
      riders = List.copyOf(riders);
    }
  }

  /** A rider came up to the GRP square. */
  record Joined(Seat seat, String from, List<String> path, String to, int lap, String rule)
      implements TourEvent {
    public Joined {
      path = List.copyOf(path);
    }
  }

  /** A rider did not come up. */
  record Declined(Seat seat, String square) implements TourEvent {
    @Override
    public String rule() {
      return "TF-Q-07";
    }
  }

  /** The next turn is not the next clockwise. */
  record TurnGiven(Seat seat, String rule) implements TourEvent {}

  /** Over the line. */
  record Finished(Seat seat, int order) implements TourEvent {
    @Override
    public String rule() {
      return "TF-09";
    }
  }

  /** A card is laid open at the end. */
  record CardShown(Seat seat, int die, int orange, int total, int place) implements TourEvent {
    @Override
    public String rule() {
      return place == 1 ? "TF-52" : "TF-54";
    }
  }

  /** The winner of a classic race. */
  record ClassicWon(Seat seat) implements TourEvent {
    @Override
    public String rule() {
      return "TF-10";
    }
  }

  /** First over the line and beaten on points: a throw point for a next game. */
  record ThrowPointWon(Seat seat) implements TourEvent {
    @Override
    public String rule() {
      return "TF-55";
    }
  }
}
