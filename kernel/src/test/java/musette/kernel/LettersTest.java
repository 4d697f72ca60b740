package musette.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Letters A to Z change as in the JDK; all others stay. */
final class LettersTest {
  @Test
  void lettersAreThoseOfTheJdkUpToZ() {
    for (char c = 0; c < 128; c++) {
      assertThat(Letters.lower(c)).isEqualTo(Character.toLowerCase(c));
      assertThat(Letters.upper(c)).isEqualTo(Character.toUpperCase(c));
      assertThat(Letters.isLower(c)).isEqualTo(Character.isLowerCase(c));
      assertThat(Letters.isUpper(c)).isEqualTo(Character.isUpperCase(c));
      assertThat(Letters.isDigit(c)).isEqualTo(Character.isDigit(c));
    }
    String text = "Red_ROULEUR-9";
    assertThat(Letters.lower(text)).isEqualTo(text.toLowerCase(Locale.ROOT));
    assertThat(Letters.upper(text)).isEqualTo(text.toUpperCase(Locale.ROOT));
    assertThat(Letters.upper("ıé٣")).isEqualTo("ıé٣");
  }
}
