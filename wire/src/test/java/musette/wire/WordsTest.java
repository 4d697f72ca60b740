package musette.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import musette.kernel.Refusal;
import org.junit.jupiter.api.Test;

final class WordsTest {
  @Test
  void bothLanguagesHaveTheSameCommonWordsAndAllCanBeSaid() {
    Words english = Words.common("en");
    Words french = Words.common("fr");
    assertThat(french.keys()).isEqualTo(english.keys());
    for (String key : english.keys()) {
      assertThat(english.text(key)).isNotBlank();
      assertThat(french.text(key)).isNotBlank();
    }
  }

  @Test
  void aBrokenRecordIsExplainedWithItsLine() {
    Refusal refusal = Refusal.of("", "record", "line", 12, "problem", "ply_form");
    assertThat(Words.common("en").say(refusal))
        .isEqualTo("Line 12: a ply needs a number, a seat and an action.");
    assertThat(Words.common("fr").say(refusal)).startsWith("Ligne 12").contains("coup");
  }

  @Test
  void seatsHaveNamesAndListsAreJoinedInTheMannerOfTheLanguage() {
    Refusal bots = Refusal.of("", "unknown-bot", "bot", "hal", "known", List.of("a1", "b2", "c3"));
    assertThat(Words.common("en").say(bots)).contains("hal", "a1, b2, and c3");
    assertThat(Words.common("fr").say(bots)).contains("a1, b2 et c3");
    Refusal turn = Refusal.of("", "not-your-turn", "seat", musette.kernel.Seat.A);
    assertThat(Words.common("en").say(turn)).contains("Alouette");
  }

  /** A sentence with “de” before a value, whatever the value. */
  private static String folder(String name) {
    return Words.common("fr").say(Refusal.of("", "data-in-use", "folder", name));
  }

  @Test
  void frenchDropsTheEOfDeBeforeAVowel() {
    String before = "Un autre serveur utilise les données ";
    assertThat(folder("Alouette")).isEqualTo(before + "d’Alouette.");
    assertThat(folder("écureuil")).isEqualTo(before + "d’écureuil.");
    assertThat(folder("Yves")).isEqualTo(before + "d’Yves.");
    assertThat(folder("Yann")).isEqualTo(before + "de Yann.");
    assertThat(folder("Bourdon")).isEqualTo(before + "de Bourdon.");
    assertThat(folder("Héron")).as("an aspirated h").isEqualTo(before + "de Héron.");
    assertThat(Words.common("en").say(Refusal.of("", "data-in-use", "folder", "de Alouette")))
        .contains("de Alouette");
  }

  @Test
  void whatHasNoWordsIsSaidByItsKey() {
    assertThat(Words.common("en").text("no.such.key")).isEqualTo("no.such.key");
    assertThatThrownBy(() -> Words.common("de")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aRuleBookIsReadBySectionAndId() {
    RuleBook book =
        RuleBook.parse(
            "x", "en", "# X\n## One\n- **X-01** first\n  goes on\n- **X-02** two\n\nend");
    assertThat(book.rules().keySet()).containsExactly("X-01", "X-02");
    assertThat(book.rules().get("X-01"))
        .isEqualTo(new RuleBook.RuleText("X-01", "One", "first goes on"));
    assertThatThrownBy(() -> RuleBook.parse("x", "en", "- **X-01** a\n- **X-01** b"))
        .hasMessageContaining("X-01");
  }
}
