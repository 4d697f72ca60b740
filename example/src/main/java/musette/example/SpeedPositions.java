package musette.example;

import java.util.List;
import musette.kernel.Positions;
import musette.kernel.Setup;

/** A position is the state itself; what play cannot reach is refused. */
final class SpeedPositions implements Positions<ThreeSpeeds.State, ThreeSpeeds.State> {
  @Override
  public ThreeSpeeds.State write(ThreeSpeeds.State state) {
    return state;
  }

  @Override
  public ThreeSpeeds.State read(Setup setup, ThreeSpeeds.State position) {
    within(position.squares(), setup.seats(), position.goal() + 2, "squares");
    within(position.speeds(), setup.seats(), 3, "speeds");
    boolean round = position.round() >= 1 && position.round() <= ThreeSpeeds.LAST_ROUND + 1;
    Positions.require(round, "round", "range");
    Positions.require(position.speeds().contains(0), "speeds", "all-chosen");
    return position;
  }

  private static void within(List<Integer> numbers, int count, int most, String field) {
    Positions.require(numbers.size() == count, field, "seats");
    boolean good = numbers.stream().allMatch(number -> number >= 0 && number <= most);
    Positions.require(good, field, "range");
  }
}
