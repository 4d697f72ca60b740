package musette.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a player types at the prompt. */
sealed interface Input {
  /** An action, in notation. */
  record Act(String text) implements Input {}

  /** Several actions start with what was typed. */
  record Unclear(List<String> texts) implements Input {}

  /** One of the commands in {@link #WORDS}, with its argument. */
  record Order(Word word, String rest) implements Input {}

  /** The commands besides actions. */
  enum Word {
    UNDO,
    SAVE,
    BOARD,
    RULE,
    LOG,
    OFFERS,
    HELP,
    QUIT
  }

  /** English and French commands both work in either language. */
  Map<String, Word> WORDS =
      Map.ofEntries(
          Map.entry("undo", Word.UNDO),
          Map.entry("annuler", Word.UNDO),
          Map.entry("save", Word.SAVE),
          Map.entry("sauver", Word.SAVE),
          Map.entry("board", Word.BOARD),
          Map.entry("plateau", Word.BOARD),
          Map.entry("rule", Word.RULE),
          Map.entry("règle", Word.RULE),
          Map.entry("log", Word.LOG),
          Map.entry("journal", Word.LOG),
          Map.entry("offers", Word.OFFERS),
          Map.entry("choix", Word.OFFERS),
          Map.entry("help", Word.HELP),
          Map.entry("aide", Word.HELP),
          Map.entry("?", Word.HELP),
          Map.entry("quit", Word.QUIT),
          Map.entry("quitter", Word.QUIT));

  /**
   * Reads the number of an offer, an offer or its beginning, or a command. Anything else is taken
   * as an action, so that the referee can say why it is not allowed.
   */
  static Input read(String line, List<String> offers) {
    if (offers.contains(line)) {
      return new Act(line);
    }
    if (line.isEmpty()) {
      return new Order(Word.OFFERS, "");
    }
    if (line.matches("[0-9]{1,6}")) {
      int number = Integer.parseInt(line);
      return new Act(number >= 1 && number <= offers.size() ? offers.get(number - 1) : line);
    }
    String[] parts = line.split("\\s+", 2);
    Word word = WORDS.get(parts[0].toLowerCase(Locale.ROOT));
    if (word != null) {
      return new Order(word, parts.length == 1 ? "" : parts[1]);
    }
    List<String> begun = offers.stream().filter(offer -> offer.startsWith(line)).toList();
    return switch (begun.size()) {
      case 0 -> new Act(line);
      case 1 -> new Act(begun.getFirst());
      default -> new Unclear(begun);
    };
  }
}
