package musette.kernel;

import java.util.LinkedHashMap;
import java.util.List;

/**
 * A choice of rules made before the match. Each kind knows which values it accepts, so that a front
 * end can build a form from it; its texts are in the game's message catalogue.
 */
public sealed interface Option {
  /** The name of the option in records, on the command line and in addresses. */
  String id();

  /** The rules that this option changes. */
  List<String> rules();

  /** The value in a set-up that does not mention this option. */
  String defaultValue();

  /** Whether the text is a value of this option in a match with this number of seats. */
  boolean accepts(String value, int seats);

  /** Why a text is not a value of this option, with the accepted values. */
  default Refusal refusal(String value) {
    String rule = rules().isEmpty() ? "" : rules().getFirst();
    return switch (this) {
      case Choice choice -> refusal(rule, value, "choice", choice.values(), 0, 0);
      case Flag _ -> refusal(rule, value, "choice", List.of("on", "off"), 0, 0);
      case Range range -> refusal(rule, value, "number", List.of(), range.min(), range.max());
      case PerSeat each -> refusal(rule, value, "numbers", List.of(), each.min(), each.max());
      case Text text -> refusal(rule, value, "text", List.of(), 0, text.maxLength());
    };
  }

  private Refusal refusal(
      String rule, String value, String kind, List<String> values, int min, int max) {
    Refusal refusal =
        Refusal.of(
            rule,
            "option-value",
            "option",
            id(),
            "value",
            value,
            "kind",
            kind,
            "min",
            min,
            "max",
            max);
    // The list of values is our own text: it is never cut.
    var about = new LinkedHashMap<>(refusal.about());
    about.put("accepted", String.join(", ", values));
    return new Refusal(rule, refusal.reason(), about);
  }

  /** An accepted value on one line, the form in which set-ups and records keep it. */
  default String oneLine(String value) {
    return value;
  }

  /** One of several named values. */
  record Choice(String id, List<String> rules, List<String> values, String defaultValue)
      implements Option {
    public Choice {
      rules = List.copyOf(rules);
      values = List.copyOf(values);
    }

    @Override
    public boolean accepts(String value, int seats) {
      return values.contains(value);
    }
  }

  /** On or off. */
  record Flag(String id, List<String> rules, String defaultValue) implements Option {
    public Flag {
      rules = List.copyOf(rules);
    }

    @Override
    public boolean accepts(String value, int seats) {
      return value.equals("on") || value.equals("off");
    }
  }

  /** A whole number. */
  record Range(String id, List<String> rules, int min, int max, String defaultValue)
      implements Option {
    public Range {
      rules = List.copyOf(rules);
    }

    @Override
    public boolean accepts(String value, int seats) {
      return isNumber(value, min, max);
    }
  }

  /** A whole number for every seat, separated by commas; a single number stands for all. */
  record PerSeat(String id, List<String> rules, int min, int max, String defaultValue)
      implements Option {
    public PerSeat {
      rules = List.copyOf(rules);
    }

    @Override
    public boolean accepts(String value, int seats) {
      String[] parts = value.split(",", -1);
      if (parts.length != 1 && parts.length != seats) {
        return false;
      }
      for (String part : parts) {
        if (!isNumber(part, min, max)) {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * A text that the game itself reads, such as a course of one's own; empty by default. A line
   * break is kept as a semicolon.
   */
  record Text(String id, List<String> rules, int maxLength, String defaultValue) implements Option {
    public Text {
      rules = List.copyOf(rules);
    }

    @Override
    public boolean accepts(String value, int seats) {
      return value.length() <= maxLength;
    }

    @Override
    public String oneLine(String value) {
      return RoadLine.oneLine(value);
    }
  }

  private static boolean isNumber(String value, int min, int max) {
    if (!value.matches("-?[0-9]{1,9}")) {
      return false;
    }
    int number = Integer.parseInt(value);
    return number >= min && number <= max;
  }
}
