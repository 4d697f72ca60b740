package musette.games.tourdefrance;

import musette.games.tourdefrance.api.TourAction;
import musette.kernel.Notation;

/**
 * {@code throw}, {@code points 2}, {@code spend 0}, {@code route C01}, {@code join}, {@code stay}.
 */
final class TourNotation implements Notation<TourAction> {
  @Override
  public String print(TourAction action) {
    return switch (action) {
      case TourAction.Throw() -> "throw";
      case TourAction.RidePoints(int points) -> "points " + points;
      case TourAction.Spend(int points) -> "spend " + points;
      case TourAction.TakeRoute(String square) -> "route " + square;
      case TourAction.Join() -> "join";
      case TourAction.Stay() -> "stay";
    };
  }

  @Override
  public TourAction parse(String text) {
    if (text.matches("(points|spend) [0-9]{1,2}")) {
      int points = Integer.parseInt(text.substring(text.indexOf(' ') + 1));
      return text.startsWith("points")
          ? new TourAction.RidePoints(points)
          : new TourAction.Spend(points);
    }
    if (text.matches("route [A-Z][0-9]{2}")) {
      return new TourAction.TakeRoute(text.substring("route ".length()));
    }
    return switch (text) {
      case "throw" -> new TourAction.Throw();
      case "join" -> new TourAction.Join();
      case "stay" -> new TourAction.Stay();
      default -> throw Notation.unreadable(text);
    };
  }
}
