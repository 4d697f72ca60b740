package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourRemark;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Match;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.testkit.Rule;
import musette.wire.Words;
import org.junit.jupiter.api.Test;

/** What is said before an action is taken. */
class OutlookTest {
  private static final Words ENGLISH = Words.of("tour-de-france", "en");
  private static final Words FRENCH = Words.of("tour-de-france", "fr");

  private static List<String> said(Scene scene, TourAction action, Words words) {
    TourView view = scene.view(scene.asked());
    return Scene.GAME.outlook(view, action).remarks().stream().map(words::say).toList();
  }

  private static List<String> throwing(Scene scene, Words words) {
    return said(scene, new TourAction.Throw(), words);
  }

  @Test
  @Rule("TF-05")
  void theForecastNamesOrangeDots() {
    Scene scene = Scene.alone("M01");
    assertThat(throwing(scene, ENGLISH))
        .containsExactly(
            "1: square 2, orange dot.",
            "2: square 3, Oil.",
            "3: square 4, plain road.",
            "4: square 5, Sprint, on to square 6, plain road.",
            "5: square 6, plain road.",
            "6: square 7, orange dot.");
    assertThat(throwing(scene, FRENCH)).contains("1 : case 2, point orange.", "2 : case 3, Huile.");
    Scene monts = Scene.alone("M01", "board=monts", "chain=once");
    assertThat(throwing(monts, ENGLISH)).contains("1: square 2, Sprint, on to square 3, Oil.");
    Scene route = Scene.alone("M12").throwing(3);
    assertThat(said(route, new TourAction.TakeRoute("C01"), ENGLISH))
        .contains("To square C2, Slip.");
    Scene dot = Scene.alone("M12").throwing(4);
    assertThat(said(dot, new TourAction.TakeRoute("C01"), ENGLISH))
        .containsExactly("To square C3, orange dot.", "Gains 2 orange points.");
  }

  @Test
  @Rule("TF-10")
  void inAClassicRaceEverySquareIsPlainRoad() {
    assertThat(
            throwing(
                Scene.of(2, "mode=classic").with(Seat.A, "M01").with(Seat.B, "M01").asks(Seat.A),
                ENGLISH))
        .contains(
            "1: square 2, plain road.", "2: square 3, plain road.", "4: square 5, plain road.");
  }

  @Test
  @Rule({"TF-20", "TF-Q-53"})
  void theForecastSaysWhereTheRiderStays() {
    Scene oil = Scene.alone("M03 minus:true");
    assertThat(throwing(oil, ENGLISH))
        .contains("1: stays on square 3.", "2: square 4, plain road.");
    assertThat(throwing(oil, FRENCH)).contains("1 : reste sur la case 3.");
  }

  @Test
  @Rule({"TF-30", "TF-47"})
  void theForecastTellsStayingFromGettingAway() {
    assertThat(throwing(Scene.alone("M35 binding:OVER3"), ENGLISH))
        .contains(
            "2: stays on square 35.", "3: gets away from 3 over 2, to move on the next throw.");
    assertThat(throwing(Scene.alone("M35 binding:OVER3 count:1"), ENGLISH))
        .contains("2: square R1, plain road.");
    assertThat(throwing(Scene.alone("M52 lap:2 binding:RAIDE_FIRST"), ENGLISH))
        .contains("3: stays on square 52.", "4: square 53, Descent, on to square 54, orange dot.");
  }

  @Test
  @Rule("TF-43")
  void theForecastGoesThroughTheFormingOfAGroup() {
    Scene scene = Scene.of(2).with(Seat.A, "M47 lap:2").with(Seat.B, "M30 lap:2").asks(Seat.A);
    assertThat(throwing(scene, ENGLISH)).contains("1: square 48, Group.", "3: square 50, T-2.");
    Scene points =
        Scene.of(2, "board=monts")
            .with(Seat.A, "M27 lap:2 points:3")
            .with(Seat.B, "M10 lap:2")
            .asks(Seat.A);
    assertThat(said(points, new TourAction.RidePoints(2), ENGLISH))
        .containsExactly(
            "Costs 2 points, 1 left.", "To square 29, orange dot.", "Gains 2 orange points.");
  }

  @Test
  @Rule({"TF-07", "TF-37", "TF-39"})
  void theForecastTellsEveryRoadOfAForkAndWhatPointsCanAdd() {
    assertThat(throwing(Scene.alone("M12"), ENGLISH))
        .contains("2: square 14, plain road.", "2: square C1, plain road.");
    assertThat(throwing(Scene.alone("M15 points:2"), ENGLISH))
        .contains(
            "2: square 17, Breakaway 3, on to square 20, plain road.",
            "2 and 1 point: square 18, plain road.",
            "2 and 2 points: square 19, Screws.")
        .noneMatch(said -> said.startsWith("5 and"));
  }

  @Test
  @Rule({"TF-05", "TF-21"})
  void theForecastCountsWhatAThrowGives() {
    TourView view = Scene.alone("M09").view(Seat.A);
    assertThat(Scene.GAME.outlook(view, new TourAction.Throw()).remarks())
        .contains(
            ifThrown(1, "M10", Kind.MISS, 0, 0, Kind.MISS),
            ifThrown(2, "M11", Kind.PLAIN, 2, 0, Kind.PLAIN),
            ifThrown(3, "M12", Kind.STAGE, 0, 2, Kind.PLAIN),
            ifThrown(4, "M13", Kind.PLAIN, 0, 2, Kind.PLAIN));
  }

  private static Remark ifThrown(
      int face, String square, Kind kind, int orange, int points, Kind suffers) {
    return new TourRemark.IfThrown(
        face, 0, square, kind, orange > 0, "", Kind.PLAIN, orange, points, suffers);
  }

  @Test
  @Rule({"TF-33", "TF-38", "TF-49"})
  void whoIsAskedForPointsIsToldWhatTheyAreFor() {
    assertThat(rule(Scene.alone("M36 lap:2 binding:RAIDE_SUM points:5", "board=monts").toss(1)))
        .isEqualTo("TF-49");
    assertThat(rule(Scene.alone("M37 binding:T2 points:2").toss(1))).isEqualTo("TF-33");
    assertThat(rule(Scene.alone("M37 binding:T2 points:2").toss(3))).isEqualTo("TF-38");
    assertThat(rule(Scene.alone("M35 binding:OVER3 points:2").toss(1))).isEqualTo("TF-38");
  }

  private static String rule(Scene scene) {
    return Scene.GAME.ask(scene.view(scene.asked())).rule();
  }

  @Test
  @Rule("TF-Q-36")
  void aWayThatIsNamedBeforeTheStartIsSaidToHoldAlways() {
    Setup setup = Setup.of(Scene.GAME.about(), 2, Map.of("routes", "once"));
    var match = Match.start(Scene.GAME, setup, Seed.of(0));
    Seat seat = match.state().asked().seat();
    Remark remark = match.offers(seat).getLast().outlook().remarks().getFirst();
    assertThat(ENGLISH.say(remark)).isEqualTo("At square 13 always by square C1.");
    assertThat(ENGLISH.say(Scene.GAME.ask(match.view(seat))))
        .isEqualTo(
            "Which way at square 13, all race long? The road forks into square 14 and square C1.");
  }

  @Test
  @Rule("TF-Q-38")
  void theBoardInWordsNamesOrangeDots() {
    assertThat(Scene.GAME.describe(Scene.alone("M02").view(Seat.A)).stream().map(ENGLISH::say))
        .contains("Alouette is on square 2 (orange dot), lap 1 of 2.");
  }
}
