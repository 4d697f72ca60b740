package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.board.Board;
import musette.games.tourdefrance.board.BoardRoad;
import musette.games.tourdefrance.board.BoardText;
import musette.kernel.Chance;
import musette.kernel.GameRecord;
import musette.kernel.Journal;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLine;
import musette.kernel.RoadProblem;
import musette.kernel.RoadWish;
import musette.kernel.Roads;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.testkit.Rule;
import musette.wire.Words;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards that people draw themselves: as an option, in records and views, and hostile ones. */
class OwnBoardTest {
  private static final TourDeFrance GAME = new TourDeFrance();
  private static final Roads ROADS = GAME.roads();

  private static String kermesse() {
    return ROADS.shipped("kermesse").replace("La Kermesse", "Ma boucle");
  }

  private static Setup setup(String course, int seats) {
    return Setup.of(GAME.about(), seats, Map.of("course", course, "board", "monts"));
  }

  @Test
  @Rule("TF-Q-01")
  void anOwnBoardTakesThePlaceOfTheChosenOneAndIsInViewAndRecord() {
    Match<TourState, TourAction, TourView> match =
        Match.start(GAME, setup(kermesse(), 2), Seed.of(7));
    TourView view = GAME.view(match.state(), Seat.of(0));
    assertThat(view.board()).isEqualTo("own");
    assertThat(view.title()).isEqualTo("Ma boucle");
    assertThat(view.squares()).isEqualTo(Board.byId("kermesse").squares());
    String record = RecordText.print(record(match));
    assertThat(record).contains("option course board kermesse : Ma boucle;laps 2;K00 START 0 0,4");
    assertThat(RecordText.parse(record, id -> GAME.about()).replay(GAME).state())
        .isEqualTo(match.state());
    assertThat(new TourDeFrance().start(match.setup(), Chance.quick(0), Journal.NONE))
        .isEqualTo(GAME.start(match.setup(), Chance.quick(0), Journal.NONE));
  }

  private static GameRecord record(Match<TourState, TourAction, TourView> match) {
    return new GameRecord(
        GAME.about().id(),
        GAME.about().version(),
        match.setup(),
        List.of("Ada", "Ben"),
        new GameRecord.Secret.Shown(Seed.of(7)),
        Map.of(),
        match.log(),
        List.of());
  }

  @ParameterizedTest
  @ValueSource(strings = {"grande-boucle", "kermesse", "monts"})
  @Rule("TF-DATA-01")
  void whatIsPrintedIsReadAgain(String id) {
    Board board = Board.byId(id);
    RoadCheck check = ROADS.check(ROADS.shipped(id));
    assertThat(check.problems()).isEmpty();
    assertThat(((BoardRoad) check.road()).squares()).isEqualTo(board.squares());
    assertThat(ROADS.check(check.line()).problems()).isEmpty();
    assertThat(BoardText.print(id, board.title(), board.squares())).isEqualTo(ROADS.shipped(id));
  }

  @Test
  @Rule("TF-DATA-06")
  void everyProblemStandsOnItsSquareWithLineAndColumn() {
    String text =
        kermesse()
            .replace("K05 OIL", "K05 SLIP")
            .replace("K12 PLAIN", "K12 CAMERA")
            .replace("laps 2", "laps 2 # two, as always; not three");
    RoadCheck check = ROADS.check(text);
    assertThat(check.problems())
        .extracting(RoadProblem::element)
        .containsExactly("K05", "K12", "K12");
    RoadProblem slip = check.problems().getFirst();
    assertThat(List.of(slip.line(), slip.column())).containsExactly(8, 1);
    RoadProblem onOneLine = ROADS.check(check.line()).problems().getFirst();
    assertThat(onOneLine.line()).isEqualTo(1);
    assertThat(check.line().substring(onOneLine.column() - 1)).startsWith("K05 SLIP");
    assertThat(Words.of("tour-de-france", "en").say(slip.refusal()))
        .isEqualTo("Line 8, column 1: SLIP lies on the cobbles only.");
    assertThatThrownBy(() -> GAME.check(setup(text, 2))).isInstanceOf(Refused.class);
  }

  @Test
  @Rule("TF-DATA-09")
  void aLapThatOneThrowCouldGoRoundIsRefused() {
    var text = new StringBuilder("board a : b; laps 2");
    for (int i = 0; i < 11; i++) {
      String kind = i == 0 ? "START" : "PLAIN";
      text.append(";M%02d %s %d %d,0 > M%02d".formatted(i, kind, i, i, (i + 1) % 11));
    }
    assertThat(ROADS.check(text.toString()).problems())
        .extracting(problem -> problem.refusal().about().get("problem"))
        .containsExactly("short_lap");
    String twelve = text.toString().replace("> M00", "> M11") + ";M11 PLAIN 11 11,0 > M00";
    assertThat(ROADS.check(twelve).isSound()).isTrue();
  }

  @Test
  @Rule("TF-DATA-06")
  void titlesAreTextAndHaveALimit() {
    String evil = "<img src=x onerror=alert(1)>";
    assertThat(ROADS.check(kermesse().replace("Ma boucle", evil)).title()).isEqualTo(evil);
    assertThat(ROADS.check(kermesse().replace("Ma boucle", "a".repeat(61))).problems())
        .extracting(problem -> problem.refusal().about().get("problem"))
        .containsExactly("title");
  }

  @ParameterizedTest
  @EnumSource(RoadWish.Legs.class)
  @Rule({"TF-DATA-06", "TF-DATA-07", "TF-DATA-09"})
  void aMadeBoardIsAlwaysSoundAndAlwaysTheSame(RoadWish.Legs legs) {
    for (int seed = 0; seed < 40; seed++) {
      var wish = new RoadWish(30 + seed * 7 % 31, seed % 4, legs, seed - 5);
      String text = ROADS.make(wish);
      RoadCheck check = ROADS.check(text);
      assertThat(check.problems()).as("%s%n%s", wish, text).isEmpty();
      assertThat(check.facts()).containsEntry("branches", wish.climbs());
      assertThat(ROADS.make(wish)).isEqualTo(text);
      assertThat(text.length()).isLessThan(8000);
    }
  }

  @Test
  void aWishOutsideOfTheLimitsIsRefused() {
    assertThatThrownBy(() -> ROADS.make(new RoadWish(29, 0, RoadWish.Legs.KIND, 1)))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> ROADS.make(new RoadWish(36, 4, RoadWish.Legs.KIND, 1)))
        .isInstanceOf(Refused.class);
  }

  @Test
  @Rule({"TF-Q-68", "TF-DATA-09"})
  void aRaceOnAMadeBoardComesToItsEnd() {
    for (int seed = 0; seed < 12; seed++) {
      var wish = new RoadWish(30 + seed, seed % 4, RoadWish.Legs.CRUEL, seed);
      var random = new Random(seed);
      Chance chance = Chance.quick(seed);
      TourState race = GAME.start(setup(ROADS.make(wish), 2 + seed % 3), chance, Journal.NONE);
      for (int ply = 0; ply < 3000 && race.asked().question() != Question.NONE; ply++) {
        Seat seat = race.asked().seat();
        List<TourAction> actions = GAME.actions(race, seat);
        TourAction action = actions.get(random.nextInt(actions.size()));
        race = GAME.play(race, seat, action, chance, Journal.NONE);
      }
      assertThat(GAME.turn(race)).as("%s", wish).isInstanceOf(Turn.Over.class);
    }
  }

  /** Broken copies of sound boards, and nonsense, are read in bounded time and never fail. */
  @Test
  @Rule("TF-DATA-06")
  void hostileTextsAreCheckedInBoundedTime() {
    var random = new Random(1);
    String odd = "><;#\n\r/,: 0K9T\u0000\u2028\uD83D\uDEB4é\"'&";
    Assertions.assertTimeout(
        Duration.ofSeconds(60),
        () -> {
          for (int i = 0; i < 400; i++) {
            var text = new StringBuilder(ROADS.shipped(i % 2 == 0 ? "kermesse" : "grande-boucle"));
            for (int k = 0; k < 1 + i % 9; k++) {
              int at = random.nextInt(text.length());
              switch (random.nextInt(3)) {
                case 0 -> text.setCharAt(at, odd.charAt(random.nextInt(odd.length())));
                case 1 -> text.delete(at, Math.min(text.length(), at + random.nextInt(20)));
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 30)));
              }
            }
            RoadCheck check = ROADS.check(text.toString());
            assertThat(check.problems()).hasSizeLessThanOrEqualTo(20);
            assertThat(RoadLine.of(check.line())).isNotNull();
          }
          assertThat(ROADS.check(cycle(128)).isSound()).isTrue();
          assertThat(ROADS.check(cycle(129)).isSound()).isFalse();
          assertThat(ROADS.check(cycle(600)).isSound()).isFalse();
          assertThat(ROADS.check("M00 START 0 0,0 > M00/".repeat(900)).isSound()).isFalse();
          assertThat(ROADS.check("#".repeat(20_000)).isSound()).isFalse();
          assertThat(ROADS.check(";".repeat(20_000)).isSound()).isFalse();
          assertThat(ROADS.check("\uD83D\uDEB4".repeat(10_000)).isSound()).isFalse();
        });
  }

  /** A lap of so many squares; ids of two digits and five letters name up to 500. */
  private static String cycle(int squares) {
    var text = new StringBuilder("board a : b\nlaps 2\n");
    for (int i = 0; i < squares; i++) {
      text.append(
          "%s %s %d %d,%d > %s\n"
              .formatted(
                  name(i), i == 0 ? "START" : "PLAIN", i, i % 30, i / 30, name((i + 1) % squares)));
    }
    return text.toString();
  }

  private static String name(int i) {
    return "MKTCR".charAt(i / 100 % 5) + "%02d".formatted(i % 100);
  }
}
