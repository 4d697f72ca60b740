package musette.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.testkit.GameContract;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

final class ThreeSpeedsTest
    implements GameContract<ThreeSpeeds.State, ThreeSpeeds.Choice, ThreeSpeeds.View> {
  private static final ThreeSpeeds GAME = new ThreeSpeeds();

  @Override
  public Game<ThreeSpeeds.State, ThreeSpeeds.Choice, ThreeSpeeds.View> game() {
    return GAME;
  }

  @Override
  public List<Setup> setups() {
    return IntStream.rangeClosed(2, 4).mapToObj(seats -> setup(seats, 5 * seats - 5)).toList();
  }

  @Override
  public List<String> attempts() {
    return List.of("ride 9");
  }

  private static Setup setup(int seats, int goal) {
    return Setup.of(GAME.about(), seats, Map.of("goal", String.valueOf(goal)));
  }

  /** A match in which the seats choose these speeds in turn. */
  private static Match<ThreeSpeeds.State, ThreeSpeeds.Choice, ThreeSpeeds.View> ride(
      int goal, String speeds) {
    var match = Match.start(GAME, setup(2, goal), Seed.of(1));
    for (int i = 0; i < speeds.length(); i++) {
      match.play(Seat.of(i % 2), "ride " + speeds.charAt(i));
    }
    return match;
  }

  private static List<Integer> squares(Match<?, ?, ThreeSpeeds.View> match) {
    return match.view(Seat.NONE).squares();
  }

  @Test
  @Rule("TS-01")
  void aSpeedIsSecretUntilAllHaveChosen() {
    var match = ride(10, "3");
    assertThat(match.view(Seat.A).ownSpeed()).isEqualTo(3);
    assertThat(match.view(Seat.B).ownSpeed()).isZero();
    assertThatThrownBy(() -> match.play(Seat.B, "ride 4")).isInstanceOf(Refused.class);
  }

  @Test
  @Rule("TS-02")
  void everybodyMovesByTheirSpeed() {
    assertThat(squares(ride(10, "31"))).containsExactly(3, 1);
  }

  @Test
  @Rule("TS-03")
  void ridersWithTheSameSpeedStay() {
    assertThat(squares(ride(10, "3122"))).containsExactly(3, 1);
  }

  @Test
  @Rule("TS-04")
  void whoeverIsFarthestWhenSomebodyReachesTheGoalWins() {
    var match = ride(5, "3132");
    assertThat(match.turn()).isEqualTo(new Turn.Over(new Result(List.of(1, 2))));
  }

  @Test
  @Rule("TS-05")
  void theRaceEndsAfterThirtyRounds() {
    assertThat(ride(5, "11".repeat(29)).turn().isOver()).isFalse();
    assertThat(ride(5, "11".repeat(30)).turn()).isEqualTo(new Turn.Over(new Result(List.of(1, 1))));
  }
}
