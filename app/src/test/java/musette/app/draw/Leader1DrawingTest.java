package musette.app.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import musette.games.leader1.Leader1;
import musette.games.leader1.api.RaceView;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.Words;
import org.junit.jupiter.api.Test;

class Leader1DrawingTest {
  private static final String COURSE =
      "race mine one-day; route poplars canal mill gully station; start 1@4; finish 5@5; "
          + "sprint 5@0; feed 3@0";

  private final Leader1 game = new Leader1();

  private RaceView view(Map<String, String> options) {
    Setup setup = Setup.of(game.about(), 2, options);
    return game.view(game.start(setup, Chance.quick(1), Journal.NONE), Seat.A);
  }

  @Test
  void namesTheRaceInTheLanguageOfThePlayer() {
    RaceView ready = view(Map.of("race", "mountains"));
    Words french = Words.of("leader-1", "fr");
    assertThat(new Leader1Drawing().draw(ready, Ink.PLAIN, french, 80))
        .startsWith("Montagnes  1/1")
        .doesNotContain("mountains");
    RaceView own = view(Map.of("course", COURSE));
    assertThat(new Leader1Drawing().draw(own, Ink.PLAIN, french, 80)).startsWith("mine  1/1");
  }
}
