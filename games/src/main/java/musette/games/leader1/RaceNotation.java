package musette.games.leader1;

import java.util.ArrayList;
import musette.games.leader1.api.Area;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.Speciality;
import musette.kernel.AsciiLetters;
import musette.kernel.Notation;

/**
 * {@code pick leader rouleur}, {@code give sprinter}, {@code front}, {@code back}, {@code drop},
 * {@code ride 5 4C3}, {@code attack climber 4 2R1}, {@code accelerate}, {@code pass}, {@code eat
 * leader 4}, {@code draw}.
 */
final class RaceNotation implements Notation<RaceAction> {
  @Override
  public String print(RaceAction action) {
    return switch (action) {
      case RaceAction.Pick(var cyclists) -> {
        var text = new StringBuilder("pick");
        cyclists.forEach(cyclist -> text.append(' ').append(lower(cyclist)));
        yield text.toString();
      }
      case RaceAction.Give(Quality quality) -> "give " + lower(quality);
      case RaceAction.Take(Area area) -> lower(area);
      case RaceAction.Drop() -> "drop";
      case RaceAction.Ride(int squares, String to) -> "ride " + squares + " " + to;
      case RaceAction.Attack(Speciality cyclist, int squares, String to) ->
          "attack " + lower(cyclist) + " " + squares + " " + to;
      case RaceAction.Accelerate() -> "accelerate";
      case RaceAction.Pass() -> "pass";
      case RaceAction.Eat(Speciality cyclist, int value) -> "eat " + lower(cyclist) + " " + value;
      case RaceAction.Draw() -> "draw";
    };
  }

  private static String lower(Enum<?> value) {
    return AsciiLetters.lower(value.name());
  }

  @Override
  public RaceAction parse(String text) {
    String[] words = text.strip().split("\\s+", -1);
    return switch (words[0]) {
      case "pick" -> pick(words, text);
      case "give" -> ActionTable.give(one(Quality.class, words, 1, 2, text));
      case "front" -> alone(ActionTable.FRONT, words, text);
      case "back" -> alone(ActionTable.BACK, words, text);
      case "drop" -> alone(ActionTable.DROP, words, text);
      case "ride" -> new RaceAction.Ride(number(words, 1, 3, text), square(words, 2, text));
      case "attack" ->
          new RaceAction.Attack(
              one(Speciality.class, words, 1, 4, text),
              number(words, 2, 4, text),
              square(words, 3, text));
      case "accelerate" -> alone(ActionTable.ACCELERATE, words, text);
      case "pass" -> alone(ActionTable.PASS, words, text);
      case "eat" -> {
        int value = number(words, 2, 3, text);
        Speciality cyclist = one(Speciality.class, words, 1, 3, text);
        if (value < Feeding.LEAST || value >= Feeding.LEAST + Feeding.VALUES) {
          throw Notation.unreadable(text);
        }
        yield ActionTable.eat(cyclist.ordinal(), value);
      }
      case "draw" -> alone(ActionTable.DRAW, words, text);
      default -> throw Notation.unreadable(text);
    };
  }

  private static RaceAction alone(RaceAction action, String[] words, String text) {
    if (words.length != 1) {
      throw Notation.unreadable(text);
    }
    return action;
  }

  private static RaceAction pick(String[] words, String text) {
    var cyclists = new ArrayList<Speciality>();
    for (int i = 1; i < words.length; i++) {
      cyclists.add(one(Speciality.class, words, i, words.length, text));
    }
    if (cyclists.isEmpty()) {
      throw Notation.unreadable(text);
    }
    return new RaceAction.Pick(cyclists);
  }

  private static <E extends Enum<E>> E one(
      Class<E> type, String[] words, int at, int count, String text) {
    if (words.length == count) {
      for (E constant : type.getEnumConstants()) {
        if (lower(constant).equals(words[at])) {
          return constant;
        }
      }
    }
    throw Notation.unreadable(text);
  }

  private static int number(String[] words, int at, int count, String text) {
    if (words.length != count || !words[at].matches("[0-9]{1,2}")) {
      throw Notation.unreadable(text);
    }
    return Integer.parseInt(words[at]);
  }

  private static String square(String[] words, int at, String text) {
    if (!words[at].matches("[1-9][0-9]?[LCR][1-7]")) {
      throw Notation.unreadable(text);
    }
    return words[at];
  }
}
