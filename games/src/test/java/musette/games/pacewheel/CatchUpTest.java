package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** For whom lost squares lapse. */
class CatchUpTest {

  @Test
  @Rule("PW-Q-64")
  void lostSquaresLapseForThePlayerWhoseTurnEndsAndForNobodyElse() {
    Scene race =
        Scene.of(2, "incident one | catchUp next-turn")
            .at(20, "A1 B1")
            .owed("A1", 3)
            .owed("B1", 4)
            .asksPace(20, Seat.B)
            .ride();
    assertThat(owed(race, "B1")).as("B had the turn").isZero();
    assertThat(owed(race, "A1")).as("A has not").isEqualTo(3);
  }

  private static int owed(Scene race, String name) {
    return Racer.owed(race.race().racers[Racer.index(name)]);
  }
}
