package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.tourdefrance.api.Binding;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** 3 OVER 2 and T-2. */
class PenaltyTest {

  @Test
  @Rule({"TF-Q-35", "TF-Q-19"})
  void aThreeReleasesOnEitherLapAndAsAnOptionMovesAtOnce() {
    Scene next = Scene.alone("M35 lap:2 binding:OVER3").throwing(3);
    assertThat(next.square(Seat.A)).isEqualTo("M35");
    assertThat(next.rider(Seat.A).binding()).isEqualTo(Binding.NONE);
    assertThat(Scene.alone("M35 binding:OVER3", "release=now").throwing(3).square(Seat.A))
        .isEqualTo("M38");
    assertThat(
            Scene.alone("M35 binding:OVER3 points:2", "release=now")
                .toss(1)
                .play("spend 2")
                .square(Seat.A))
        .as("with points on the next throw")
        .isEqualTo("M35");
  }

  @Test
  @Rule({"TF-Q-09", "TF-Q-10", "TF-Q-12"})
  void optionsOfT2() {
    Scene third = Scene.alone("M37 binding:T2", "t2Patience=third").throwing(1).throwing(2);
    assertThat(third.square(Seat.A)).isEqualTo("M37");
    assertThat(third.throwing(2).square(Seat.A)).isEqualTo("M38");
    Scene now = Scene.alone("M37 binding:T2 points:5", "t2Points=now", "bonus=1").toss(1);
    assertThat(now.actions())
        .containsExactly("spend 0", "spend 2", "spend 3", "spend 4", "spend 5");
    assertThat(now.play("spend 4").square(Seat.A)).isEqualTo("M40");
    assertThat(Scene.alone("M50 lap:2 binding:T2").throwing(6).square(Seat.A)).isEqualTo("M51");
    assertThat(Scene.alone("M37 lap:2 binding:T2", "t2Value=face").throwing(6).square(Seat.A))
        .isEqualTo("M41");
  }

  @Test
  @Rule({"TF-Q-50", "TF-38"})
  void pointsAreAddedToANaturalThreeOrFourOnT2InLapOne() {
    Scene three = Scene.alone("M37 binding:T2 points:2").toss(3);
    assertThat(three.actions()).containsExactly("spend 0", "spend 1", "spend 2");
    three.play("spend 2");
    assertThat(three.square(Seat.A)).as("3 and 2 points, less 2, at once").isEqualTo("M40");
    assertThat(three.rider(Seat.A).points()).isZero();
    assertThat(Scene.alone("M37 binding:T2 points:1").toss(4).play("spend 1").square(Seat.A))
        .isEqualTo("M40");
    assertThat(Scene.alone("M37 binding:T2 points:1").toss(4).play("spend 0").square(Seat.A))
        .as("a breakaway")
        .isEqualTo("M40");
    assertThat(Scene.alone("M37 binding:T2 points:2").toss(5).square(Seat.A))
        .as("nothing is added to a five")
        .isEqualTo("M40");
  }

  @Test
  @Rule("TF-Q-50")
  void onLapTwoNothingIsAddedToANaturalThreeOrFourOnT2() {
    for (int face = 3; face <= 4; face++) {
      Scene scene = Scene.alone("M37 lap:2 binding:T2 points:2").toss(face);
      assertThat(scene.square(Seat.A)).isEqualTo("M38");
      assertThat(scene.rider(Seat.A).points()).isEqualTo(2);
    }
  }

  @Test
  @Rule({"TF-Q-52", "TF-Q-60"})
  void aCrunchThatLastsTakesTheOneLessWithItAndHoldsOnT2() {
    Scene scene = Scene.alone("M15 crunch:true", "board=monts", "crunch=red").throwing(6);
    assertThat(scene.rider(Seat.A).minus()).as("on oil").isTrue();
    scene.throwing(1);
    assertThat(scene.square(Seat.A)).as("1, and nothing taken off").isEqualTo("M17");
    assertThat(scene.rider(Seat.A).minus()).isFalse();
    scene.throwing(6);
    assertThat(scene.square(Seat.A)).as("T-2 would move 4").isEqualTo("M18");
    assertThat(scene.rider(Seat.A).crunch()).as("past the red line").isFalse();
  }
}
