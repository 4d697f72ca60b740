package musette.table;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import musette.bots.catalogue.Bots;
import musette.games.Catalogue;
import musette.kernel.About;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.wire.table.Person;

/** The games of this server and their bots. */
public final class Games {
  private static final String BOT = "bot-";

  private final List<Game<?, ?, ?>> games;
  private final List<String> programs;

  /** External bots play every game. */
  public Games(List<Game<?, ?, ?>> games, Collection<String> programs) {
    this.games = List.copyOf(games);
    this.programs = List.copyOf(programs);
  }

  public Games withPrograms(Collection<String> names) {
    return new Games(games, names);
  }

  /** All of them. */
  public static Games all() {
    return new Games(Catalogue.games(), List.of());
  }

  public List<Game<?, ?, ?>> list() {
    return games;
  }

  public Game<?, ?, ?> game(String id) {
    for (Game<?, ?, ?> game : games) {
      if (game.about().id().equals(id)) {
        return game;
      }
    }
    throw Refused.because("", "unknown-game", "game", id);
  }

  public About about(String id) {
    return game(id).about();
  }

  /** The bots of a game, from the weakest; then the external ones. */
  public List<String> bots(Game<?, ?, ?> game) {
    return Stream.concat(own(game), programs.stream()).toList();
  }

  private static Stream<String> own(Game<?, ?, ?> game) {
    return Bots.NAMES.stream().filter(name -> plays(game, name));
  }

  private static boolean plays(Game<?, ?, ?> game, String name) {
    try {
      Bots.of(game, name);
      return true;
    } catch (Refused e) {
      return false;
    }
  }

  /** The bot that stands in for an absent player: one of medium strength. */
  public static String standIn(Game<?, ?, ?> game) {
    List<String> names = own(game).toList();
    return names.get(names.size() / 2);
  }

  /** The player id of a bot. */
  public static String botId(String bot) {
    return BOT + bot;
  }

  public static boolean isBot(String player) {
    return player.startsWith(BOT);
  }

  public static Person bot(String player) {
    return new Person(player, player.substring(BOT.length()), Person.Kind.BOT);
  }
}
