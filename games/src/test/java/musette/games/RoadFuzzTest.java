package musette.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Random;
import musette.kernel.Game;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLimits;
import musette.kernel.RoadProblem;
import musette.kernel.RoadWish;
import musette.kernel.Roads;
import musette.kernel.Setup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever is read as a road gets an answer, in bounded time and memory. A failure names the seed,
 * which {@code -Dmusette.fuzz=SEED} plays again.
 */
final class RoadFuzzTest {
  /** As much as a page and a server take. */
  private static final int LONGEST = 20_000;

  private static final int BROKEN = Boolean.getBoolean("musette.full") ? 5000 : 150;
  private static final long MOST_TIME = 2_000_000_000L;
  private static final long MOST_MEMORY = 400_000_000L;
  private static final String ODD =
      "@=~#;:>/,^_v-\n\r\t 0189aAzZ\u0000\u0085\u2028\u202E\uD83D\uDEB4é<b>&\"'";
  private static final List<String> HOSTILE =
      List.of(
          "",
          "#",
          "<script>alert(1)</script>",
          "\u202E\uFEFF\uD800",
          "a",
          ";",
          "\n",
          "au",
          "aegi",
          "stage : x\n",
          "profile _999 ^999;",
          "course a : b;profile _40 ^9;feed 9-12;",
          "race a : b;stages a a a;",
          "race a stage;route poplars canal~;",
          "tour a;stages a;",
          "hex a flat S LCR 9 cobbles=LCR1-7;",
          "board a : b;laps 2;",
          "M00 START 0 0,0 > M00/M00/M00 dot red blue dotted:M00 mend:M00 medic:M00;",
          "M01 OVER3 9999 999,999 > M02;");

  private final long seed = Long.getLong("musette.fuzz", System.nanoTime());

  @ParameterizedTest
  @ValueSource(strings = {"flamme-rouge", "leader-1", "pace-wheel", "tour-de-france"})
  void hugeAndStrangeTextsAreAnsweredInBoundedTimeAndMemory(String id) {
    Roads roads = Catalogue.game(id).roads();
    for (String part : HOSTILE) {
      bounded(roads, part);
      bounded(roads, part.repeat(LONGEST / Math.max(1, part.length())));
      bounded(roads, (part + "\n").repeat(LONGEST / (part.length() + 1)));
    }
    bounded(roads, squares(900));
  }

  /** A text of thousands of squares that lead in circles. */
  private static String squares(int count) {
    var text = new StringBuilder("board a : b\nlaps 2\n");
    for (int i = 0; i < count && text.length() < LONGEST; i++) {
      text.append("%c%02d PLAIN 1 1,1 > M00\n".formatted("MKTCR".charAt(i / 100 % 5), i % 100));
    }
    return text.toString();
  }

  private static void bounded(Roads roads, String text) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long memory = threads.getCurrentThreadAllocatedBytes();
    long time = threads.getCurrentThreadCpuTime();
    RoadCheck check = roads.check(text);
    String begin = text.substring(0, Math.min(60, text.length()));
    assertThat(threads.getCurrentThreadCpuTime() - time).as(begin).isLessThan(MOST_TIME);
    assertThat(threads.getCurrentThreadAllocatedBytes() - memory).as(begin).isLessThan(MOST_MEMORY);
    assertThat(check.problems()).as(begin).hasSizeLessThanOrEqualTo(RoadCheck.MOST_PROBLEMS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"flamme-rouge", "leader-1", "pace-wheel", "tour-de-france"})
  void brokenCopiesOfSoundRoadsAreSoundOrSayWhereTheyAreNot(String id) {
    Game<?, ?, ?> game = Catalogue.game(id);
    var random = new Random(seed);
    RoadLimits limits = game.roads().limits();
    var wish = new RoadWish(limits.usual(), limits.usualClimbs(), RoadWish.Legs.HARD, 1);
    String whole = game.roads().make(wish);
    for (int i = 0; i < BROKEN; i++) {
      String text = broken(whole, random);
      RoadCheck check = game.roads().check(text);
      for (RoadProblem problem : check.problems()) {
        assertThat(problem.line()).as("seed %s: %s", seed, text).isPositive();
        assertThat(problem.column()).as("seed %s: %s", seed, text).isPositive();
      }
      assertThat(game.roads().check(check.line()).isSound())
          .as("seed %s: %s", seed, text)
          .isEqualTo(check.isSound());
      if (check.isSound()) {
        // A table takes what the checker calls sound.
        game.check(Setup.of(game.about(), 2, Map.of(game.roads().option(), check.line())));
      }
    }
  }

  private static String broken(String whole, Random random) {
    var text = new StringBuilder(whole);
    for (int k = random.nextInt(6); k >= 0; k--) {
      int at = random.nextInt(Math.max(1, text.length()));
      int end = Math.min(text.length(), at + random.nextInt(30));
      switch (random.nextInt(4)) {
        case 0 -> text.insert(at, ODD.charAt(random.nextInt(ODD.length())));
        case 1 -> text.delete(at, end);
        case 2 -> text.insert(random.nextInt(text.length() + 1), text.substring(at, end));
        default -> text.insert(at, "# " + ODD.substring(random.nextInt(ODD.length())));
      }
    }
    return text.toString();
  }
}
