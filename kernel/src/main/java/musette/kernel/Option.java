package musette.kernel;

import java.util.List;

/**
 * A choice of rules made before the match. Each kind says which values it takes, so that a form can
 * be drawn from it; its texts stand in the game's message catalogue.
 */
public sealed interface Option {
  String id();

  /** The rules that this option changes. */
  List<String> rules();

  String defaultValue();

  /** Whether the text is a value of this option at a table of so many seats. */
  boolean accepts(String value, int seats);

  /** A value in the one form in which it is kept: on one line, as records need it. */
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
      return value.strip().replaceAll("\\R", ";");
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
