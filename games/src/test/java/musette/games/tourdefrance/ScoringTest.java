package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** End, scoring and rematch. */
class ScoringTest {
  private static final String LAST = "M59 lap:2 throwsMade:20 ";
  private static final String HOME = "M00 lap:2 throwsMade:20 ";

  private static Scene end(String a, String b) {
    return Scene.of(2)
        .with(Seat.A, HOME + "finish:1 " + a)
        .with(Seat.B, LAST + b)
        .asks(Seat.B)
        .throwing(1);
  }

  @Test
  @Rule({"TF-Q-24", "TF-52"})
  void ofTwoPlayersTheOtherIsSecond() {
    assertThat(end("die:60", "die:20 orange:20").places()).containsExactly(1, 2);
    assertThat(end("die:30", "die:60").places()).containsExactly(2, 1);
  }

  @Test
  @Rule({"TF-Q-64", "TF-53", "TF-54"})
  void tiesGoToTheEarlierFinisher() {
    Scene scene =
        Scene.of(4)
            .with(Seat.A, HOME + "finish:2 die:30 orange:4")
            .with(Seat.B, HOME + "finish:1 die:20 orange:4")
            .with(Seat.C, HOME + "finish:3 die:60 orange:6")
            .with(Seat.D, LAST + "die:59 orange:6")
            .asks(Seat.D)
            .throwing(1);
    assertThat(scene.places()).containsExactly(4, 3, 1, 2);
  }

  @Test
  @Rule({"TF-55", "TF-Q-66"})
  void theThrowPointGoesIntoTheSetUpOfARematch() {
    Setup setup = Setup.of(Scene.GAME.about(), 2);
    Scene lost = end("die:30", "die:60");
    assertThat(Scene.GAME.rematch(setup, lost.state()).get(Options.BONUS)).containsExactly(1, 0);
    assertThat(lost.view(Seat.NONE).nextBonus()).isEqualTo(List.of(1, 0));
    assertThat(lost.told()).contains("ThrowPointWon");
    Scene won = end("die:60", "die:30");
    assertThat(Scene.GAME.rematch(setup, won.state()).get(Options.BONUS)).containsExactly(0, 0);
  }

  @Test
  @Rule("TF-Q-32")
  void anUnusedThrowPointIsKeptOrAsAnOptionLapses() {
    assertThat(kept("bonus=0,2")).containsExactly(0, 1);
    assertThat(kept("bonus=0,2", "throwPoint=lapses")).containsExactly(0, 0);
  }

  private static List<Integer> kept(String... options) {
    Scene scene =
        Scene.of(2, options)
            .with(Seat.A, HOME + "finish:1 die:60")
            .with(Seat.B, LAST + "die:30 points:1")
            .asks(Seat.B)
            .throwing(1);
    Setup setup = Setup.of(Scene.GAME.about(), 2, Map.of("bonus", "0,2"));
    return Scene.GAME.rematch(setup, scene.state()).get(Options.BONUS);
  }

  @Test
  @Rule({"TF-Q-32", "TF-Q-66", "TF-55"})
  void aThrowPointOutlastsAClassicRaceSinceNobodyCanUseItThere() {
    Setup setup = Setup.of(Scene.GAME.about(), 2, Map.of("bonus", "0,1", "mode", "classic"));
    Scene scene =
        Scene.of(2, "bonus=0,1", "mode=classic")
            .with(Seat.A, "M59")
            .with(Seat.B, "M10")
            .asks(Seat.A)
            .throwing(1);
    assertThat(Scene.GAME.rematch(setup, scene.state()).get(Options.BONUS)).containsExactly(0, 1);
  }

  @Test
  @Rule("TF-51")
  void theRaceGoesOnUntilTheLastHasFinished() {
    Scene scene =
        Scene.of(2)
            .with(Seat.A, LAST + "die:60")
            .with(Seat.B, "M40 lap:2")
            .asks(Seat.A)
            .throwing(1);
    assertThat(scene.places()).isEmpty();
    assertThat(scene.throwing(1).asked()).as("who is home has no turns").isEqualTo(Seat.B);
  }
}
