package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Statement;
import musette.kernel.Turn;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is said reads as a sentence in both languages. */
final class SentencesTest {
  private static final Words ENGLISH = Words.of("flaming-pyramids", "en");
  private static final Words FRENCH = Words.of("flaming-pyramids", "fr");

  /** Names of tiles and values as the code has them, and gaps where a word is missing. */
  private static final Pattern RAW =
      Pattern.compile("\\b[A-Z]{2,}\\b|\\b[YRGBJ]\\d+\\b|_|\\bnull\\b|  | [.,]|\\(\\)");

  private static final Pattern WRONG_ENGLISH =
      Pattern.compile(
          "\\b1 (tiles|turns|slots|seats)|\\b(one|1 tile) (go|leave|burn)\\b|(?i)\\byou\\b");

  /** No elision before a vowel, and an article after a preposition that swallows it. */
  private static final Pattern WRONG_FRENCH =
      Pattern.compile(
          "\\b(de|que|ne|le|la) (Alouette|Écureuil)|\\b(de|à) les?\\b|\\b1 (tuiles|tours)|\\b(une|1)"
              + " tuile (brûlée )?(passent|quittent|reviennent)");

  static Stream<Setup> setups() {
    return Stream.of(
            Map.of("curse", "on"),
            Map.of("fireDie", "on", "curse", "on"),
            Map.of("checking", "family", "curse", "on"),
            Map.of("checking", "strategy", "curse", "on", "fireDie", "on"))
        .flatMap(options -> Stream.of(2, 5).map(n -> Setup.of(Site.GAME.about(), n, options)));
  }

  private static void read(Statement statement) {
    String english = ENGLISH.say(statement);
    String french = FRENCH.say(statement);
    assertThat(english).as("%s", statement).doesNotContainPattern(RAW).matches("(?s).*[.!?]");
    assertThat(french).as("%s", statement).doesNotContainPattern(RAW).matches("(?s).*[.!?]");
    assertThat(english).as("%s", statement).doesNotContainPattern(WRONG_ENGLISH);
    assertThat(french).as("%s", statement).doesNotContainPattern(WRONG_FRENCH);
  }

  @ParameterizedTest
  @MethodSource("setups")
  void nothingIsSaidInRawTokensOrWithTheWrongNumber(Setup setup) {
    for (int match = 0; match < 6; match++) {
      Chance chance = Chance.quick(match);
      var journal = Journal.kept();
      BuildState state = Site.GAME.start(setup, chance, journal);
      journal.events().forEach(SentencesTest::read);
      while (Site.GAME.turn(state) instanceof Turn.ToAct(Seats seats)) {
        Seat seat = seats.list().get(chance.below(seats.size()));
        BuildView view = Site.GAME.view(state, seat);
        List<BuildAction> actions = Site.GAME.actions(state, seat);
        BuildAction action = actions.get(chance.below(actions.size()));
        Site.GAME.outlook(view, action).remarks().stream()
            .filter(remark -> !(remark instanceof BuildRemark.SayWell))
            .forEach(SentencesTest::read);
        var told = Journal.kept();
        state = Site.GAME.play(state, seat, action, chance, told);
        told.events().forEach(SentencesTest::read);
      }
    }
  }

  @Test
  void plurals() {
    Event one = new BuildEvent.Drew(Seat.A, 1, 0, List.of(Tile.B30));
    assertThat(ENGLISH.say(one)).isEqualTo("Alouette draws 1 tile, known to all: blue wood 30.");
    assertThat(FRENCH.say(one))
        .isEqualTo("Alouette pioche 1 tuile, connue de tous : le bois bleu 30.");
    Event some = new BuildEvent.Drew(Seat.E, 3, 2, List.of(Tile.B30));
    assertThat(ENGLISH.say(some))
        .isEqualTo("Écureuil draws 3 tiles, one of them known to all: blue wood 30.");
    assertThat(FRENCH.say(some))
        .isEqualTo("Écureuil pioche 3 tuiles, dont une connue de tous : le bois bleu 30.");
    Event called = new BuildEvent.ChaosCalled("FP-82", List.of(Seat.B));
    assertThat(ENGLISH.say(called)).isEqualTo("Bourdon calls chaos!");
    assertThat(FRENCH.say(called)).isEqualTo("Bourdon signale un chaos !");
    Event both = new BuildEvent.ChaosCalled("FP-82", List.of(Seat.A, Seat.B));
    assertThat(ENGLISH.say(both)).isEqualTo("Alouette and Bourdon call chaos!");
    assertThat(FRENCH.say(both)).isEqualTo("Alouette et Bourdon signalent un chaos !");
  }
}
