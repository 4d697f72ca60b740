package musette.lab.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import musette.bots.analysis.Judge.Question;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.lab.puzzles.PuzzleFinder.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The puzzles that are shipped with the page. */
final class PuzzlesTest {
  private static final Path FOLDER = Path.of("../web/src/puzzles/data");

  static List<Game<?, ?, ?>> games() {
    return List.copyOf(Catalogue.games());
  }

  private static List<Puzzle> shipped(Game<?, ?, ?> game) {
    try {
      return PuzzleFile.parse(Files.readString(FOLDER.resolve(game.about().id() + ".json")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <S, A, V> Question<A, V> question(Game<S, A, V> game, Puzzle puzzle) {
    S state = puzzle.state(game);
    return new Question<>(
        game.view(state, puzzle.seat()), puzzle.seat(), game.actions(state, puzzle.seat()));
  }

  private static <S, A, V> boolean holds(Game<S, A, V> game, Puzzle puzzle, int deeper) {
    return new PuzzleProof<>(game, puzzle.seats())
        .holds(
            question(game, puzzle),
            game.notation().parse(puzzle.best()),
            deeper,
            puzzle.id().hashCode());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPuzzleAsksWhatItAnswers(Game<?, ?, ?> game) {
    var ids = new HashSet<String>();
    List<Puzzle> puzzles = shipped(game);
    assertThat(puzzles).hasSizeGreaterThanOrEqualTo(60);
    puzzles.forEach(
        puzzle -> {
          asks(game, puzzle);
          assertThat(ids.add(puzzle.id())).as(puzzle.id()).isTrue();
        });
  }

  private static <S, A, V> void asks(Game<S, A, V> game, Puzzle puzzle) {
    List<String> offered =
        question(game, puzzle).actions().stream().map(game.notation()::print).toList();
    assertThat(puzzle.choices().stream().map(Puzzle.Choice::action).toList())
        .as(puzzle.id())
        .containsExactlyInAnyOrderElementsOf(offered);
    assertThat(puzzle.choices().getFirst().action()).isEqualTo(puzzle.best());
    assertThat(puzzle.choices().get(0).chance() - puzzle.choices().get(1).chance())
        .isGreaterThanOrEqualTo(PuzzleProof.MARGIN - 0.001);
    assertThat(puzzle.rating()).isBetween(900, 2200);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSampleStandsAnotherLook(Game<?, ?, ?> game) {
    Puzzle clearest =
        shipped(game).stream().max(Comparator.comparingDouble(PuzzlesTest::margin)).orElseThrow();
    assertThat(holds(game, clearest, 1)).as(clearest.id()).isTrue();
  }

  private static double margin(Puzzle puzzle) {
    return puzzle.choices().get(0).chance() - puzzle.choices().get(1).chance();
  }

  /** As {@code musette puzzles GAME --again} does: found anew, and seen once more from outside. */
  @Tag("full")
  @ParameterizedTest
  @MethodSource("games")
  void allAreFoundAgainAndStandADeepLookWithOtherDice(Game<?, ?, ?> game) {
    for (Puzzle puzzle : shipped(game)) {
      assertThat(again(game, puzzle)).as(puzzle.id()).contains(puzzle);
    }
  }

  @Test
  void aPuzzleIsFoundAgainByItsIdAlone() {
    Game<?, ?, ?> game = Catalogue.game("flamme-rouge");
    Puzzle puzzle = shipped(game).getFirst();
    assertThat(again(game, puzzle)).contains(puzzle);
    assertThat(again(game, named(puzzle, "1-0-1"))).as("no puzzle is there").isEmpty();
    assertThatThrownBy(() -> again(game, named(puzzle, "somewhere"))).isInstanceOf(Refused.class);
  }

  private static Puzzle named(Puzzle puzzle, String id) {
    String text = PuzzleFile.print(List.of(puzzle));
    return PuzzleFile.parse(text.replace("\"" + puzzle.id() + "\"", "\"" + id + "\"")).getFirst();
  }

  private static <S, A, V> Optional<Puzzle> again(Game<S, A, V> game, Puzzle puzzle) {
    return new PuzzleRebuilder<>(game).again(puzzle);
  }

  @Test
  void theSameSeedFindsTheSamePuzzle() {
    Game<?, ?, ?> game = Catalogue.game("flamme-rouge");
    Setup setup = Setup.of(game.about(), 2);
    List<Puzzle> found = find(game, new Order(setup, 1, 20, 3, 1));
    assertThat(found).hasSize(1);
    assertThat(find(game, new Order(setup, 1, 20, 3, 1))).isEqualTo(found);
    String text = PuzzleFile.print(found);
    assertThat(PuzzleFile.print(PuzzleFile.parse(text))).isEqualTo(text);
  }

  private static <S, A, V> List<Puzzle> find(Game<S, A, V> game, Order order) {
    return new PuzzleFinder<>(game, order).find(_ -> {});
  }

  @Test
  void aPuzzleOfOtherRulesOrABrokenFileIsRefused() {
    Game<?, ?, ?> game = Catalogue.game("flamme-rouge");
    String text = PuzzleFile.print(shipped(game).subList(0, 1));
    Puzzle older = PuzzleFile.parse(text.replaceFirst("\"rules\":\\d+", "\"rules\":0")).getFirst();
    assertThatThrownBy(() -> older.state(game))
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.refusal().reason()).isEqualTo("record-version"));
    assertThatThrownBy(() -> PuzzleFile.parse(text.substring(0, 200))).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> PuzzleFile.parse("{}")).isInstanceOf(Refused.class);
  }
}
