package musette.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Letters A to Z change as in the JDK; all others stay. */
final class AsciiLettersTest {
  @Test
  void lettersAreThoseOfTheJdkUpToZ() {
    for (char c = 0; c < 128; c++) {
      assertThat(AsciiLetters.lower(c)).isEqualTo(Character.toLowerCase(c));
      assertThat(AsciiLetters.upper(c)).isEqualTo(Character.toUpperCase(c));
      assertThat(AsciiLetters.isLower(c)).isEqualTo(Character.isLowerCase(c));
      assertThat(AsciiLetters.isUpper(c)).isEqualTo(Character.isUpperCase(c));
      assertThat(AsciiLetters.isDigit(c)).isEqualTo(Character.isDigit(c));
    }
    String text = "Red_ROULEUR-9";
    assertThat(AsciiLetters.lower(text)).isEqualTo(text.toLowerCase(Locale.ROOT));
    assertThat(AsciiLetters.upper(text)).isEqualTo(text.toUpperCase(Locale.ROOT));
    assertThat(AsciiLetters.upper("ıé٣")).isEqualTo("ıé٣");
  }
}
