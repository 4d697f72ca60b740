package musette.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * An option with the type of its values. A game declares its keys as constants and lists their
 * {@link #option()}s in its {@link About}; {@link Setup#get} reads the chosen value as a {@code T},
 * so a misspelt option or value does not compile.
 *
 * @param <T> the type of the option's values
 */
public final class Key<T> {
  private final Option option;
  private final Function<String, T> reader;
  private final T defaultValue;

  private Key(Option option, Function<String, T> reader) {
    this.option = option;
    this.reader = reader;
    this.defaultValue = reader.apply(option.defaultValue());
  }

  /** A choice between enum constants; the first one is the default. */
  @SafeVarargs
  public static <E extends Enum<E>> Key<E> choice(String id, List<String> rules, E... values) {
    var texts = new ArrayList<String>();
    for (E value : values) {
      texts.add(text(value));
    }
    var option = new Option.Choice(id, rules, texts, texts.getFirst());
    return new Key<>(option, text -> values[texts.indexOf(text)]);
  }

  /**
   * A choice between names that are data, such as courses from a file; the first is the default.
   */
  public static Key<String> name(String id, List<String> rules, List<String> names) {
    return name(id, rules, names, names.getFirst());
  }

  /** A choice between names that are data, with a default that need not be the first. */
  public static Key<String> name(
      String id, List<String> rules, List<String> names, String defaultName) {
    return new Key<>(new Option.Choice(id, rules, names, defaultName), text -> text);
  }

  /**
   * One of the first {@code count} seats by its letter, or a word that means none of them, which is
   * the default and read as {@link Seat#NONE}.
   */
  public static Key<Seat> seat(String id, List<String> rules, String none, int count) {
    var texts = new ArrayList<String>();
    texts.add(none);
    for (Seat seat : Seat.first(count)) {
      texts.add(seat.name());
    }
    var option = new Option.Choice(id, rules, texts, none);
    return new Key<>(option, text -> text.equals(none) ? Seat.NONE : Seat.valueOf(text));
  }

  /** A flag that is on by default. */
  public static Key<Boolean> on(String id, String... rules) {
    return new Key<>(new Option.Flag(id, List.of(rules), "on"), "on"::equals);
  }

  /** A flag that is off by default. */
  public static Key<Boolean> off(String id, String... rules) {
    return new Key<>(new Option.Flag(id, List.of(rules), "off"), "on"::equals);
  }

  /** A whole number from {@code min} to {@code max}. */
  public static Key<Integer> number(
      String id, List<String> rules, int min, int max, int defaultValue) {
    var option = new Option.Range(id, rules, min, max, String.valueOf(defaultValue));
    return new Key<>(option, Integer::valueOf);
  }

  /**
   * A whole number for every seat. The list that {@link Setup#get} returns has one number, which
   * stands for all seats, or one for each; {@link Setup#get(Key, Seat)} reads the number of a seat.
   */
  public static Key<List<Integer>> perSeat(
      String id, List<String> rules, int min, int max, int defaultValue) {
    var option = new Option.PerSeat(id, rules, min, max, String.valueOf(defaultValue));
    return new Key<>(option, Key::numbers);
  }

  /** A text that the game itself reads. */
  public static Key<String> text(
      String id, List<String> rules, int maxLength, String defaultValue) {
    return new Key<>(new Option.Text(id, rules, maxLength, defaultValue), text -> text);
  }

  private static List<Integer> numbers(String text) {
    var numbers = new ArrayList<Integer>();
    for (String part : text.split(",", -1)) {
      numbers.add(Integer.valueOf(part));
    }
    return List.copyOf(numbers);
  }

  /**
   * The text of an enum constant as an option value: {@code TWO_BEFORE} is {@code two-before}. A
   * value that starts with a digit has a leading underscore in Java: {@code _2} is {@code 2}.
   */
  public static String text(Enum<?> value) {
    String text = AsciiLetters.lower(value.name()).replace('_', '-');
    return text.startsWith("-") ? text.substring(1) : text;
  }

  /** The option itself: id, rules, accepted texts, default. */
  public Option option() {
    return option;
  }

  /** The id of the option. */
  public String id() {
    return option.id();
  }

  /** The value of this option among those that were chosen; its default if it was not. */
  public T in(Map<String, String> chosen) {
    String text = chosen.get(option.id());
    return text == null ? defaultValue : reader.apply(text);
  }

  /** Reads a text that {@link Option#accepts} accepts. */
  T read(String text) {
    return reader.apply(text);
  }

  @Override
  public String toString() {
    return option.id();
  }
}
