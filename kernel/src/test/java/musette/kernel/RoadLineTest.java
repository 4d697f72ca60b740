package musette.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How the text of a road is split into entries. */
final class RoadLineTest {
  @Test
  void entriesStandOnLinesOrBetweenSemicolons() {
    assertThat(RoadLine.of(" a b;c \r\n\n d"))
        .containsExactly(
            new RoadLine(1, 2, "a b"), new RoadLine(1, 6, "c"), new RoadLine(3, 2, "d"));
  }

  @Test
  void aCommentEndsWithItsLineAndOnOneLineWithItsEntry() {
    assertThat(RoadLine.of("a # x; y\nb"))
        .containsExactly(new RoadLine(1, 1, "a"), new RoadLine(2, 1, "b"));
    assertThat(RoadLine.of("a # x; y"))
        .containsExactly(new RoadLine(1, 1, "a"), new RoadLine(1, 8, "y"));
  }

  @Test
  void oneLineHasTheSameEntries() {
    assertThat(RoadLine.oneLine("a # x; y\nb")).isEqualTo("a # x, y;b");
    assertThat(RoadLine.oneLine("  a; b  ")).isEqualTo("a; b");
  }

  @Test
  void wordsKnowTheirPlace() {
    assertThat(RoadLine.of("\n  one   two").getFirst().words())
        .containsExactly(new RoadLine.Word(2, 3, "one"), new RoadLine.Word(2, 9, "two"));
  }
}
