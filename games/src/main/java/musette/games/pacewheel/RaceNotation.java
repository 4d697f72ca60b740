package musette.games.pacewheel;

import java.util.List;
import musette.games.pacewheel.api.Payment;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.Skill;
import musette.kernel.AsciiLetters;
import musette.kernel.Notation;

/** Actions in words: {@code attack A1}, {@code shift A1 24}, {@code faster A1 endurance}. */
final class RaceNotation implements Notation<RaceAction> {
  private static final List<RaceAction.Word> WORDS = List.of(RaceAction.Word.values());
  private static final List<Payment> PAYMENTS = List.of(Payment.values());
  private static final String NUMBER = "0|[1-9][0-9]{0,2}";
  private static final String SQUARE = "0|-?[1-9][0-9]{0,2}";

  @Override
  public String print(RaceAction action) {
    return switch (action) {
      case RaceAction.Allocate(int sprint, int endurance, int climbing) ->
          "skills " + sprint + " " + endurance + " " + climbing;
      case RaceAction.AllocateSprint(int points) -> "sprint " + points;
      case RaceAction.AllocateEndurance(int points) -> "endurance " + points;
      case RaceAction.Place(String racer, int square) -> "place " + racer + " " + square;
      case RaceAction.Attack(String racer) -> "attack " + racer;
      case RaceAction.Boost(int points) -> "boost " + points;
      case RaceAction.Shift(String racer, int square) -> "shift " + racer + " " + square;
      case RaceAction.CatchUp(String racer, int squares) -> "catch-up " + racer + " " + squares;
      case RaceAction.Push(String racer) -> "push " + racer;
      case RaceAction.Pay(Payment payment) -> "pay " + lower(payment);
      case RaceAction.Faster(String racer, Payment payment) ->
          "faster " + racer + " " + lower(payment);
      case RaceAction.Feed(Skill skill) -> "feed " + lower(skill);
      case RaceAction.Recover(int sprint, int endurance, int climbing) ->
          "recover " + sprint + " " + endurance + " " + climbing;
      case RaceAction.Say(RaceAction.Word word) -> lower(word);
    };
  }

  @Override
  public RaceAction parse(String text) {
    String[] words = text.split(" ", -1);
    for (RaceAction.Word word : WORDS) {
      if (text.equals(lower(word))) {
        return ActionTables.say(word);
      }
    }
    return switch (words.length) {
      case 2 -> two(text, words[0], words[1]);
      case 3 -> three(text, words[0], words[1], words[2]);
      case 4 -> four(text, words);
      default -> throw Notation.unreadable(text);
    };
  }

  private static RaceAction two(String text, String verb, String word) {
    return switch (verb) {
      case "sprint" -> new RaceAction.AllocateSprint(number(text, word));
      case "endurance" -> new RaceAction.AllocateEndurance(number(text, word));
      case "attack" -> new RaceAction.Attack(racer(text, word));
      case "boost" -> new RaceAction.Boost(number(text, word));
      case "push" -> new RaceAction.Push(racer(text, word));
      case "pay" -> new RaceAction.Pay(payment(text, word));
      case "feed" -> new RaceAction.Feed(skill(text, word));
      default -> throw Notation.unreadable(text);
    };
  }

  private static RaceAction three(String text, String verb, String racer, String word) {
    return switch (verb) {
      case "place" -> new RaceAction.Place(racer(text, racer), square(text, word));
      case "shift" -> new RaceAction.Shift(racer(text, racer), square(text, word));
      case "catch-up" -> new RaceAction.CatchUp(racer(text, racer), number(text, word));
      case "faster" -> new RaceAction.Faster(racer(text, racer), payment(text, word));
      default -> throw Notation.unreadable(text);
    };
  }

  private static RaceAction four(String text, String[] words) {
    int sprint = number(text, words[1]);
    int endurance = number(text, words[2]);
    int climbing = number(text, words[3]);
    return switch (words[0]) {
      case "skills" -> new RaceAction.Allocate(sprint, endurance, climbing);
      case "recover" -> new RaceAction.Recover(sprint, endurance, climbing);
      default -> throw Notation.unreadable(text);
    };
  }

  static String lower(Enum<?> value) {
    return AsciiLetters.lower(value.name()).replace('_', '-');
  }

  private static String racer(String text, String word) {
    if (!word.matches("[A-E][1-3]")) {
      throw Notation.unreadable(text);
    }
    return word;
  }

  private static int number(String text, String word) {
    if (!word.matches(NUMBER)) {
      throw Notation.unreadable(text);
    }
    return Integer.parseInt(word);
  }

  private static int square(String text, String word) {
    if (!word.matches(SQUARE)) {
      throw Notation.unreadable(text);
    }
    return Integer.parseInt(word);
  }

  private static Payment payment(String text, String word) {
    for (Payment payment : PAYMENTS) {
      if (word.equals(lower(payment))) {
        return payment;
      }
    }
    throw Notation.unreadable(text);
  }

  private static Skill skill(String text, String word) {
    for (Skill skill : Racer.SKILLS) {
      if (word.equals(lower(skill))) {
        return skill;
      }
    }
    throw Notation.unreadable(text);
  }
}
