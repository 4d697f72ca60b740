package musette.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.games.Catalogue;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Records that are only shown are compared in the page by what is shown: the result is the same.
 */
final class RecordComparisonTest {
  static List<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id()).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsShownIsEqualIfTheRecordsAre(String id) {
    List<Object> some = shown(Catalogue.game(id));
    List<Object> again = shown(Catalogue.game(id));
    for (int i = 0; i < some.size(); i++) {
      for (int j = Math.max(0, i - 20); j < Math.min(some.size(), i + 20); j++) {
        Object one = some.get(i);
        Object other = again.get(j);
        assertThat(RecordComparison.same(one, other)).isEqualTo(one.equals(other));
        assertThat(RecordComparison.hash(one) == RecordComparison.hash(other) || !one.equals(other))
            .isTrue();
      }
    }
  }

  private static <S, A, V> List<Object> shown(Game<S, A, V> game) {
    Match<S, A, V> match = Match.start(game, Setup.largest(game, Map.of()), Seed.of(1));
    var all = new ArrayList<Object>();
    for (int ply = 0; ply < 40 && !match.turn().isOver(); ply++) {
      Seat seat = match.turn().seats().first();
      List<Event> events = match.play(seat, match.offers(seat).getFirst().text()).events();
      all.addAll(events);
      V view = match.view(seat);
      all.add(view);
      all.addAll(game.describe(view));
    }
    return all;
  }
}
