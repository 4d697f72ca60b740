package musette.kernel;

import java.util.Optional;
import java.util.function.Function;

/**
 * The roads of a game, from its own reader, maker and shelf.
 *
 * @param reader reads and checks a text
 * @param maker makes a road for a wish within the limits
 * @param shelf the text of a road that comes with the game, by its name
 */
public record GameRoads(
    String option,
    Class<?> shape,
    RoadLimits limits,
    Function<String, RoadCheck> reader,
    Function<RoadWish, String> maker,
    Function<String, Optional<String>> shelf)
    implements Roads {

  @Override
  public RoadCheck check(String text) {
    return reader.apply(text);
  }

  @Override
  public String make(RoadWish wish) {
    return maker.apply(limits.checked(wish));
  }

  @Override
  public String shipped(String course) {
    return shelf
        .apply(course)
        .orElseThrow(() -> Refused.because("", "unknown-road", "course", course));
  }
}
