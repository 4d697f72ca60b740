package musette.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import musette.app.play.OfferList.Line;
import org.junit.jupiter.api.Test;

class OfferListTest {
  private static List<Line> rides(int each) {
    var lines = new ArrayList<Line>();
    for (String cyclist : List.of("1", "2")) {
      for (int square = 1; square <= each; square++) {
        lines.add(
            new Line(lines.size() + 1, "attack " + cyclist + " 10C" + square, "Costs 3 energy."));
      }
    }
    lines.add(new Line(lines.size() + 1, "pass", "Nothing happens."));
    return lines;
  }

  @Test
  void eachChoiceHasItsLineWithWhatTheRulesSay() {
    assertThat(OfferList.full(rides(1)))
        .containsExactly(
            "   1  attack 1 10C1  Costs 3 energy.",
            "   2  attack 2 10C1  Costs 3 energy.",
            "   3  pass           Nothing happens.");
  }

  @Test
  void aLongListFitsTheScreenAndLosesNoChoice() {
    List<Line> lines = rides(40);
    assertThat(OfferList.isLong(lines)).isTrue();
    List<String> printed = OfferList.grouped(lines, 80);
    assertThat(printed).hasSizeLessThanOrEqualTo(OfferList.MOST_LINES);
    assertThat(printed).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    assertThat(printed).contains("  attack 1 …", "  attack 2 …", "  81  pass  Nothing happens.");
    String all = String.join("\n", printed);
    for (Line line : lines) {
      String last = line.text().substring(line.text().lastIndexOf(' ') + 1);
      assertThat(all).containsPattern("\\b" + line.number() + " +" + last + "\\b");
    }
  }

  @Test
  void aShortListIsNotGrouped() {
    assertThat(OfferList.isLong(rides(8))).isFalse();
  }
}
