package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What squares do. */
class SquaresTest {

  @Test
  @Rule("TF-17")
  void slippingOnTheCobblesTakesOneOffTheNextThrow() {
    takesOneOff("C01", Kind.SLIP);
  }

  @Test
  @Rule("TF-18")
  void looseScrewsTakeOneOffTheNextThrow() {
    takesOneOff("M18", Kind.SCREWS);
  }

  @Test
  @Rule("TF-19")
  void oilAndSpikesTakeOneOffTheNextThrow() {
    takesOneOff("M02", Kind.OIL);
    takesOneOff("M14", Kind.SPIKES);
  }

  /** The rider lands on the square after this one; a throw of 1 is then worth nothing. */
  private static void takesOneOff(String before, Kind kind) {
    Scene scene = Scene.alone(before).throwing(1);
    assertThat(scene.view(Seat.A).square(scene.square(Seat.A)).kind()).isEqualTo(kind);
    assertThat(scene.rider(Seat.A).minus()).isTrue();
    String landed = scene.square(Seat.A);
    scene.throwing(1);
    assertThat(scene.square(Seat.A)).as("1 less is nothing").isEqualTo(landed);
  }

  @Test
  @Rule("TF-Q-03")
  void allSquaresWithOneLessFollowTheSameRule() {
    for (String before : new String[] {"C01", "M18", "M02", "M14"}) {
      Scene scene = Scene.alone(before).throwing(1).throwing(1);
      assertThat(scene.told()).contains("StayedPut");
      assertThat(scene.rider(Seat.A).minus()).as("no more than one throw").isFalse();
    }
  }

  @Test
  @Rule({"TF-24", "TF-Q-14", "TF-Q-60"})
  void aRedLineEndsTheDerailleurCrunch() {
    Scene scene = Scene.alone("M22 crunch:true", "crunch=red").throwing(6);
    assertThat(scene.square(Seat.A)).isEqualTo("M23");
    assertThat(scene.rider(Seat.A).crunch()).as("until a red line").isTrue();
    scene.throwing(6).throwing(6);
    assertThat(scene.rider(Seat.A).miss()).isFalse();
    assertThat(scene.square(Seat.A)).isEqualTo("M25");
    scene.throwing(2);
    assertThat(scene.square(Seat.A)).isEqualTo("M26");
    assertThat(scene.rider(Seat.A).crunch()).isFalse();
    assertThat(scene.told()).contains("LineCrossed");
    Scene one = Scene.alone("M22 crunch:true").throwing(6);
    assertThat(one.rider(Seat.A).crunch()).as("one throw").isFalse();
    Scene group =
        Scene.of(2).with(Seat.A, "M26").with(Seat.B, "M22 crunch:true").asks(Seat.A).throwing(1);
    group.play("join");
    assertThat(group.rider(Seat.B).crunch()).as("passed on the way up").isFalse();
  }

  @Test
  @Rule({"TF-34", "TF-35", "TF-Q-61"})
  void whoLandsOnMissAGoOrSpectatorsMissesOneGo() {
    for (String from : new String[] {"M09", "M24"}) {
      Scene scene = Scene.of(2).with(Seat.A, from).with(Seat.B, "M50 lap:2").asks(Seat.A);
      scene.throwing(1);
      assertThat(scene.rider(Seat.A).miss()).isTrue();
      scene.throwing(1);
      assertThat(scene.told()).contains("GoMissed");
      assertThat(scene.asked()).isEqualTo(Seat.B);
      assertThat(scene.throwing(1).asked()).as("one go only").isEqualTo(Seat.A);
    }
  }

  @Test
  @Rule({"TF-34", "TF-Q-29"})
  void pointsJumpMissAGoBeforeLandingOnly() {
    Scene scene = Scene.alone("M08 points:1", "bonus=1").toss(2);
    assertThat(scene.actions()).containsExactly("spend 0", "spend 1");
    assertThat(scene.play("spend 1").square(Seat.A)).isEqualTo("M11");
    Scene landed =
        Scene.of(2, "bonus=3").with(Seat.A, "M09 points:3").with(Seat.B, "M00").asks(Seat.A);
    landed.toss(1).play("spend 0");
    assertThat(landed.throwing(1).asked()).as("the go is missed").isEqualTo(Seat.B);
    assertThat(landed.rider(Seat.A).points()).isEqualTo(3);
  }

  @Test
  @Rule({"TF-57", "TF-DATA-04"})
  void theMedicsRouteLiesLeftOfARoadThatRunsDownAndComesBack() {
    TourView view = Scene.alone("M35").view(Seat.A);
    assertThat(view.square("R01").x()).isLessThan(view.square("M35").x());
    assertThat(view.square("M36").y()).isGreaterThan(view.square("M35").y());
    assertThat(view.square("R05").exits()).containsExactly("M38");
    TourView kermesse = Scene.alone("K11", "board=kermesse").view(Seat.A);
    assertThat(kermesse.square("R01").x()).isLessThan(kermesse.square("K11").x());
    TourView monts = Scene.alone("M24", "board=monts").view(Seat.A);
    assertThat(monts.square("R01").x()).isLessThan(monts.square("M24").x());
  }

  @Test
  @Rule("TF-Q-55")
  void nobodyChoosesTheMedicsRoute() {
    Scene scene = Scene.alone("M35").throwing(1);
    assertThat(scene.square(Seat.A)).isEqualTo("M36");
    Scene two = Scene.of(2, "mode=classic").with(Seat.A, "M34").with(Seat.B, "M34").asks(Seat.A);
    two.throwing(1).throwing(1).throwing(1);
    assertThat(two.square(Seat.A)).as("3 over 2 holds nobody").isEqualTo("M36");
  }

  @Test
  @Rule("TF-59")
  void plainSquaresAndGroupSquaresDoNothing() {
    Scene scene = Scene.alone("M28").throwing(1);
    assertThat(scene.square(Seat.A)).isEqualTo("M29");
    assertThat(scene.told()).containsExactly("Thrown", "Moved");
    assertThat(Scene.alone("M17").throwing(1).told()).containsExactly("Thrown", "Moved");
  }

  @Test
  @Rule({"TF-60", "TF-Q-58"})
  void squaresOfTheSecondLapDoNothingOnTheFirst() {
    Scene scene = Scene.alone("M51").throwing(1);
    assertThat(scene.rider(Seat.A).binding()).as("Super Raide").isEqualTo(Binding.NONE);
    scene.throwing(3);
    assertThat(scene.square(Seat.A)).isEqualTo("M55");
    assertThat(scene.rider(Seat.A).pastBlue()).isFalse();
    assertThat(scene.rider(Seat.A).pastMax2()).isFalse();
    Scene line = Scene.of(2).with(Seat.A, "M47").with(Seat.B, "M00").asks(Seat.A).throwing(2);
    assertThat(line.question()).as("dotted lines").isEqualTo(Question.THROW);
    assertThat(line.asked()).isEqualTo(Seat.B);
  }

  @Test
  @Rule("TF-Q-58")
  void asAnOptionDescentAndSpectatorsAreOfTheSecondLapOnly() {
    String option = "endSquares=second";
    assertThat(Scene.alone("M52", option).throwing(1).square(Seat.A)).isEqualTo("M53");
    assertThat(Scene.alone("M52").throwing(1).square(Seat.A)).isEqualTo("M54");
    assertThat(Scene.alone("M24", option).throwing(1).told()).doesNotContain("GoMissed");
    assertThat(Scene.alone("M24").throwing(1).told()).contains("GoMissed");
    assertThat(Scene.alone("M52 lap:2", option).throwing(1).square(Seat.A)).isEqualTo("M54");
  }

  @Test
  @Rule({"TF-Q-15", "TF-Q-62"})
  void everySquareOfAChainCountsOrAsAnOptionOnlyItsDot() {
    assertThat(Scene.alone("K00", "board=kermesse").throwing(3).square(Seat.A)).isEqualTo("K04");
    Scene chain = Scene.alone("K18 lap:2 binding:NONE", "board=kermesse", "raideSix=three");
    chain.throwing(2);
    assertThat(chain.square(Seat.A)).as("descent to 1 or 2 max").isEqualTo("K21");
    assertThat(chain.rider(Seat.A).pastMax2()).isTrue();
    Scene full = Scene.alone("M37 binding:T2").throwing(4);
    assertThat(full.rider(Seat.A).orange()).as("breakaway to a dot").isEqualTo(2);
    Scene oil = Scene.alone("M01", "board=monts").throwing(1);
    assertThat(oil.rider(Seat.A).minus()).as("sprint to oil").isTrue();
    assertThat(oil.rider(Seat.A).orange()).as("the dot of the sprint").isEqualTo(2);
    Scene once = Scene.alone("M01", "board=monts", "chain=once").throwing(1);
    assertThat(once.square(Seat.A)).isEqualTo("M03");
    assertThat(once.rider(Seat.A).minus()).isFalse();
    assertThat(once.rider(Seat.A).orange()).as("its dot counts").isEqualTo(2);
  }

  @Test
  @Rule({"TF-Q-53", "TF-Q-71"})
  void stayingIsNoLandingButEveryLandingOnADotCounts() {
    Scene scene = Scene.alone("M02 lap:2 orange:2", "lapTwoOne=nothing").throwing(1);
    assertThat(scene.square(Seat.A)).isEqualTo("M02");
    assertThat(scene.rider(Seat.A).orange()).isEqualTo(2);
    Scene both = Scene.of(2).with(Seat.A, "M01").with(Seat.B, "M01 lap:2").asks(Seat.A);
    both.throwing(1).throwing(1);
    assertThat(both.rider(Seat.A).orange()).isEqualTo(2);
    assertThat(both.rider(Seat.B).orange()).as("never used up").isEqualTo(2);
  }

  @Test
  @Rule("TF-Q-49")
  void thingsHappenInTheOrderOfTheSquares() {
    Scene scene = Scene.of(2).with(Seat.A, "M44 lap:2").with(Seat.B, "M40 lap:2").asks(Seat.A);
    scene.throwing(3);
    assertThat(scene.told()).containsExactly("Thrown", "Moved", "StageReached", "Moved");
    Scene line =
        Scene.of(2).with(Seat.A, "M46 lap:2").with(Seat.B, "M40 lap:2").asks(Seat.A).throwing(3);
    assertThat(line.told())
        .containsExactly("Thrown", "Moved", "LineCrossed", "Moved", "DotScored", "GroupOpened");
  }

  @Test
  @Rule("TF-Q-18")
  void stagesCountOnEachLapOrAsAnOptionOnTheFirstOnly() {
    assertThat(Scene.alone("M11 lap:2").throwing(1).rider(Seat.A).points()).isEqualTo(2);
    assertThat(Scene.alone("M11 lap:2", "stages=first").throwing(1).rider(Seat.A).points())
        .isZero();
    assertThat(Scene.alone("M11", "stages=first").throwing(1).rider(Seat.A).points()).isEqualTo(2);
  }

  @Test
  @Rule({"TF-Q-25", "TF-39"})
  void nothingIsAddedToAFiveOrSixOnLapTwoEither() {
    for (int face = 5; face <= 6; face++) {
      Scene scene = Scene.alone("M00 lap:2 points:3").toss(face);
      assertThat(scene.question()).isEqualTo(Question.THROW);
      assertThat(scene.refusing("spend 1")).isEqualTo("TF-39");
    }
  }
}
