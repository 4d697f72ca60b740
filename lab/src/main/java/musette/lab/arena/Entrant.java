package musette.lab.arena;

import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** A bot that takes part: it sits down at every match anew. */
public interface Entrant {
  String name();

  /** The bot with this name: a program if it begins with {@code exec:}, otherwise one of ours. */
  static Entrant of(String name, int patience) {
    return name.startsWith(ProgramBot.MARK) ? new ProgramBot(name, patience) : HouseBot.of(name);
  }

  <S, A, V> Sitting<A, V> sitDown(Game<S, A, V> game, Setup setup, Seat seat);

  /** One bot at one match. */
  interface Sitting<A, V> extends musette.bots.Policy<A, V>, AutoCloseable {
    @Override
    default void close() {}
  }
}
