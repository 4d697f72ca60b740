package musette.lab.arena;

import java.util.List;
import musette.bots.Policy;
import musette.bots.catalogue.Bots;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;

/**
 * A built-in bot.
 *
 * @param name as shown in tables, including its number of iterations if it has one
 */
public record BuiltInBot(String name) implements Entrant {
  @Override
  public <S, A, V> Sitting<A, V> sitDown(Game<S, A, V> game, Setup setup, Seat seat) {
    Policy<A, V> policy = Bots.of(game, name);
    return new Sitting<>() {
      @Override
      public A choose(V view, List<A> actions, Chance chance) {
        return policy.choose(view, actions, chance);
      }
    };
  }
}
