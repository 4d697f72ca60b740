package musette.app.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import musette.games.pacewheel.PaceWheel;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.Words;
import org.junit.jupiter.api.Test;

class PaceWheelDrawingTest {
  private final PaceWheel game = new PaceWheel();

  private String drawn(String feeding) {
    Setup setup = Setup.of(game.about(), 2, Map.of("course", "platanes", "feeding", feeding));
    var race = game.start(setup, Chance.quick(1), Journal.NONE);
    return new PaceWheelDrawing()
        .draw(game.view(race, Seat.A), Ink.PLAIN, Words.of("pace-wheel", "en"), 100);
  }

  @Test
  void marksFeedingZonesOnlyWhereRacersEat() {
    assertThat(drawn("on")).contains("R  R  R");
    assertThat(drawn("off")).doesNotContain("R").contains("30");
  }
}
