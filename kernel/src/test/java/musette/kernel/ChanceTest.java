package musette.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ChanceTest {
  @Test
  void theSameSeedAndPlyGiveTheSameDice() {
    Chance first = Chance.of(Seed.of(7), 3);
    Chance again = Chance.of(Seed.of(7), 3);
    Chance otherPly = Chance.of(Seed.of(7), 4);
    int same = 0;
    for (int i = 0; i < 100; i++) {
      int value = first.below(1000);
      assertThat(again.below(1000)).isEqualTo(value);
      same += otherPly.below(1000) == value ? 1 : 0;
    }
    assertThat(same).isLessThan(10);
  }

  @Test
  void allValuesComeAboutEquallyOften() {
    for (Chance chance : List.of(Chance.of(Seed.of(1), 1), Chance.quick(1))) {
      int[] counts = new int[6];
      for (int i = 0; i < 12_000; i++) {
        counts[chance.below(6)]++;
      }
      for (int count : counts) {
        assertThat(count).isBetween(1800, 2200);
      }
    }
  }

  @Test
  void aDieShowsItsFaces() {
    for (Chance chance : List.of(Chance.of(Seed.of(2), 1), Chance.quick(2))) {
      for (int i = 0; i < 1000; i++) {
        assertThat(chance.die(6)).isBetween(1, 6);
      }
    }
    assertThat(Chance.scripted(6).die(6)).isEqualTo(6);
  }

  @Test
  void aScriptIsFollowedAndItsEndIsNoticed() {
    Chance chance = Chance.scripted(4, 2);
    assertThat(chance.used()).isFalse();
    assertThat(chance.die(6)).isEqualTo(4);
    assertThat(chance.unused()).isEqualTo(1);
    assertThat(chance.below(3)).isEqualTo(2);
    assertThat(chance.used()).isTrue();
    assertThatThrownBy(() -> chance.die(6)).hasMessageContaining("chance-missing");
  }

  @Test
  void aScriptedValueOutOfRangeIsRefused() {
    assertThatThrownBy(() -> Chance.scripted(0).die(6)).hasMessageContaining("chance-range");
    assertThatThrownBy(() -> Chance.scripted(3).below(3)).hasMessageContaining("chance-range");
    assertThatThrownBy(() -> Chance.scripted(-1).below(3)).hasMessageContaining("chance-range");
  }

  @Test
  void aSeedIsAtLeast128BitsOfLowerCaseDigits() {
    for (String wrong : List.of("", "ab", "0".repeat(31), "0".repeat(33), "A".repeat(32))) {
      assertThatThrownBy(() -> new Seed(wrong)).isInstanceOf(Refused.class);
    }
    Seed seed = new Seed("00000000000000000000000000000001");
    assertThat(seed.hash())
        .as("printf 00000000000000000000000000000001 | sha256sum")
        .isEqualTo(HASH);
  }

  private static final String HASH =
      "e0cca2965509df678c8064f5e0b9076016fa752f88a6c749768db83479450cc5";

  @Test
  void playersWordsChangeTheSeed() {
    Seed seed = Seed.of(1);
    assertThat(seed.with(List.of())).isEqualTo(seed);
    assertThat(seed.with(List.of("a", "b"))).isNotEqualTo(seed.with(List.of("b", "a")));
    assertThat(seed.with(List.of("a"))).isNotEqualTo(seed);
  }

  @Test
  void theSameDiceCanBeHadAgain() {
    for (Chance chance :
        List.of(Chance.of(Seed.of(4), 2), Chance.quick(99), Chance.scripted(3, 1, 4, 1, 5))) {
      List<Integer> first = IntStream.range(0, 5).mapToObj(i -> chance.die(6)).toList();
      Chance again = chance.again();
      assertThat(again.used()).isFalse();
      assertThat(IntStream.range(0, 5).mapToObj(i -> again.die(6)).toList()).isEqualTo(first);
    }
  }
}
