package musette.app.play;

import java.util.List;
import java.util.stream.Collectors;
import musette.app.cli.CommandContext;
import musette.app.draw.Drawings;
import musette.app.draw.Ink;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Statement;
import musette.wire.Words;

/** Turns the statements of a game into lines for people. */
final class MatchText<V> {
  private final Game<?, ?, V> game;
  private final Words words;
  private final Ink ink;

  MatchText(CommandContext context, Game<?, ?, V> game) {
    this(context.words(game), context.environment().ink(), game);
  }

  MatchText(Words words, Ink ink, Game<?, ?, V> game) {
    this.game = game;
    this.words = words;
    this.ink = ink;
  }

  /** The board of a view: drawn, or in sentences if the game has no drawing. */
  String board(V view, int width) {
    return Drawings.of(game)
        .map(drawing -> drawing.draw(view, ink, words, width).stripTrailing())
        .orElseGet(() -> sentences(view));
  }

  private String sentences(V view) {
    return game.describe(view).stream().map(words::say).collect(Collectors.joining("\n"));
  }

  String ask(V view) {
    return ink.bold(words.say(game.ask(view)));
  }

  /** The sentence and, dimmed, its rule. */
  String sentence(Statement statement) {
    return words.say(statement) + " " + pale("[" + statement.rule() + "]");
  }

  List<String> events(List<Event> events) {
    return events.stream().map(this::sentence).toList();
  }

  String team(Seat seat) {
    String name = words.text("value." + seat);
    return seat == Seat.NONE ? name : ink.paint(Ink.Colour.ofTeam(seat.index()), name);
  }

  /** The seats in order of their places, best first. */
  List<String> result(List<Integer> places, List<String> players) {
    return Seat.first(places.size()).stream()
        .sorted(java.util.Comparator.comparing(seat -> places.get(seat.index())))
        .map(seat -> "  %2d. %s".formatted(places.get(seat.index()), who(seat, players)))
        .toList();
  }

  String who(Seat seat, List<String> players) {
    String player = players.get(seat.index());
    return player.equals(seat.name()) ? team(seat) : team(seat) + " (" + player + ")";
  }

  String pale(String text) {
    return ink.paint(Ink.Colour.CHARCOAL, text);
  }
}
