package musette.games.tourdefrance.api;

import java.util.List;
import java.util.Map;
import musette.games.tourdefrance.api.TourPosition.Interrupted;
import musette.games.tourdefrance.api.TourPosition.Reached;
import musette.games.tourdefrance.board.Square;
import musette.kernel.Seat;

/**
 * What one viewer may know: the whole board and all that is done in the open, but of the point
 * cards only their own until the end (TF-08).
 *
 * @param squares the board to draw, in the order of its file
 * @param cards the point cards that lie open to this viewer
 * @param used stages, cameras, mends and dotted lines that somebody reached before
 * @param question what is asked
 * @param asked who is asked
 * @param turn whose turn it is
 * @param thrower who threw last
 * @param face what the die shows
 * @param places the places at the end, empty before
 * @param nextBonus the throw points for a next game (TF-55), empty before the end
 */
public record TourView(
    Seat viewer,
    Map<String, String> options,
    String board,
    String title,
    int laps,
    List<Square> squares,
    List<RiderView> riders,
    List<PointCard> cards,
    List<Reached> used,
    Question question,
    Seat asked,
    Seat turn,
    Seat thrower,
    int face,
    Interrupted interrupted,
    List<Integer> places,
    List<Integer> nextBonus) {

  /** What everybody sees of a rider; {@code ways} were named before the start (TF-Q-36). */
  public record RiderView(
      Seat seat,
      String square,
      int lap,
      int km,
      int throwsMade,
      boolean minus,
      boolean crunch,
      boolean miss,
      boolean pastBlue,
      boolean pastMax2,
      Binding binding,
      int count,
      int finish,
      List<String> ways) {
    public RiderView {
      ways = List.copyOf(ways);
    }
  }

  /** What a rider has written down; {@code total} is die and orange points together. */
  public record PointCard(Seat seat, int die, int orange, int points, int total) {}

  public TourView {
    squares = List.copyOf(squares);
    riders = List.copyOf(riders);
    cards = List.copyOf(cards);
    used = List.copyOf(used);
    places = List.copyOf(places);
    nextBonus = List.copyOf(nextBonus);
  }

  public RiderView rider(Seat seat) {
    return riders.get(seat.index());
  }

  /** The square with this id. */
  public Square square(String id) {
    for (Square square : squares) {
      if (square.id().equals(id)) {
        return square;
      }
    }
    throw new IllegalArgumentException("no square " + id);
  }
}
