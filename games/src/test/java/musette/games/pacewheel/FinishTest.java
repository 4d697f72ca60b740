package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Winning, on a flat road of 60 squares. */
final class FinishTest {
  @Test
  @Rule({"PW-12", "PW-46", "PW-Q-61"})
  void theFirstOverTheFinishSquareEndsTheRaceAndTheOthersRankBySquare() {
    Scene race = Scene.of(3, "").at(57, "B1").at(50, "A1").at(51, "C1").asksPace(50, Seat.A).ride();
    assertThat(race.phase()).isEqualTo(Phase.OVER);
    assertThat(race.arrived()).containsExactly("B1");
    assertThat(race.result().places()).containsExactly(3, 1, 2);
  }

  @ParameterizedTest
  @CsvSource({"reach, 56, true", "reach, 55, false", "pass, 56, false", "pass, 57, true"})
  @Rule("PW-Q-58")
  void reachingTheFinishSquareIsEnoughUnlessItMustBePassed(String option, int from, boolean over) {
    Scene race = Scene.of(1, "crossing " + option).at(from, "A1").asksPace(from, Seat.A).ride();
    assertThat(race.phase() == Phase.OVER).isEqualTo(over);
  }

  @Test
  @Rule("PW-Q-58")
  void pastTheLineThereIsNoLimitOfFour() {
    Scene race = Scene.of(2, "").at(57, "A1 A2 B1 B2").at(56, "A3 B3").asksPace(57, Seat.A).ride();
    assertThat(race.arrived()).hasSize(6);
  }

  /** Racers stand on squares, with sprint, endurance and climbing points: who arrives when? */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          more sprint, then more that keeps the pace | tie group | 58 A1 B1 B2 B3, 57 C1 \
          | A1 3 1 0, B1 1 9 0, B2 0 0 0, B3 0 0 0, C1 3 4 0 | C1 A1 B1 B2 B3
          more sprint ranks higher | tie group | 58 A1 B1 B2 B3 \
          | A1 1 9 9, B1 4 0 0, B2 2 5 5, B3 3 0 0 | B1 B3 B2 A1
          equal sprint, more endurance on the flat | tie group | 58 A1 B1 | A1 3 4 0, B1 3 1 9 | A1 B1
          the points of team mates do not count | tie group | 58 A1 B1 \
          | A1 3 0 0, B1 2 0 0, A2 0 0 0, A3 0 0 0, B2 9 9 9, B3 9 9 9 | A1 B1
          a group ties whatever the squares | tie group | 58 A1 B1 B2 B3, 57 C1 \
          | C1 9 9 0 | C1 B1 B2 B3 A1
          only one square ties if so chosen | tie square | 58 A1 B1 B2 B3, 57 C1 \
          | C1 9 9 0 | B1 B2 B3 A1 C1
          """)
  @Rule({"PW-47", "PW-48", "PW-Q-23", "PW-Q-24", "PW-EX-15"})
  void tiesAreBrokenByPoints(
      String what, String option, String squares, String points, String expected) {
    Scene race = Scene.of(3, option);
    for (String square : squares.split(", ", -1)) {
      String[] parts = square.split(" ", 2);
      race.at(Integer.parseInt(parts[0]), parts[1]);
    }
    for (String racer : points.split(", ", -1)) {
      String[] parts = racer.split(" ", -1);
      race.points(
          parts[0],
          Integer.parseInt(parts[1]),
          Integer.parseInt(parts[2]),
          Integer.parseInt(parts[3]));
    }
    race.asksPace(58, Seat.A).ride();
    assertThat(race.arrived()).as(what).containsExactly(expected.split(" ", -1));
  }

  @Test
  @Rule({"PW-48", "PW-Q-25"})
  void onADownhillFinishEnduranceAndSprintAreAdded() {
    Scene race =
        Scene.of(2, "ownCourse profile _30 v10")
            .at(39, "A1 B1 B2 B3")
            .points("A1", 3, 2, 9)
            .points("B1", 3, 4, 0)
            .points("B2 B3", 0, 0, 0)
            .asksPace(39, Seat.A)
            .ride();
    assertThat(race.arrived()).startsWith("B1", "A1");
    Scene uphill =
        Scene.of(2, "ownCourse profile _30 ^10")
            .at(39, "A1 B1 B2 B3")
            .points("A1", 3, 2, 9)
            .points("B1", 3, 4, 0)
            .asksPace(39, Seat.A)
            .ride();
    assertThat(uphill.arrived().indexOf("A1")).isLessThan(uphill.arrived().indexOf("B1"));
  }

  @Test
  @Rule({"PW-49", "PW-Q-74", "PW-EX-15"})
  void thenThePlayerOnTurnThenClockwiseThenTheLowerNumber() {
    Scene race = Scene.of(3, "").at(58, "A1 C1 B2 B1").asksPace(58, Seat.A).ride();
    assertThat(race.arrived()).containsExactly("B1", "B2", "C1", "A1");
  }

  @Test
  @Rule({"PW-Q-26", "PW-Q-60"})
  void aBreakawayOverTheLineArrivesAtOnceWithItsCounters() {
    Scene race =
        Scene.of(2, "").at(59, "A1 B1 B2 A2").points("B2", 9, 9, 9).asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 6).play("boost 0").play("no-farther");
    assertThat(race.phase()).as("the counters come first").isEqualTo(Phase.COUNTER);
    race.play("no-counter").play("counter", 12).play("no-counter");
    assertThat(race.phase()).isEqualTo(Phase.OVER);
    assertThat(race.arrived()).containsExactly("B2", "A1");
  }

  @Test
  @Rule("PW-Q-59")
  void theGroupThatGetsFartherRanksFirstAsAWhole() {
    Scene race =
        Scene.of(2, "ending ride-on")
            .at(58, "A1")
            .points("A1", 9, 9, 9)
            .at(56, "B1")
            .points("B1", 0, 0, 0)
            .paces(Pace.SLOW, Pace.FAST)
            .asksPace(58, Seat.A)
            .ride();
    assertThat(race.arrived()).containsExactly("B1", "A1");
    Scene equal =
        Scene.of(2, "ending ride-on")
            .at(58, "A1")
            .points("A1", 9, 9, 9)
            .at(56, "B1")
            .points("B1", 0, 0, 0)
            .paces(Pace.SLOW, Pace.STEADY)
            .asksPace(58, Seat.A)
            .ride();
    assertThat(equal.arrived()).as("a tie as one group").containsExactly("A1", "B1");
  }

  @Test
  @Rule({"PW-Q-61", "PW-Q-62"})
  void ridingOnIsAnOptionAndPlayersWithoutRacersChooseNothing() {
    Scene race =
        Scene.of(2, "ending ride-on")
            .at(58, "A1 A2 A3")
            .at(40, "B1 B2 B3")
            .asksPace(40, Seat.B)
            .ride();
    assertThat(race.arrived()).hasSize(3);
    assertThat(race.race().turn).as("A's turn passed without a question").isEqualTo(7);
    assertThat(race.asked()).isEqualTo(Seat.B);
    race.until(Phase.OVER);
    assertThat(race.arrived()).hasSize(6);
    assertThat(race.result().places()).containsExactly(1, 2);
  }

  @Test
  @Rule("PW-Q-71")
  void aloneTheTurnsCount() {
    Scene race = Scene.of(1, "").turn(12).at(58, "A1").asksPace(58, Seat.A).ride();
    RaceEvent.RaceEnded ended = race.told(RaceEvent.RaceEnded.class).getFirst();
    assertThat(ended.turns()).isEqualTo(13);
    assertThat(ended.rule()).isEqualTo("PW-Q-71");
    assertThat(race.result().places()).containsExactly(1);
  }
}
