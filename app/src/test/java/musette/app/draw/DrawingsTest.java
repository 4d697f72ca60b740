package musette.app.draw;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.Catalogue;
import org.junit.jupiter.api.Test;

final class DrawingsTest {
  @Test
  void everyGameIsDrawn() {
    assertThat(Drawings.GAMES.stream().<Class<?>>map(Drawings.Entry::game))
        .as("the entries of Drawings, in the order of the catalogue")
        .containsExactlyElementsOf(
            Catalogue.games().stream().<Class<?>>map(Object::getClass).toList());
  }
}
