package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Question;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Bank points and the rules of the second lap. */
class SecondLapTest {

  @Test
  @Rule({"TF-40", "TF-Q-26"})
  void afterTheBlueLinePointsHelpOnlyAgainstTheSquareOneStandsOn() {
    Scene scene = Scene.alone("M55 lap:2 points:3");
    assertThat(scene.actions()).containsExactly("throw");
    assertThat(scene.refusing("points 1")).isEqualTo("TF-40");
    assertThat(scene.toss(1).question()).as("nothing to add").isEqualTo(Question.THROW);
    for (String bound : new String[] {"M36 binding:RAIDE_SUM count:1", "M34 binding:T2"}) {
      String rider = bound + " lap:2 points:5";
      assertThat(Scene.alone(rider, "board=monts").toss(1).question()).isEqualTo(Question.SPEND);
      assertThat(Scene.alone(rider, "board=monts", "bluePoints=off").toss(1).question())
          .isEqualTo(Question.THROW);
    }
  }

  @Test
  @Rule("TF-40")
  void crossingTheBlueLineOnLapTwoIsKept() {
    Scene scene = Scene.alone("M54 lap:2 points:3").play("points 2");
    assertThat(scene.square(Seat.A)).isEqualTo("M56");
    assertThat(scene.rider(Seat.A).pastBlue()).isTrue();
    assertThat(scene.rider(Seat.A).pastMax2()).isTrue();
  }

  @Test
  @Rule({"TF-46", "TF-Q-57"})
  void aSixStopsOnSuperRaideAndAsAnOptionCountsThree() {
    assertThat(Scene.alone("M50 lap:2").throwing(6).square(Seat.A)).isEqualTo("M52");
    assertThat(Scene.alone("M50 lap:2").throwing(5).square(Seat.A))
        .as("a five may pass")
        .isEqualTo("M54");
    assertThat(Scene.alone("M50 lap:2", "raideSix=three").throwing(6).square(Seat.A))
        .isEqualTo("M54");
    assertThat(Scene.alone("M50").throwing(6).square(Seat.A)).as("on lap 1").isEqualTo("M56");
    assertThat(Scene.alone("M50 lap:2 points:3").play("points 3").square(Seat.A))
        .as("points jump it")
        .isEqualTo("M54");
  }

  @Test
  @Rule({"TF-46", "TF-Q-51"})
  void pointsRiddenAloneDoNotStopOnSuperRaideAfterTheSixOfAnother() {
    Scene scene =
        Scene.of(2).with(Seat.A, "M50 lap:2 points:3").with(Seat.B, "M01 lap:2").asks(Seat.B);
    scene.throwing(6);
    assertThat(scene.asked()).isEqualTo(Seat.A);
    assertThat(scene.play("points 3").square(Seat.A)).as("the six was not theirs").isEqualTo("M54");
  }

  @Test
  @Rule({"TF-Q-27", "TF-45"})
  void onSuperRaideItsOwnRuleHoldsWhateverLimitsTheRider() {
    Scene scene = Scene.alone("M36 lap:2 binding:RAIDE_FIRST", "board=monts");
    assertThat(scene.rider(Seat.A).pastMax2()).isTrue();
    scene.throwing(4);
    assertThat(scene.rider(Seat.A).binding()).isEqualTo(Binding.NONE);
    assertThat(scene.square(Seat.A)).isEqualTo("M38");
  }

  @Test
  @Rule({"TF-Q-04", "TF-Q-56"})
  void theFailedFirstThrowCountsAsAnOptionOnly() {
    String raide = "M52 lap:2 binding:RAIDE_FIRST points:1";
    assertThat(Scene.alone(raide).throwing(3).rider(Seat.A).count()).isZero();
    Scene counts = Scene.alone(raide, "raideFirst=on").toss(3).play("spend 1");
    assertThat(counts.rider(Seat.A).count()).isEqualTo(4);
    assertThat(counts.throwing(2).square(Seat.A)).isEqualTo("M54");
    Scene sum = Scene.alone("M52 lap:2 binding:RAIDE_SUM count:1").throwing(4);
    assertThat(sum.square(Seat.A)).as("a 4 alone is no longer enough").isEqualTo("M52");
  }

  @Test
  @Rule({"TF-Q-51", "TF-41"})
  void pointsAloneNeedLapTwoAndAFreeRider() {
    assertThat(Scene.alone("M13 points:2").refusing("points 1")).isEqualTo("TF-41");
    assertThat(Scene.alone("M03 lap:2 points:3 minus:true").refusing("points 1"))
        .isEqualTo("TF-Q-51");
    assertThat(Scene.alone("M22 lap:2 points:3 crunch:true").refusing("points 1"))
        .isEqualTo("TF-Q-51");
    assertThat(Scene.alone("M37 lap:2 points:3 binding:T2").refusing("points 1"))
        .isEqualTo("TF-Q-51");
    assertThat(Scene.alone("M01 lap:2 points:5").refusing("points 4")).isEqualTo("TF-41");
    assertThat(Scene.alone("M01 lap:2 points:1").refusing("points 2")).isEqualTo("TF-37");
    assertThat(Scene.alone("M01 lap:2 points:2").actions())
        .containsExactly("throw", "points 1", "points 2");
  }

  @Test
  @Rule({"TF-Q-13", "TF-Q-33"})
  void optionsOfThrowsOnLapTwo() {
    assertThat(Scene.alone("M03 lap:2 minus:true", "minusOrder=before").throwing(6).square(Seat.A))
        .isEqualTo("M06");
    assertThat(Scene.alone("M03 lap:2 minus:true", "minusOrder=before").throwing(6).told())
        .doesNotContain("BoxApplied");
    assertThat(Scene.alone("M00 lap:2", "lapTwoOne=nothing").throwing(1).square(Seat.A))
        .isEqualTo("M00");
    assertThat(
            Scene.alone("M00 lap:2 points:1", "lapTwoOne=nothing")
                .toss(1)
                .play("spend 1")
                .square(Seat.A))
        .isEqualTo("M02");
    assertThat(Scene.alone("M55 lap:2", "lapTwoOne=nothing").throwing(1).square(Seat.A))
        .as("1 or 2 max counts a 1")
        .isEqualTo("M56");
  }

  @Test
  @Rule("TF-Q-28")
  void eachDottedLineWorksOnceOrAsAnOptionOnlyTheFirst() {
    for (String lines : new String[] {"each", "one"}) {
      Scene scene =
          Scene.of(2, "dottedLines=" + lines)
              .with(Seat.A, "M19 lap:2")
              .with(Seat.B, "M00 lap:2")
              .asks(Seat.A)
              .throwing(4);
      assertThat(scene.question()).isEqualTo(Question.JOIN);
      scene.play("stay");
      assertThat(scene.view(Seat.A).used()).hasSize(lines.equals("each") ? 1 : 2);
    }
    Scene again =
        Scene.of(3)
            .with(Seat.A, "M19 lap:2")
            .with(Seat.B, "M00 lap:2")
            .with(Seat.C, "M30 lap:2")
            .used("M21/2/DOTTED")
            .asks(Seat.A)
            .throwing(4);
    assertThat(again.question()).as("the first rider only").isEqualTo(Question.THROW);
  }

  @Test
  @Rule({"TF-Q-07", "TF-42"})
  void ridersChooseToComeUpOrAsAnOptionAllDo() {
    Scene may = dotted("grouping=may");
    assertThat(may.actions()).containsExactly("join", "stay");
    may.play("stay");
    assertThat(may.square(Seat.C)).isEqualTo("M40");
    assertThat(may.asked()).isEqualTo(Seat.B);
    Scene must = dotted("grouping=must");
    assertThat(must.question()).isEqualTo(Question.THROW);
    assertThat(must.square(Seat.B)).isEqualTo("M48");
    assertThat(must.square(Seat.C)).isEqualTo("M48");
  }

  private static Scene dotted(String option) {
    return Scene.of(3, option)
        .with(Seat.A, "M47 lap:2")
        .with(Seat.B, "M30 lap:2")
        .with(Seat.C, "M40 lap:2")
        .asks(Seat.A)
        .throwing(2);
  }

  @Test
  @Rule({"TF-Q-08", "TF-Q-45"})
  void whoComesUpScoresStagesButAsAnOptionNone() {
    assertThat(dotted("grouping=must").rider(Seat.B).points()).isEqualTo(3);
    assertThat(dotted("grouping=must").rider(Seat.B).orange()).isZero();
    Scene none =
        Scene.of(2, "groupStages=off")
            .with(Seat.A, "M47 lap:2")
            .with(Seat.B, "M30 lap:2")
            .asks(Seat.A)
            .throwing(2)
            .play("join");
    assertThat(none.rider(Seat.B).points()).isZero();
  }

  @Test
  @Rule("TF-Q-46")
  void whoComesUpLeavesBindingsBehindAndKeepsOtherPenaltiesUnlessTheyEnd() {
    for (String option : new String[] {"kept", "ended"}) {
      Scene scene =
          Scene.of(3, "joinerPenalties=" + option)
              .with(Seat.A, "M47 lap:2")
              .with(Seat.B, "M37 lap:2 binding:T2 count:1")
              .with(Seat.C, "M46 lap:2 minus:true")
              .asks(Seat.A)
              .throwing(2)
              .play("join")
              .play("join");
      assertThat(scene.rider(Seat.B).binding()).isEqualTo(Binding.NONE);
      assertThat(scene.rider(Seat.C).minus()).isEqualTo(option.equals("kept"));
    }
  }

  @Test
  @Rule({"TF-Q-47", "TF-Q-45"})
  void aLappedRiderMayComeUpUnlessTheSetUpForbidsIt() {
    Scene scene = lapped("on").play("join");
    assertThat(scene.rider(Seat.B).lap()).isEqualTo(2);
    assertThat(scene.square(Seat.B)).isEqualTo("M21");
    assertThat(scene.rider(Seat.B).points()).as("stages of both laps").isEqualTo(4);
    assertThat(lapped("off").question()).isEqualTo(Question.THROW);
  }

  private static Scene lapped(String option) {
    return Scene.of(2, "lappedJoin=" + option)
        .with(Seat.A, "M20 lap:2")
        .with(Seat.B, "M32")
        .asks(Seat.A)
        .throwing(2);
  }

  @Test
  @Rule("TF-Q-38")
  void behindIsWhoHasLessLapAndKmAndLevelIsNotBehind() {
    Scene scene =
        Scene.of(4)
            .with(Seat.A, "M26")
            .with(Seat.B, "M27")
            .with(Seat.C, "C03")
            .with(Seat.D, "M17")
            .asks(Seat.A)
            .throwing(1);
    assertThat(scene.asked()).as("level on km 170: clockwise from A").isEqualTo(Seat.C);
    scene.play("stay");
    assertThat(scene.asked()).isEqualTo(Seat.D);
    scene.play("join");
    assertThat(scene.asked()).as("the first who joined throws").isEqualTo(Seat.D);
    assertThat(scene.square(Seat.B)).as("B was level, not behind").isEqualTo("M27");
  }

  @Test
  @Rule({"TF-Q-20", "TF-Q-63"})
  void crossingIsEnoughToFinishOrAsAnOptionTheThrowMustBeExact() {
    String near = "M59 lap:2";
    Scene cross = Scene.alone(near).throwing(6);
    assertThat(cross.rider(Seat.A).finish()).isEqualTo(2);
    assertThat(cross.rider(Seat.A).die()).as("the throw counts in full").isEqualTo(6);
    assertThat(cross.square(Seat.A)).isEqualTo("M00");
    Scene exact = Scene.alone(near, "finish=exact").throwing(6);
    assertThat(exact.rider(Seat.A).finish()).isZero();
    assertThat(exact.square(Seat.A)).isEqualTo("M59");
    assertThat(exact.throwing(1).rider(Seat.A).finish()).isEqualTo(2);
  }

  @Test
  @Rule("TF-Q-63")
  void whoHasFinishedIsNotCalledUp() {
    Scene scene =
        Scene.of(3).with(Seat.A, "M47 lap:2").with(Seat.B, "M30 lap:2").asks(Seat.A).throwing(2);
    assertThat(scene.asked()).isEqualTo(Seat.B);
    scene.play("join");
    assertThat(scene.asked()).isEqualTo(Seat.A);
    assertThat(scene.square(Seat.C)).isEqualTo("M00");
  }
}
