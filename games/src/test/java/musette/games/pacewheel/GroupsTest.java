package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who is a group with whom. */
final class GroupsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 4 1 3 | 0 1 1 1",
        "3 3 4 1 | 0 1 2 2",
        "4 2 3   | 0 0 0",
        "1 1 1   | 0 1 2",
        "4 0 4   | 0 x 1"
      })
  @Rule("PW-EX-10")
  void shortFirstSquaresAreGroupsOfTheirOwn(String sizes, String groups) {
    formGroups("repeat", sizes, groups);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "repeat       | 3 3 4 1 | 0 1 2 2",
        "first-square | 3 3 4 1 | 0 1 1 1",
        "repeat       | 1 1 1   | 0 1 2",
        "first-square | 1 1 1   | 0 1 1"
      })
  @Rule("PW-Q-10")
  void theOptionSaysHowOftenAShortSquareSplitsOff(String split, String sizes, String groups) {
    formGroups(split, sizes, groups);
  }

  @Test
  @Rule("PW-Q-13")
  void aSingleSquareStaysOneGroupHoweverFewItHolds() {
    Scene race = Scene.of(2, "").at(30, "A1 B1").asks(Phase.ATTACK, Seat.A);
    assertThat(race.group("A1")).isEqualTo(race.group("B1"));
  }

  /** Racers on 30 and behind, so many on each square, and the group of each square. */
  private static void formGroups(String split, String sizes, String groups) {
    Scene race = Scene.of(5, "split " + split);
    String[] size = sizes.split(" ");
    String[] group = groups.split(" ");
    var first = new int[size.length];
    int next = 0;
    for (int row = 0; row < size.length; row++) {
      first[row] = next;
      for (int k = 0; k < Integer.parseInt(size[row]); k++) {
        race.at(30 - row, Racer.name(next++));
      }
    }
    race.asks(Phase.ATTACK, Seat.A);
    for (int row = 0; row < size.length; row++) {
      if (!group[row].equals("x")) {
        assertThat(race.group(Racer.name(first[row]))).isEqualTo(Integer.parseInt(group[row]));
      }
    }
  }

  @Test
  @Rule({"PW-38", "PW-Q-44"})
  void aShortFirstSquareSplitsOffAtTheEndOfTheTurnOnly() {
    Scene race =
        Scene.of(2, "")
            .at(20, "A1 A2 B1 B2")
            .at(19, "A3 B3")
            .asks(Phase.SHUFFLE, Seat.A)
            .play("shift A1 19");
    assertThat(race.group("A1")).isEqualTo(race.group("A2"));
    race.until(Phase.PACE).ride();
    assertThat(race.told(RaceEvent.GroupsFormed.class).getFirst().fronts()).startsWith(20, 19);
    assertThat(race.group("A1")).isNotEqualTo(race.group("A2"));
  }
}
