package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Question;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The camera: who waits, for whom, and who is stopped. */
class CameraTest {

  @Test
  @Rule({"TF-13", "TF-15", "TF-Q-05"})
  void onlyTheFirstAtTheCameraWaitsAndForAll() {
    Scene scene =
        Scene.of(3).with(Seat.A, "M07").with(Seat.B, "M07").with(Seat.C, "M00").asks(Seat.A);
    scene.throwing(1);
    assertThat(scene.rider(Seat.A).binding()).isEqualTo(Binding.CAMERA);
    scene.throwing(1);
    assertThat(scene.square(Seat.B)).isEqualTo("M08");
    assertThat(scene.rider(Seat.B).binding())
        .as("a later one does not wait")
        .isEqualTo(Binding.NONE);
    scene.throwing(1);
    assertThat(scene.asked()).as("A waits for C, too").isEqualTo(Seat.B);
  }

  @Test
  @Rule("TF-Q-05")
  void asAnOptionOneMoreRiderEndsTheWait() {
    Scene scene =
        Scene.of(4, "camera=first")
            .with(Seat.A, "M07")
            .with(Seat.B, "M07")
            .with(Seat.C, "M00")
            .with(Seat.D, "M30")
            .asks(Seat.A);
    scene.throwing(1);
    assertThat(scene.rider(Seat.A).count()).as("D was past already").isEqualTo(1);
    scene.throwing(1).throwing(1).throwing(1);
    assertThat(scene.asked()).isEqualTo(Seat.A);
  }

  @Test
  @Rule({"TF-Q-06", "TF-Q-39"})
  void theLastOfTheRaceDoesNotWaitAndUsesTheCameraUp() {
    Scene scene = Scene.of(2).with(Seat.A, "M07").with(Seat.B, "M30").asks(Seat.A).throwing(1);
    assertThat(scene.rider(Seat.A).binding()).isEqualTo(Binding.NONE);
    assertThat(scene.told()).contains("BoxIdle");
    assertThat(scene.view(Seat.A).used()).extracting(r -> r.square()).containsExactly("M08");
  }

  @Test
  @Rule("TF-Q-39")
  void cameraAndMendCountForTheFirstOfEachLapOrAsAnOptionOfTheRace() {
    Scene lap =
        Scene.of(2)
            .with(Seat.A, "M07 lap:2")
            .with(Seat.B, "M00 lap:2")
            .used("M08/1/SQUARE")
            .asks(Seat.A);
    assertThat(lap.throwing(1).rider(Seat.A).binding()).isEqualTo(Binding.CAMERA);
    Scene race =
        Scene.of(2, "firstOf=race")
            .with(Seat.A, "M07 lap:2")
            .with(Seat.B, "M00 lap:2")
            .used("M08/1/SQUARE")
            .asks(Seat.A);
    assertThat(race.throwing(1).rider(Seat.A).binding()).isEqualTo(Binding.NONE);
  }

  @Test
  @Rule({"TF-14", "TF-Q-40"})
  void theCameraStopsMovesBySquaresAndFromTheCameraButNotInAnotherLap() {
    Scene from =
        Scene.of(3)
            .with(Seat.A, "M08 binding:CAMERA")
            .with(Seat.B, "M08")
            .with(Seat.C, "M00")
            .used("M08/1/SQUARE")
            .asks(Seat.B)
            .throwing(4);
    assertThat(from.square(Seat.B)).isEqualTo("M09");
    Scene lap =
        Scene.of(3)
            .with(Seat.A, "M08 lap:2 binding:CAMERA")
            .with(Seat.B, "M07")
            .with(Seat.C, "M00")
            .used("M08/2/SQUARE")
            .asks(Seat.B)
            .throwing(4);
    assertThat(lap.square(Seat.B)).isEqualTo("M11");
  }

  private static Scene passing(String... options) {
    return Scene.of(4, options)
        .with(Seat.A, "M08 binding:CAMERA")
        .with(Seat.B, "M06")
        .with(Seat.C, "M05")
        .with(Seat.D, "M01")
        .used("M08/1/SQUARE")
        .asks(Seat.B)
        .throwing(5);
  }

  @Test
  @Rule({"TF-Q-41", "TF-Q-05"})
  void withOneRiderTheWaitEndsAtOnceAndRidersBehindAreNotStopped() {
    Scene first = passing("camera=first");
    assertThat(first.square(Seat.B)).as("who ends the wait by passing is stopped").isEqualTo("M09");
    assertThat(first.told()).contains("StoppedByCamera", "Released");
    assertThat(first.rider(Seat.A).binding()).as("over at once").isEqualTo(Binding.NONE);
    assertThat(first.throwing(6).square(Seat.C)).as("riders behind ride on").isEqualTo("M11");
    Scene all = passing("camera=all");
    assertThat(all.rider(Seat.A).binding()).isEqualTo(Binding.CAMERA);
    assertThat(all.throwing(6).square(Seat.C)).isEqualTo("M09");
  }

  @Test
  @Rule("TF-Q-40")
  void whoHasPassedIsFreeInTheNextTurnOrAsAnOptionHeldUntilTheWaitIsOver() {
    Scene once = passing("cameraPass=once").throwing(1).throwing(1);
    assertThat(once.asked()).isEqualTo(Seat.B);
    assertThat(once.throwing(2).square(Seat.B)).isEqualTo("M11");
    Scene held = passing("cameraPass=until-release").throwing(1).throwing(1).throwing(2);
    assertThat(held.square(Seat.B)).isEqualTo("M09");
    assertThat(held.told()).contains("HeldByCamera");
    assertThat(held.rider(Seat.B).die()).as("the throw counts").isEqualTo(7);
    held.throwing(3).throwing(6);
    assertThat(held.asked()).as("C and D are past, A is free").isEqualTo(Seat.A);
    held.throwing(1);
    assertThat(held.throwing(2).square(Seat.B)).isEqualTo("M11");
  }

  @Test
  @Rule("TF-Q-40")
  void whomTheCameraHoldsCannotSpendPoints() {
    Scene scene =
        Scene.of(3, "cameraPass=until-release")
            .with(Seat.A, "M08 lap:2 binding:CAMERA")
            .with(Seat.B, "M09 lap:2 points:3")
            .with(Seat.C, "M01 lap:2")
            .used("M08/2/SQUARE")
            .asks(Seat.B);
    assertThat(scene.actions()).containsExactly("throw");
    assertThat(scene.refusing("points 2")).isEqualTo("TF-Q-40");
    assertThat(scene.toss(1).question()).as("nothing to add").isEqualTo(Question.THROW);
    assertThat(scene.asked()).isEqualTo(Seat.C);
  }

  @Test
  @Rule({"TF-14", "TF-Q-40"})
  void aBreakawayIsStoppedByTheCamera() {
    Scene scene =
        Scene.of(3, "board=monts")
            .with(Seat.A, "M07 binding:CAMERA")
            .with(Seat.B, "M05")
            .with(Seat.C, "M01")
            .used("M07/1/SQUARE")
            .asks(Seat.B)
            .throwing(1);
    assertThat(scene.told()).containsSubsequence("BoxApplied", "Moved", "StoppedByCamera");
    assertThat(scene.square(Seat.B)).isEqualTo("M08");
  }
}
