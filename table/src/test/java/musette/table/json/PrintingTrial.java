package musette.table.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Offer;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.wire.Json;

/**
 * Compares the generated printers with Jackson on the views, actions and events of a random match;
 * run by hand (docs/performance/server.md).
 */
final class PrintingTrial {
  private static final int PLIES = 150;
  private static final int ROUNDS = 14;
  private static final int WARM = 4;
  private static final int REPEATS = 20;

  private PrintingTrial() {}

  public static void main(String[] args) {
    for (Game<?, ?, ?> game : Catalogue.games()) {
      List<Object> values = values(game);
      double jackson = Double.MAX_VALUE;
      double generated = Double.MAX_VALUE;
      for (int round = 0; round < ROUNDS; round++) {
        double one = nanoseconds(values, Json::write);
        double other = nanoseconds(values, JsonText::of);
        jackson = round < WARM ? jackson : Math.min(jackson, one);
        generated = round < WARM ? generated : Math.min(generated, other);
      }
      System.out.printf(
          "%s: Jackson %.0f ns, generated %.0f ns a value, ratio %.2f%n",
          game.about().id(), jackson, generated, generated / jackson);
    }
  }

  private static double nanoseconds(List<Object> values, Function<Object, String> print) {
    long length = 0;
    long start = System.nanoTime();
    for (int i = 0; i < REPEATS; i++) {
      for (Object value : values) {
        length += print.apply(value).length();
      }
    }
    long time = System.nanoTime() - start;
    return length == 0 ? 0 : (double) time / REPEATS / values.size();
  }

  private static <S, A, V> List<Object> values(Game<S, A, V> game) {
    Match<S, A, V> match = Match.start(game, Setup.of(game.about(), 4, Map.of()), Seed.of(1));
    var random = new SplittableRandom(1);
    var values = new ArrayList<Object>();
    for (int ply = 0; ply < PLIES && !match.turn().isOver(); ply++) {
      Seat seat = match.turn().seats().first();
      List<Offer<A>> offers = match.offers(seat);
      values.add(match.view(seat));
      offers.forEach(offer -> values.add(offer.action()));
      values.addAll(match.play(seat, offers.get(random.nextInt(offers.size())).text()).events());
    }
    return values;
  }
}
