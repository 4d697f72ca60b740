package musette.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import musette.games.Catalogue;
import musette.page.build.EngineResources;
import org.junit.jupiter.api.Test;

/** What stands in for the JDK's knowledge of characters gives what the JDK gives. */
final class CharactersTest {
  @Test
  void whiteSpaceIsThatOfTheJdk() {
    assertThat(
            IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                .filter(point -> Characters.isWhitespace(point) != Character.isWhitespace(point)))
        .isEmpty();
  }

  @Test
  void bytesAreThoseOfTheJdk() {
    var random = new Random(1);
    for (int length = 0; length < 2_000; length++) {
      var text = new StringBuilder();
      for (int i = 0; i < length % 40; i++) {
        int most = List.of(0x80, 0x800, 0xFFFF, 0x10FFFF).get(random.nextInt(4));
        text.appendCodePoint(random.nextInt(most + 1));
        // Halves of characters, too.
        if (random.nextInt(10) == 0) {
          text.append((char) (0xD800 + random.nextInt(0x800)));
        }
      }
      assertThat(Characters.bytes(text.toString()))
          .isEqualTo(text.toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void textIsThatOfTheJdk() throws Exception {
    byte[] all = "aé€😀".repeat(3).getBytes(StandardCharsets.UTF_8);
    assertThat(new String(Characters.chars(all))).isEqualTo("aé€😀".repeat(3));
    for (String file : new EngineResources().supplyResources(List.of())) {
      try (InputStream in = Catalogue.class.getResourceAsStream("/" + file)) {
        byte[] bytes = in.readAllBytes();
        assertThat(new String(Characters.chars(bytes)))
            .isEqualTo(new String(bytes, StandardCharsets.UTF_8));
      }
    }
  }
}
