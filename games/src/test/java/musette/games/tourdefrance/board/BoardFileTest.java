package musette.games.tourdefrance.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.testkit.Rule;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board files and their checker. */
class BoardFileTest {

  static String text(String board) {
    try (var in = BoardFileTest.class.getResourceAsStream(board + ".board")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Refusal refusal(String text) {
    return catchThrowableOfType(Refused.class, () -> Board.of(BoardFile.parse("my.board", text)))
        .refusal();
  }

  /** Breaks the short board in one place and reads why it is refused, in both languages. */
  private static void refusedAt(String good, String bad, String problem, int line) {
    String text = text("kermesse");
    assertThat(text).contains(good);
    Refusal refusal = refusal(text.replace(good, bad));
    assertThat(refusal.about())
        .containsAllEntriesOf(Map.of("file", "my.board", "line", line, "problem", problem));
    for (String language : Words.LANGUAGES) {
      assertThat(Words.of("tour-de-france", language).say(refusal))
          .startsWith("my.board, li")
          .doesNotContain(problem.contains("_") ? problem : "{");
    }
  }

  @ParameterizedTest
  @Rule("TF-DATA-01")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          K03 SPRINT                  | K02 SPRINT                 | twice           | 8
          K05/C01                     | C01/K05                    | first_exit      | 9
          """)
  void squareIdsAreUniqueAndTheFirstWayOutOfAForkIsTheMainTrack(
      String good, String bad, String problem, int line) {
    refusedAt(good, bad, problem, line);
  }

  @ParameterizedTest
  @Rule("TF-DATA-02")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          K01 PLAIN                   | K01 PLANE                  | unknown_kind    | 6
          """)
  void aSquareOfAnUnknownKindIsRefused(String good, String bad, String problem, int line) {
    refusedAt(good, bad, problem, line);
  }

  @ParameterizedTest
  @Rule("TF-DATA-03")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          > K03      dot              | > K03      dots            | unknown_mark    | 7
          K09 PLAIN      90  5,0  > K10| K09 PLAIN      90  5,0  > K10 medic:R01| medic_mark | 14
          medic:R01                   | medic:K12                  | medic_way       | 16
          """)
  void aMarkThatIsUnknownOrOnTheWrongSquareIsRefused(
      String good, String bad, String problem, int line) {
    refusedAt(good, bad, problem, line);
  }

  @ParameterizedTest
  @Rule("TF-DATA-04")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          K03 SPRINT     30  0,1      | K03 SPRINT     30  0,2     | same_point      | 8
          """)
  void noTwoSquaresLieOnOnePoint(String good, String bad, String problem, int line) {
    refusedAt(good, bad, problem, line);
  }

  @ParameterizedTest
  @Rule("TF-DATA-05")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          K03 SPRINT     30           | K03 SPRINT     20          | km              | 7
          K23 PLAIN     230  0,5  > K00| K23 PLAIN     230  0,5  > K01| km              | 28
          """)
  void kmRiseFromSquareToSquare(String good, String bad, String problem, int line) {
    refusedAt(good, bad, problem, line);
  }

  @ParameterizedTest
  @Rule("TF-DATA-06")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          board kermesse : La Kermesse | bord kermesse              | no_head         | 3
          laps 2                      | laps 3                     | laps            | 4
          K03 SPRINT     30  0,1  > K04| K03 SPRINT     30  0,1  > K99| unknown_square  | 8
          K03 SPRINT     30           | K03 SPRINT     thirty      | unreadable      | 8
          K01 PLAIN      10           | K01 START      10           | two_starts      | 6
          K00 START       0           | K00 PLAIN       0           | no_start        | 5
          K05 OIL                     | K05 SLIP                   | slip            | 10
          C01 SLIP       53  1,1  > C02| C01 SLIP       53  1,1  > K08| unreachable     | 30
          K23 PLAIN     230  0,5  > K00      dot | K23 MEND      230  0,5  > K00 | mend_group | 28
          K23 PLAIN     230  0,5  > K00      dot | K23 MEND 230 0,5 > K00 mend:K08 | group_behind | 28
          dotted:K08                  | dotted:K09                 | no_group        | 13
          80  4,0  > K09      dotted:K08 | 80  4,0  > K09      dotted:K08 dot | dot | 13
          K12 PLAIN                   | K12 CAMERA                 | camera          | 17
          K02 PLAIN                   | K02 MEND                   | dot             | 7
          C02 PLAIN      67  3,1  > K08| C02 PLAIN      67  3,1  > K00| no_join         | 9
          """)
  void aBrokenBoardIsRefusedWithFileLineAndReason(
      String good, String bad, String problem, int line) {
    refusedAt(good, bad, problem, line);
  }

  @Test
  @Rule("TF-DATA-07")
  void whatEverybodyMustPassCannotBeAvoided() {
    String text = text("kermesse");
    Refusal stage =
        refusal(text.replace("K06 PLAIN      60  2,0  > K07      dot", "K06 STAGE 60 2,0 > K07"));
    assertThat(stage.rule()).isEqualTo("TF-DATA-07");
    assertThat(stage.about()).containsEntry("problem", "avoidable").containsEntry("what", "K06");
    Refusal line =
        refusal(text.replace("R02 PLAIN     125  3,3  > R03", "R02 PLAIN 125 3,3 > R03 red"));
    assertThat(line.about()).containsEntry("problem", "avoidable").containsEntry("line", 32);
  }

  @Test
  @Rule("TF-DATA-06")
  void aBoardHasNoMoreWaysThanARiderCanRemember() {
    var text = new StringBuilder("board a : b\nlaps 2\nM00 START 0 0,0 > M01\n");
    for (int i = 0; i < 5; i++) {
      int at = 3 * i + 1;
      text.append("M%02d PLAIN %d %d,0 > M%02d/T%02d\n".formatted(at, at, at, at + 1, at))
          .append("M%02d PLAIN %d %d,0 > M%02d\n".formatted(at + 1, at + 1, at + 1, at + 2))
          .append("T%02d PLAIN %d %d,1 > M%02d\n".formatted(at, at + 1, at + 1, at + 2))
          .append("M%02d PLAIN %d %d,0 > M%02d\n".formatted(at + 2, at + 2, at + 2, at + 3));
    }
    text.append("M16 PLAIN 16 16,0 > M00\n");
    assertThat(refusal(text.toString()).about())
        .containsEntry("problem", "too_many_forks")
        .containsEntry("line", 20);
    String four = text.toString().replace("/T13", "").replaceAll("T13.*\n", "");
    assertThat(Board.of(BoardFile.parse("four", four)).forks()).hasSize(4);
  }

  @Test
  @Rule("TF-DATA-06")
  void aSquareThatDoesNotLeadHomeIsRefused() {
    String text = text("kermesse") + "R09 PLAIN 135 3,5 > R09\n";
    assertThat(refusal(text).about()).containsEntry("problem", "km");
    assertThat(refusal("").about()).containsEntry("problem", "no_head");
    assertThat(refusal("board a : b\n").about()).containsEntry("problem", "no_laps");
    assertThat(refusal("board a : b\nlaps 2\n").about()).containsEntry("problem", "no_start");
  }

  @Test
  @Rule("TF-DATA-08")
  void theLongAndTheHillyBoardHaveEveryKindAndTheShortOneLacksSome() {
    assertThat(kinds("monts")).containsExactlyInAnyOrder(Kind.values());
    assertThat(kinds("grande-boucle")).containsExactlyInAnyOrder(Kind.values());
    assertThat(kinds("kermesse"))
        .doesNotContain(Kind.CAMERA, Kind.MEND, Kind.BR3, Kind.SCREWS, Kind.SPIKES, Kind.T2);
  }

  private static Stream<Kind> kinds(String board) {
    return Board.byId(board).squares().stream().map(Square::kind).distinct();
  }

  @Test
  @Rule({"TF-DATA-04", "TF-DATA-05", "TF-Q-30"})
  void theBoardsHaveTheSquaresDotsAndLinesOfTheCatalogue() {
    Board board = Board.byId("grande-boucle");
    assertThat(board.squares()).hasSize(78);
    assertThat(board.squares().stream().filter(s -> s.has(Square.Mark.DOT))).hasSize(15);
    assertThat(board.squares().stream().filter(s -> s.has(Square.Mark.RED))).hasSize(2);
    assertThat(board.squares().stream().filter(s -> !s.dotted().isEmpty())).hasSize(2);
    assertThat(board.squares().stream().filter(s -> s.kind() == Kind.STAGE)).hasSize(3);
    assertThat(board.squares().stream().map(s -> s.x() + "," + s.y()).distinct()).hasSize(78);
    for (int i = 0; i < board.squares().size(); i++) {
      int from = board.km(i);
      assertThat(
              Arrays.stream(board.exits(i)).allMatch(e -> e == board.start() || board.km(e) > from))
          .isTrue();
    }
    assertThat(Board.byId("kermesse").squares()).hasSize(29);
  }

  @Test
  @Rule("TF-11")
  void thePictureOfTheBoardDecidesNothing() {
    String text = text("kermesse");
    Board moved = Board.of(BoardFile.parse("x", text.replaceAll(" ([0-9]+),([0-9]+) ", " $2,$1 ")));
    Board given = Board.byId("kermesse");
    for (int i = 0; i < given.squares().size(); i++) {
      assertThat(moved.squares().get(i).x()).isEqualTo(given.squares().get(i).y());
      assertThat(moved.kind(i)).isEqualTo(given.kind(i));
      assertThat(moved.exits(i)).isEqualTo(given.exits(i));
      assertThat(moved.entry(i)).isEqualTo(given.entry(i));
    }
  }
}
