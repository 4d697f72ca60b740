package musette.lab.arena;

import musette.bots.Bots;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** A bot that takes part: it sits down at every match anew. */
public interface Entrant {
  String name();

  /**
   * The bot with this name: a program if it begins with {@code exec:}, otherwise one of ours.
   * Refuses names that nobody has.
   */
  static Entrant of(Game<?, ?, ?> game, String name, int patience) {
    if (name.startsWith(ProgramBot.MARK)) {
      return new ProgramBot(name, patience);
    }
    Bots.of(game, name);
    return new HouseBot(name);
  }

  <S, A, V> Sitting<A, V> sitDown(Game<S, A, V> game, Setup setup, Seat seat);

  /** One bot at one match. */
  interface Sitting<A, V> extends musette.bots.Policy<A, V>, AutoCloseable {
    @Override
    default void close() {}
  }
}
