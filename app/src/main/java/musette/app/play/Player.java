package musette.app.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import musette.bots.Budget;
import musette.bots.catalogue.Bots;
import musette.kernel.Game;
import musette.kernel.Seat;

/** The player of a seat. */
sealed interface Player {
  /** The player's name in records; it also identifies bots. */
  String label();

  /** Somebody at this screen. */
  record Human(String label) implements Player {}

  /** A bot. */
  record Bot(String name) implements Player {
    private static final String PREFIX = "bot ";

    /** The longest time a bot may think about one decision; the same as on the server. */
    static final Duration THINKING = Duration.ofMillis(800);

    /** The default budget, limited to a time that people are willing to wait. */
    static Budget budget(LongSupplier nanoTime) {
      long begun = nanoTime.getAsLong();
      return done ->
          Bots.DEFAULT_BUDGET.allows(done) && nanoTime.getAsLong() - begun < THINKING.toNanos();
    }

    @Override
    public String label() {
      return PREFIX + name;
    }
  }

  /**
   * Parses {@code human}, {@code human:NAME} or the name of a bot for each seat; refuses other
   * names.
   */
  static List<Player> parse(Game<?, ?, ?> game, List<String> seats) {
    var players = new ArrayList<Player>();
    for (String seat : seats) {
      String text = seat.strip();
      if (text.equals("human")) {
        players.add(new Human(players.size() < Seat.MAX ? Seat.of(players.size()).name() : text));
      } else if (text.startsWith("human:")) {
        players.add(new Human(text.substring("human:".length()).strip()));
      } else {
        Bots.of(game, text);
        players.add(new Bot(text));
      }
    }
    return players;
  }

  /** The player with this name in a record; refuses unknown bots. */
  static Player ofLabel(Game<?, ?, ?> game, String label) {
    if (!label.startsWith(Bot.PREFIX)) {
      return new Human(label);
    }
    String name = label.substring(Bot.PREFIX.length());
    Bots.of(game, name);
    return new Bot(name);
  }

  /** The default: one person against quick bots. */
  static List<String> defaults(Game<?, ?, ?> game) {
    int seats = Math.min(Math.max(2, game.about().minSeats()), game.about().maxSeats());
    var names = new ArrayList<>(List.of("human"));
    while (names.size() < seats) {
      names.add("greedy");
    }
    return names;
  }
}
