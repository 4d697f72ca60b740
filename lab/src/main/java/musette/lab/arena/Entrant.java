package musette.lab.arena;

import musette.kernel.Game;
import musette.kernel.Seat;

/** A bot that takes part: it sits down at every match anew. */
public interface Entrant {
  String name();

  <S, A, V> Sitting<A, V> sitDown(Game<S, A, V> game, Seat seat);

  /** One bot at one match. */
  interface Sitting<A, V> extends musette.bots.Policy<A, V>, AutoCloseable {
    @Override
    default void close() {}
  }
}
