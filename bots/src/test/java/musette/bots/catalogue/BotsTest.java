package musette.bots.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import musette.bots.levels.GameBots;
import musette.games.Catalogue;
import musette.kernel.Refused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotsTest {
  @Test
  void everyGameHasBots() {
    assertThat(Bots.GAMES.stream().<Class<?>>map(GameBots::game))
        .as("the entries of Bots, in the order of the catalogue")
        .containsExactlyElementsOf(
            Catalogue.games().stream().<Class<?>>map(Object::getClass).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "champion", "champion@1", "champion@99999999"})
  void aBotIsKnownByItsName(String name) {
    for (var game : Catalogue.games()) {
      assertThatNoException().isThrownBy(() -> Bots.of(game, name));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nobody",
        "random@3",
        "champion@",
        "champion@0",
        "champion@-1",
        "champion@1e3",
        "champion@123456789",
        "champion@5@5",
        "Champion"
      })
  void otherNamesAreRefused(String name) {
    var game = Catalogue.games().getFirst();
    assertThatExceptionOfType(Refused.class)
        .isThrownBy(() -> Bots.of(game, name))
        .satisfies(refused -> assertThat(refused.refusal().about()).containsEntry("bot", name));
  }
}
