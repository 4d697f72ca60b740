package musette.app.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import musette.games.tourdefrance.TourDeFrance;
import musette.games.tourdefrance.TourView;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.Words;
import org.junit.jupiter.api.Test;

class TourDeFranceDrawingTest {
  private final TourDeFrance game = new TourDeFrance();

  private TourView view(String board) {
    Setup setup = Setup.of(game.about(), 4, Map.of("board", board));
    return game.view(game.start(setup, Chance.quick(1), Journal.NONE), Seat.A);
  }

  @Test
  void drawsTheLapAndTheRoadAheadOfEveryRider() {
    String text =
        Drawings.of(game).draw(view("kermesse"), Ink.PLAIN, Words.of("tour-de-france", "en"), 80);
    assertThat(text).contains("La Kermesse", "RAI", "3/2", "A K00 > K01, K02•, K03 +1, K04");
    assertThat(text).contains("D K00 >");
    assertThat(text.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void keepsToANarrowTerminal() {
    String text =
        Drawings.of(game)
            .draw(view("grande-boucle"), Ink.PLAIN, Words.of("tour-de-france", "fr"), 40);
    assertThat(text.lines()).allMatch(line -> line.length() <= 40);
  }
}
