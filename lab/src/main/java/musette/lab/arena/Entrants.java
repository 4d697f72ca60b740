package musette.lab.arena;

import musette.bots.catalogue.Bots;
import musette.kernel.Game;
import musette.kernel.Refused;

/** Finds the bots that take part in a tournament. */
public final class Entrants {
  private Entrants() {}

  /**
   * The bot with this name: an external program if it starts with {@code exec:}, somebody who
   * follows the hints of the coach if it is {@code hints}, otherwise a built-in bot.
   *
   * @param patience how many seconds a program may think about a decision
   * @throws Refused if the name is unknown
   */
  public static Entrant of(Game<?, ?, ?> game, String name, int patience) {
    if (name.startsWith(ProgramBot.MARK)) {
      return new ProgramBot(name, patience);
    }
    if (name.equals(HintFollower.NAME)) {
      return new HintFollower();
    }
    Bots.of(game, name);
    return new BuiltInBot(name);
  }
}
