package musette.table.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Offer;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Step;
import musette.wire.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The generated printers and readers agree with Jackson to the letter, over whole matches. */
final class JsonTextTest {
  static List<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id()).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everythingThatAGameShowsIsPrintedAsJacksonWould(String id) {
    Game<?, ?, ?> game = Catalogue.game(id);
    same(game.about());
    play(game, 1);
    if (Boolean.getBoolean("musette.full")) {
      play(game, 2);
    }
  }

  private static <S, A, V> void play(Game<S, A, V> game, int seed) {
    var random = new java.util.SplittableRandom(seed);
    Match<S, A, V> match = Match.start(game, Setup.largest(game, Map.of()), Seed.of(seed));
    shown(match);
    while (!match.turn().isOver()) {
      Seat seat = match.turn().seats().first();
      List<Offer<A>> offers = match.offers(seat);
      offers.forEach(offer -> same(offer.action()));
      offers.forEach(offer -> offer.outlook().remarks().forEach(JsonTextTest::same));
      Step step = match.play(seat, offers.get(random.nextInt(offers.size())).text());
      step.events().forEach(JsonTextTest::same);
      if (random.nextInt(8) == 0) {
        shown(match);
      }
    }
    shown(match);
  }

  private static <S, A, V> void shown(Match<S, A, V> match) {
    var viewers = new ArrayList<>(Seat.first(match.setup().seats()));
    viewers.add(Seat.NONE);
    for (Seat viewer : viewers) {
      V view = match.view(viewer);
      same(view);
      same(match.game().ask(view));
      match.game().describe(view).forEach(JsonTextTest::same);
    }
    Record position = match.game().positions().write(match.state());
    same(position);
    assertThat(read(match.game(), JsonText.of(position))).isEqualTo(position);
  }

  private static Object read(Game<?, ?, ?> game, String text) {
    return Readers.position(game.about().id(), JsonValue.parse(text));
  }

  private static void same(Object value) {
    assertThat(JsonText.of(value)).isEqualTo(Json.write(value));
  }
}
