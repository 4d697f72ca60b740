package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.pacewheel.api.Phase;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Step 3 over several groups and several turns. */
final class WithinGroupTest {
  @Test
  @Rule("PW-35")
  void everyPlayerMayMoveInEveryGroupInHisOwnTurn() {
    Scene race =
        Scene.of(3, "").at(30, "A1 B1 B2 C1").at(29, "A2 B3 C2").asks(Phase.SHUFFLE, Seat.A);
    race.play("shift A2 30").play("push C1").until(Phase.PACE).ride().until(Phase.SHUFFLE);
    assertThat(race.asked()).isEqualTo(Seat.B);
    assertThat(race.offers()).contains("shift B3 34");
    Scene two =
        Scene.of(4, "")
            .at(30, "A1 B1 B2 B3")
            .at(29, "A2")
            .at(20, "A3 C1 C2 C3")
            .at(19, "D1")
            .asks(Phase.SHUFFLE, Seat.A);
    two.play("shift A1 29");
    assertThat(two.offers()).as("only in the other group").containsExactly("done", "shift A3 19");
  }

  @Test
  @Rule({"PW-35", "PW-Q-62"})
  void nobodyMovesUpToThoseWhoHaveArrived() {
    Scene race =
        Scene.of(2, "ending ride-on")
            .over("B1", 1, 4)
            .at(30, "A1 A2 B2 B3")
            .at(29, "A3")
            .asks(Phase.SHUFFLE, Seat.A);
    assertThat(race.offers()).containsExactly("done", "shift A1 29", "shift A2 29", "shift A3 30");
  }

  @Test
  @Rule({"PW-23", "PW-Q-43", "PW-Q-44"})
  void inTheFirstTurnTheFrontOfTheOneStartGroupMayAttack() {
    Scene race = Scene.of(1, "").until(Phase.PLACE);
    race.play("place A1 0").play("place A2 -1").play("place A3 -1");
    assertThat(race.square("A1")).isEqualTo(4);
    assertThat(race.offers()).containsExactly("no-attack", "attack A1");
    assertThat(race.group("A3")).isEqualTo(race.group("A1"));
  }
}
