package musette.lab.arena;

import musette.bots.Policy;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** A bot that takes part in a tournament; it creates a new player for every match. */
public interface Entrant {
  /** The name in tables and reports. */
  String name();

  /** The bot at one seat of a new match. */
  <S, A, V> Sitting<A, V> sitDown(Game<S, A, V> game, Setup setup, Seat seat);

  /** One bot in one match. */
  interface Sitting<A, V> extends Policy<A, V>, AutoCloseable {
    @Override
    default void close() {}
  }
}
