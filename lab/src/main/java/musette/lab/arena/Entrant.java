package musette.lab.arena;

import musette.bots.catalogue.Bots;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** A bot that takes part in a tournament; it creates a new player for every match. */
public interface Entrant {
  String name();

  /**
   * The bot with this name: an external program if it starts with {@code exec:}, otherwise a
   * built-in bot.
   *
   * @throws musette.kernel.Refused if the name is unknown
   */
  static Entrant of(Game<?, ?, ?> game, String name, int patience) {
    if (name.startsWith(ProgramBot.MARK)) {
      return new ProgramBot(name, patience);
    }
    Bots.of(game, name);
    return new HouseBot(name);
  }

  <S, A, V> Sitting<A, V> sitDown(Game<S, A, V> game, Setup setup, Seat seat);

  /** One bot in one match. */
  interface Sitting<A, V> extends musette.bots.Policy<A, V>, AutoCloseable {
    @Override
    default void close() {}
  }
}
