package musette.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.wire.RuleBook;
import musette.wire.Scenario;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What every game has to pass. A game's contract test implements this and says which set-ups are to
 * be tried; everything else is found by the game's id: docs/rules, scenarios/ID, golden/ID,
 * signature/ID.txt and reach/ID.txt in the test resources, and the words of the game.
 */
public interface GameContract<S, A, V> {
  Path RESOURCES = Path.of("src/test/resources");

  Game<S, A, V> game();

  /** Every seat count and every option value at least once. */
  List<Setup> setups();

  /** The law of this game alone that must hold in every state, such as conservation of cards. */
  default void invariant(S state) {}

  /** Random games a set-up; more with -Dmusette.laws.games=N. */
  default int lawGames() {
    return Integer.getInteger("musette.laws.games", 60);
  }

  @TestFactory
  default Stream<DynamicTest> lawsHoldInRandomGames() {
    var laws = new Laws<>(game(), this::invariant);
    return setups().stream()
        .map(
            setup ->
                DynamicTest.dynamicTest(
                    setup.seats() + " seats " + setup.options().values(),
                    () -> laws.check(setup, lawGames())));
  }

  @Test
  default void everyOptionValueIsTried() {
    Laws.everyOptionValueIsTried(game().about(), setups());
  }

  /**
   * Actions in notation that are refused and that no other moment offers, so that every refusal can
   * be met: see {@link #everyOptionValueAndEveryRuleCanMatter}.
   */
  default List<String> attempts() {
    return List.of();
  }

  /** What a course must have so that some rule can matter, and whether that of a set-up has it. */
  default Map<String, Predicate<Setup>> features() {
    return Map.of();
  }

  @Test
  default void everyOptionValueAndEveryRuleCanMatter() {
    new Reach<>(this).check();
  }

  @TestFactory
  default Stream<DynamicTest> goldenPlaythroughsAreUnchanged() throws IOException {
    return Golden.tests(game());
  }

  @Test
  default void signatureIsUnchanged() {
    Signature.check(game(), setups());
  }

  @TestFactory
  default Stream<DynamicTest> scenariosHold() throws IOException {
    return Scenarios.files(game().about().id()).stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getFileName().toString(),
                    () ->
                        assertThat(Scenario.parse(Files.readString(file), id -> game()).run())
                            .isEmpty()));
  }

  @Test
  default void everyRuleHasATest() throws IOException {
    Set<String> rules = new TreeSet<>(RuleBook.of(game().about().id(), "en").rules().keySet());
    Set<String> tested = new TreeSet<>(RuleCoverage.annotated(getClass().getPackageName()));
    tested.addAll(Scenarios.rules(game()));
    var untested = new TreeSet<>(rules);
    untested.removeAll(tested);
    var unknown = new TreeSet<>(tested);
    unknown.removeAll(rules);
    assertThat(untested).as("rules without a test").isEmpty();
    assertThat(unknown).as("tests that cite no known rule").isEmpty();
  }

  @Test
  default void rulesAreInBothLanguages() {
    String id = game().about().id();
    assertThat(RuleBook.of(id, "fr").rules().keySet())
        .containsExactlyElementsOf(RuleBook.of(id, "en").rules().keySet());
  }

  @Test
  default void everythingHasWords() {
    WordsCheck.check(game());
  }
}
