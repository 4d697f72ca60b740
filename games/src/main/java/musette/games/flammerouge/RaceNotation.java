package musette.games.flammerouge;

import java.util.List;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.RaceAction;
import musette.kernel.AsciiLetters;
import musette.kernel.Notation;

/** {@code place rouleur 4}, {@code draw sprinteur}, {@code play 5}, {@code play exhaustion}. */
final class RaceNotation implements Notation<RaceAction> {
  static final RaceNotation INSTANCE = new RaceNotation();

  private static final List<Card> PLAYABLE = List.of(Card.values()).subList(0, Pile.KINDS);

  private RaceNotation() {}

  @Override
  public String print(RaceAction action) {
    return switch (action) {
      case RaceAction.PlaceRider(Kind rider, int square) -> "place " + word(rider) + " " + square;
      case RaceAction.DrawFor(Kind rider) -> "draw " + word(rider);
      case RaceAction.PlayCard(Card card) -> "play " + word(card);
    };
  }

  @Override
  public RaceAction parse(String text) {
    String[] words = text.split(" ", -1);
    if (words.length == 3 && words[0].equals("place") && words[2].matches("[1-9][0-9]{0,2}")) {
      return new RaceAction.PlaceRider(kind(words[1], text), Integer.parseInt(words[2]));
    }
    if (words.length == 2 && words[0].equals("draw")) {
      return new RaceAction.DrawFor(kind(words[1], text));
    }
    if (words.length == 2 && words[0].equals("play")) {
      for (Card card : PLAYABLE) {
        if (word(card).equals(words[1])) {
          return new RaceAction.PlayCard(card);
        }
      }
    }
    throw Notation.unreadable(text);
  }

  private static String word(Kind kind) {
    return AsciiLetters.lower(kind.name());
  }

  private static String word(Card card) {
    return card == Card.EXHAUSTION ? "exhaustion" : String.valueOf(card.letter());
  }

  private static Kind kind(String word, String text) {
    for (Kind kind : Kind.values()) {
      if (word(kind).equals(word)) {
        return kind;
      }
    }
    throw Notation.unreadable(text);
  }
}
