package musette.games.tourdefrance.api;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import musette.kernel.Seat;

/**
 * A state to read and to write; docs/positions/tour-de-france.md explains every field.
 *
 * @param used stages, cameras, mends and dotted lines that were reached before
 */
public record TourPosition(
    Map<Seat, RiderPosition> riders,
    List<Reached> used,
    Question question,
    Seat asked,
    Seat turn,
    Seat thrower,
    int face,
    Interrupted interrupted) {

  /** Where a rider is, what their card says and what keeps them. */
  public record RiderPosition(
      String square,
      int lap,
      int throwsMade,
      int die,
      int orange,
      int points,
      boolean minus,
      boolean crunch,
      boolean miss,
      boolean pastBlue,
      boolean pastMax2,
      Binding binding,
      int count,
      int finish,
      List<String> ways) {
    public RiderPosition {
      ways = List.copyOf(ways);
    }
  }

  /** A stage, camera, mend or (what is DOTTED) a dotted line that somebody reached in this lap. */
  public record Reached(String square, int lap, What what) {}

  /** What was reached. */
  public enum What {
    SQUARE,
    DOTTED
  }

  /** A turn that a question interrupts; squares are empty where there are none. */
  public record Interrupted(
      int steps,
      int spent,
      int moved,
      Cause cause,
      int effects,
      String line,
      Seat next,
      Call call,
      String group,
      Seat joined,
      List<Seat> toAsk,
      String fork) {
    public Interrupted {
      toAsk = List.copyOf(toAsk);
    }
  }

  public TourPosition {
    // In seat order: written as text, the same position must be the same text in every run.
    riders = Collections.unmodifiableMap(new TreeMap<>(riders));
    used = List.copyOf(used);
  }
}
