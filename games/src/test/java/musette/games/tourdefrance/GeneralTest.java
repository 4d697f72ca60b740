package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourView.PointCard;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Option;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** General rules: players, cards, modes, ways. */
class GeneralTest {
  private static final TourDeFrance GAME = Scene.GAME;

  @Test
  @Rule("TF-01")
  void twoToFourPlayersHaveOneRiderEachAndOneDie() {
    assertThat(GAME.about().minSeats()).isEqualTo(2);
    assertThat(GAME.about().maxSeats()).isEqualTo(4);
    assertThatThrownBy(() -> Setup.of(GAME.about(), 5)).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> Scene.alone("M01").toss(7)).hasMessageContaining("chance-range");
  }

  @Test
  @Rule({"TF-02", "TF-04", "TF-Q-17"})
  void threeKindsOfPointsNeverMix() {
    Scene scene =
        Scene.alone("M10 points:3 orange:4 throwsMade:2 die:9", "bonus=3").toss(1).play("spend 2");
    assertThat(scene.square(Seat.A)).isEqualTo("M13");
    assertThat(scene.rider(Seat.A).points()).as("3, less 2, and 2 for the stage").isEqualTo(3);
    assertThat(scene.rider(Seat.A).die()).as("points are not in the die total").isEqualTo(10);
    assertThat(scene.rider(Seat.A).orange()).isEqualTo(4);
    assertThat(scene.view(Seat.A).cards()).contains(new PointCard(Seat.A, 10, 4, 3, 14));
  }

  @Test
  @Rule({"TF-06", "TF-Q-16"})
  void everyThrowCountsWithItsFaceInTheDieTotal() {
    Scene scene = Scene.alone("M22 crunch:true").throwing(6).throwing(4);
    assertThat(scene.rider(Seat.A).die()).isEqualTo(10);
    assertThat(scene.rider(Seat.A).throwsMade()).isEqualTo(2);
  }

  @Test
  @Rule({"TF-Q-16", "TF-Q-69"})
  void asAnOptionOnlyTheSquaresThatThrowsMoveCount() {
    Scene scene = Scene.alone("M22 crunch:true points:2", "dieTotal=moved").throwing(6);
    assertThat(scene.rider(Seat.A).die()).as("crunch").isEqualTo(1);
    scene.toss(1).play("spend 2");
    assertThat(scene.square(Seat.A)).isEqualTo("M26");
    assertThat(scene.rider(Seat.A).die()).as("points are not counted").isEqualTo(2);
    Scene chain = Scene.alone("M04", "dieTotal=moved").throwing(1);
    assertThat(chain.square(Seat.A)).isEqualTo("M06");
    assertThat(chain.rider(Seat.A).die()).as("a sprint is no throw").isEqualTo(1);
  }

  @Test
  @Rule({"TF-07", "TF-Q-30", "TF-Q-36"})
  void theWayIsChosenWhenAMovementLeavesTheFork() {
    Scene scene = Scene.alone("M12").throwing(1);
    assertThat(scene.question()).as("staying decides nothing").isEqualTo(Question.THROW);
    scene.throwing(2);
    assertThat(scene.actions()).containsExactly("route M14", "route C01");
    assertThat(scene.refusing("route M21")).isEqualTo("TF-Q-30");
    scene.play("route C01");
    assertThat(scene.square(Seat.A)).isEqualTo("C02");
    scene.throwing(4).throwing(1);
    assertThat(scene.square(Seat.A)).as("the cobbles join the main track").isEqualTo("M21");
  }

  @Test
  @Rule("TF-Q-36")
  void asAnOptionTheSetUpFixesTheWayForAll() {
    assertThat(Scene.alone("M12", "routes=main").throwing(2).square(Seat.A)).isEqualTo("M14");
    assertThat(Scene.alone("M12", "routes=cobbles").throwing(2).square(Seat.A)).isEqualTo("C01");
    assertThat(Scene.alone("M31", "routes=cobbles").throwing(3).square(Seat.A)).isEqualTo("M34");
    assertThat(Scene.alone("M31", "routes=track2").throwing(2).square(Seat.A)).isEqualTo("T01");
    assertThat(Scene.alone("M12", "routes=track2").throwing(2).square(Seat.A)).isEqualTo("M14");
    assertThat(Scene.alone("M12", "routes=both").throwing(2).square(Seat.A)).isEqualTo("C01");
    assertThat(Scene.alone("M31", "routes=both").throwing(2).square(Seat.A)).isEqualTo("T01");
  }

  @Test
  @Rule({"TF-08", "TF-Q-67"})
  void cardsOfOthersAreClosedUntilTheEnd() {
    Scene scene = Scene.of(2).with(Seat.A, "M59 lap:2").with(Seat.B, "M01").asks(Seat.A);
    assertThat(scene.view(Seat.A).cards()).extracting(PointCard::seat).containsExactly(Seat.A);
    assertThat(scene.view(Seat.NONE).cards()).isEmpty();
    assertThat(Scene.alone("M59 lap:2").throwing(1).view(Seat.NONE).cards()).hasSize(2);
    Scene open = Scene.of(2, "cards=open").with(Seat.A, "M01").with(Seat.B, "M01").asks(Seat.A);
    assertThat(open.view(Seat.A).cards()).hasSize(2);
  }

  @Test
  @Rule({"TF-09", "TF-Q-48"})
  void theRaceEndsOnCrossingStartAfterTwoLaps() {
    Scene scene = Scene.alone("M59").throwing(2);
    assertThat(scene.rider(Seat.A).lap()).isEqualTo(2);
    assertThat(scene.square(Seat.A)).isEqualTo("M01");
    assertThat(scene.places()).isEmpty();
    assertThat(Scene.alone("M59 lap:2").throwing(2).places()).hasSize(2);
  }

  @Test
  @Rule("TF-Q-48")
  void theWorthOfAThrowGoesByTheLapInWhichItIsThrown() {
    assertThat(Scene.alone("M59").throwing(6).square(Seat.A)).isEqualTo("M06");
    assertThat(Scene.alone("M00 lap:2").throwing(6).square(Seat.A)).isEqualTo("M03");
  }

  @Test
  @Rule({"TF-10", "TF-Q-65", "TF-Q-31"})
  void inClassicModeNoSquareCountsAndTheFirstHomeWins() {
    Scene scene =
        Scene.of(4, "mode=classic")
            .with(Seat.A, "M02")
            .with(Seat.B, "M10")
            .with(Seat.C, "M58")
            .with(Seat.D, "M10")
            .asks(Seat.A);
    scene.throwing(1);
    assertThat(scene.rider(Seat.A).minus()).as("oil does nothing").isFalse();
    scene.throwing(6).play("route M14").throwing(6);
    assertThat(scene.told()).contains("ClassicWon");
    assertThat(scene.places()).containsExactly(4, 2, 1, 3);
  }

  @Test
  @Rule("TF-Q-65")
  void levelRidersOfAClassicRaceRankInTheOrderOfPlayAfterTheWinner() {
    Scene scene =
        Scene.of(3, "mode=classic")
            .with(Seat.A, "M10")
            .with(Seat.B, "M59")
            .with(Seat.C, "M10")
            .asks(Seat.B)
            .throwing(1);
    assertThat(scene.places()).containsExactly(3, 1, 2);
  }

  @Test
  @Rule({"TF-22", "TF-56"})
  void housePrizesAndFastestTimeAreNoPartOfTheGame() {
    assertThat(GAME.about().option("mode")).isInstanceOf(Option.Choice.class);
    assertThat(((Option.Choice) GAME.about().option("mode")).values())
        .containsExactly("rules", "classic");
    Scene scene = Scene.alone("M11").throwing(1);
    assertThat(scene.told()).containsExactly("Thrown", "Moved", "StageReached");
  }

  @Test
  @Rule("TF-Q-01")
  void thereAreThreeBoards() {
    Scene scene = Scene.alone("K00", "board=kermesse").throwing(2);
    assertThat(scene.square(Seat.A)).isEqualTo("K02");
    assertThat(scene.view(Seat.A).squares()).hasSize(29);
    assertThat(Scene.alone("M00").view(Seat.A).squares()).hasSize(78);
    Scene monts = Scene.alone("M00", "board=monts").throwing(4);
    assertThat(monts.square(Seat.A)).isEqualTo("M04");
    assertThat(monts.view(Seat.A).squares()).hasSize(49);
  }

  @Test
  @Rule("TF-Q-21")
  void anyNumberOfRidersStandOnOneSquare() {
    Scene scene =
        Scene.of(3).with(Seat.A, "M00").with(Seat.B, "M01").with(Seat.C, "M01").asks(Seat.A);
    scene.throwing(1);
    assertThat(List.of(scene.square(Seat.A), scene.square(Seat.B), scene.square(Seat.C)))
        .containsOnly("M01");
  }

  @Test
  @Rule("TF-Q-22")
  void theHighestThrowStartsAndTiesThrowAgain() {
    Setup setup = Setup.of(GAME.about(), 3);
    TourState race = GAME.start(setup, Chance.scripted(5, 2, 5, 1, 6), Journal.NONE);
    assertThat(race.asked().seat()).isEqualTo(Seat.C);
    Scene scene =
        Scene.of(3).with(Seat.A, "M00").with(Seat.B, "M00").with(Seat.C, "M00").asks(Seat.C);
    assertThat(scene.actions()).as("the die is thrown by the rider").containsExactly("throw");
    assertThat(scene.throwing(1).asked()).isEqualTo(Seat.A);
    assertThat(scene.throwing(1).asked()).isEqualTo(Seat.B);
    assertThat(GAME.refuse(scene.state(), Seat.A, new TourAction.Throw()).rule())
        .isEqualTo("TF-Q-22");
  }

  @Test
  @Rule("TF-Q-70")
  void allStartOnStartInLapOneWithNothing() {
    TourState race = GAME.start(Setup.of(GAME.about(), 4), Chance.quick(1), Journal.NONE);
    for (int seat = 0; seat < 4; seat++) {
      assertThat(race.rider(seat)).isEqualTo(Rider.at(race.rules().board().start(), 1));
    }
    Scene scene = Scene.alone("M59").throwing(1);
    assertThat(scene.told()).as("no effect").containsExactly("Thrown", "Moved", "LapBegun");
  }

  @Test
  @Rule("TF-Q-66")
  void aThrowPointIsABankPointThatNeverScores() {
    Setup setup = Setup.of(GAME.about(), 2, Map.of("bonus", "0,1"));
    TourState race = GAME.start(setup, Chance.quick(1), Journal.NONE);
    assertThat(Rider.points(race.rider(1))).isEqualTo(1);
    assertThat(Scoring.total(race.rider(1))).isZero();
    Setup classic = Setup.of(GAME.about(), 2, Map.of("bonus", "0,1", "mode", "classic"));
    assertThat(Rider.points(GAME.start(classic, Chance.quick(1), Journal.NONE).rider(1))).isZero();
  }
}
