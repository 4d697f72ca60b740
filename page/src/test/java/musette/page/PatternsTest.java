package musette.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.teavm.classlib.java.util.regex.TMatcher;
import org.teavm.classlib.java.util.regex.TPattern;

/** Regular expressions in the page: every pattern of the engine means there what it means here. */
final class PatternsTest {
  /** A pattern in a call; constants that are joined to it are added below. */
  private static final Pattern CALL =
      Pattern.compile(
          "(?:matches|split|replaceAll|replaceFirst|Pattern\\.compile)\\(\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");

  private static final List<String> JOINED =
      List.of(
          "0|[1-9][0-9]{0,2}",
          "0|-?[1-9][0-9]{0,2}",
          "[_^v][1-9][0-9]{0,2}",
          "[1-9][0-9]{0,2}(-[1-9][0-9]{0,2})?",
          "(a|b)*c",
          "((a|b)*)(b?)",
          "([0-9a-f]{2}){2,4}",
          "a{2,}");

  private static final String LETTERS =
      "aabbcdefvz_-ABCKLRZ0123456789  \t\n\r;:,/>#@=.^é\u00a0\u2028\u0085|({";

  static Stream<String> patterns() throws IOException {
    var found = new TreeSet<>(JOINED);
    for (String module : List.of("kernel", "games", "bots", "table", "page")) {
      try (Stream<Path> files = Files.walk(Path.of("..", module, "src/main/java"))) {
        for (Path file : files.filter(PatternsTest::isOfTheEngine).toList()) {
          Matcher call = CALL.matcher(Files.readString(file));
          while (call.find()) {
            found.add(call.group(1).translateEscapes());
          }
        }
      }
    }
    return found.stream();
  }

  private static boolean isOfTheEngine(Path file) {
    return file.toString().endsWith(".java") && !file.toString().contains("/page/build/");
  }

  @Test
  void thePatternsOfTheEngineAreFound() throws IOException {
    assertThat(patterns().toList()).hasSizeGreaterThan(30).contains("\\s+", "[0-9a-f]{32,128}");
  }

  @ParameterizedTest
  @MethodSource("patterns")
  void aPatternOfTheEngineMeansTheSame(String regex) {
    var random = new Random(regex.hashCode());
    TPattern ours = TPattern.compile(regex);
    Pattern theirs = Pattern.compile(regex);
    for (int i = 0; i < 1000; i++) {
      String text = text(regex, random);
      TMatcher one = ours.matcher(text);
      Matcher other = theirs.matcher(text);
      assertThat(one.matches()).as("<%s>", text).isEqualTo(other.matches());
      for (int group = 0; other.matches() && group <= other.groupCount(); group++) {
        if (other.group(group) != null) {
          assertThat(one.group(group)).as("<%s>", text).isEqualTo(other.group(group));
        }
      }
      for (int limit = -1; limit < 4; limit++) {
        assertThat(ours.split(text, limit)).as("<%s>", text).isEqualTo(theirs.split(text, limit));
      }
      assertThat(ours.matcher(text).replaceAll("+")).isEqualTo(other.replaceAll("+"));
      assertThat(ours.matcher(text).replaceFirst("")).isEqualTo(other.replaceFirst(""));
    }
  }

  /** Letters at random, and parts of the pattern itself, so that some of them match. */
  private static String text(String regex, Random random) {
    var text = new StringBuilder();
    int length = random.nextInt(12);
    String plain = regex.replaceAll("[\\[\\](){}*+?\\\\]", "");
    while (text.length() < length) {
      String from = random.nextBoolean() || plain.isEmpty() ? LETTERS : plain;
      int at = random.nextInt(from.length());
      text.append(from, at, Math.min(from.length(), at + 1 + random.nextInt(3)));
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\\d", "\\R", "[^a]", "a*?", "a++", "(?:a)", "^a", "a$", "(a", "a{", "[a&&b]"})
  void whatIsNotKnownIsRefusedAtOnce(String regex) {
    assertThatThrownBy(() -> TPattern.compile(regex)).isInstanceOf(IllegalArgumentException.class);
  }
}
