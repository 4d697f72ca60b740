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
 * The contract of every game. The contract test of a game implements this interface and lists the
 * set-ups to try. Everything else is found by the game's id: docs/rules, scenarios/ID, golden/ID,
 * signature/ID.txt, reach/ID.txt and reach/ID.silent.txt in the test resources, and the message
 * catalogues of the game.
 */
public interface GameContract<S, A, V> {
  Path RESOURCES = Path.of("src/test/resources");

  Game<S, A, V> game();

  /** The set-ups to try. Together they must cover every seat count and every option value. */
  List<Setup> setups();

  /** Checks a game-specific invariant, such as conservation of cards, in every state. */
  default void invariant(S state) {}

  /** Number of random games per set-up; override with -Dmusette.laws.games=N. */
  default int lawGames() {
    return Integer.getInteger("musette.laws.games", 3);
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

  @TestFactory
  default Stream<DynamicTest> lawsHoldForEveryOptionAtEverySeatCount() {
    var laws = new Laws<>(game(), this::invariant);
    return game().about().options().stream()
        .map(o -> DynamicTest.dynamicTest(o.id(), () -> laws.checkEverySeatCount(o)));
  }

  @TestFactory
  default Stream<DynamicTest> changedPositionsAreRefusedOrPlayable() {
    int changes = Integer.getInteger("musette.positions", 30);
    return setups().stream()
        .map(
            setup ->
                DynamicTest.dynamicTest(
                    setup.seats() + " seats " + setup.options().values(),
                    () -> {
                      var sweep = new PositionSweep<>(game(), setup);
                      assertThat(sweep.check(1, changes).refused()).isPositive();
                    }));
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

  /**
   * By which one sees that a rule mattered, for the rules that nothing cites. Rules that have
   * nothing to be seen by stand in reach/ID.silent.txt.
   */
  default Map<String, Predicate<Moment<S>>> moments() {
    return Map.of();
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

  @TestFactory
  default Stream<DynamicTest> everyOptionValueIsDefinedInTheRules() {
    return Stream.of("en", "fr")
        .map(
            language ->
                DynamicTest.dynamicTest(
                    language,
                    () ->
                        assertThat(OptionValues.undefined(game().about(), language))
                            .as("values that no rule of their option defines")
                            .isEmpty()));
  }

  @Test
  default void everythingHasWords() {
    WordsCheck.check(game());
  }
}
