package musette.bots;

import java.util.List;
import java.util.Map;
import musette.kernel.Game;
import musette.kernel.Refused;

/** The bots of every game by name. */
public final class Bots {
  /** From the weakest to the strongest. */
  public static final List<String> NAMES = List.of("random", "greedy");

  /** The quick heuristic of each game. */
  private static final Map<String, Policy<?, ?>> GREEDY = Map.ofEntries();

  private Bots() {}

  /** The bot with this name for this game; refuses unknown names. */
  public static <S, A, V> Policy<A, V> of(Game<S, A, V> game, String name) {
    return switch (name) {
      case "random" -> Policy.random();
      case "greedy" -> greedy(game);
      default -> throw Refused.because("", "unknown-bot", "bot", name, "known", NAMES);
    };
  }

  @SuppressWarnings("unchecked") // The table pairs each game with policies over its own types.
  private static <S, A, V> Policy<A, V> greedy(Game<S, A, V> game) {
    Policy<?, ?> policy = GREEDY.get(game.about().id());
    if (policy == null) {
      throw Refused.because("", "unknown-bot", "bot", "greedy", "known", NAMES);
    }
    return (Policy<A, V>) policy;
  }
}
