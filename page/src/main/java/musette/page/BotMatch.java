package musette.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.bots.Policy;
import musette.bots.catalogue.Bots;
import musette.games.Catalogue;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;

/** Plays whole matches between bots; the same arguments always give the same record. */
final class BotMatch {
  private BotMatch() {}

  static String play(String game, String options, List<String> bots, String seed, int undo) {
    return play(Catalogue.game(game), options(options), bots, new Seed(seed), undo);
  }

  private static <S, A, V> String play(
      Game<S, A, V> game, Map<String, String> options, List<String> bots, Seed seed, int undo) {
    Setup setup = Setup.of(game.about(), bots.size(), options);
    var policies = new ArrayList<Policy<A, V>>();
    bots.forEach(name -> policies.add(Bots.of(game, name)));
    Match<S, A, V> match = Match.start(game, setup, seed);
    var telling = new MatchFingerprint<>(match);
    Chance chance = Chance.quick(seed.hex().hashCode());
    int next = undo;
    while (match.turn() instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.list().get(chance.below(seats.size()));
      Policy<A, V> policy = policies.get(seat.index());
      A action = policy.choose(match.view(seat), match.actions(seat), chance);
      telling.play(seat, game.notation().print(action));
      if (match.sequence() == next) {
        telling.takeBack(seat);
        next += undo + 1;
      }
    }
    return telling.record(seed, bots);
  }

  static Map<String, String> options(String lines) {
    var options = new LinkedHashMap<String, String>();
    for (String line : lines.split("\n", -1)) {
      int sign = line.indexOf('=');
      if (sign > 0) {
        options.put(line.substring(0, sign), line.substring(sign + 1));
      }
    }
    return options;
  }
}
