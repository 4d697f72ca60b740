package musette.app.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import musette.games.tourdefrance.TourDeFrance;
import musette.games.tourdefrance.TourState;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourView;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.Words;
import org.junit.jupiter.api.Test;

class TourDeFranceDrawingTest {
  private final TourDeFrance game = new TourDeFrance();

  private TourView view(String board) {
    return view(Map.of("board", board));
  }

  private TourView view(Map<String, String> options) {
    Setup setup = Setup.of(game.about(), 4, options);
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
  void aDotShowsOnASquareThatSendsTheRiderOnAsWell() {
    String text =
        Drawings.of(game).draw(view("monts"), Ink.PLAIN, Words.of("tour-de-france", "en"), 80);
    assertThat(text).contains("+1•", "A M00 > M01•, M02• +1, M03 oil, M04, M05 STG, M06 b+3");
  }

  @Test
  void theRoadAheadFollowsTheWayThatWasNamedBeforeTheStart() {
    Setup setup = Setup.of(game.about(), 2, Map.of("board", "kermesse", "routes", "once"));
    TourState state = game.start(setup, Chance.quick(1), Journal.NONE);
    for (int i = 0; i < 2; i++) {
      Seat seat = game.turn(state).seats().first();
      String way = seat == Seat.A ? "C01" : "K05";
      state =
          game.play(state, seat, new TourAction.TakeRoute(way), Chance.scripted(), Journal.NONE);
    }
    String text =
        Drawings.of(game)
            .draw(game.view(state, Seat.A), Ink.PLAIN, Words.of("tour-de-france", "en"), 80);
    assertThat(text).contains("A K00 > K01, K02•, K03 +1, K04, C01 slp, C02•");
    assertThat(text).contains("B K00 > K01, K02•, K03 +1, K04, K05 oil, K06•");
  }

  @Test
  void keepsToANarrowTerminal() {
    String text =
        Drawings.of(game)
            .draw(view("grande-boucle"), Ink.PLAIN, Words.of("tour-de-france", "fr"), 40);
    assertThat(text.lines()).allMatch(line -> line.length() <= 40);
  }
}
