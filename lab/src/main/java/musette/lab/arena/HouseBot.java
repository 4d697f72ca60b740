package musette.lab.arena;

import java.util.List;
import musette.bots.Bots;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;

/**
 * A bot of the house. Its name may carry a number of iterations, as in {@code champion@5000}.
 *
 * @param name as it stands in tables
 */
public record HouseBot(String name, String kind, Budget budget) implements Entrant {
  public static HouseBot of(String name) {
    String[] parts = name.split("@", 2);
    if (!Bots.NAMES.contains(parts[0]) || (parts.length == 2 && !parts[1].matches("[0-9]{1,8}"))) {
      throw Refused.because("", "unknown-bot", "bot", name, "known", Bots.NAMES);
    }
    return new HouseBot(
        name,
        parts[0],
        parts.length == 2 ? Budget.iterations(Integer.parseInt(parts[1])) : Bots.USUAL);
  }

  @Override
  public <S, A, V> Sitting<A, V> sitDown(Game<S, A, V> game, Setup setup, Seat seat) {
    Policy<A, V> policy = Bots.of(game, kind, budget);
    return new Sitting<>() {
      @Override
      public A choose(V view, List<A> actions, Chance chance) {
        return policy.choose(view, actions, chance);
      }
    };
  }
}
