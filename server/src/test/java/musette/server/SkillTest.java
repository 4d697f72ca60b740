package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import musette.server.store.Skill;
import musette.server.table.Part;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class SkillTest {
  /** When everybody has played to the end. */
  private static List<Skill> after(List<Skill> before, List<Integer> places) {
    return Skill.after(
        IntStream.range(0, before.size())
            .mapToObj(i -> new Skill.Entrant(before.get(i), places.get(i), Part.FINISHED))
            .toList());
  }

  @Test
  void whoWinsGainsWhoLosesLosesAndBothBecomeSurer() {
    List<Skill> after = after(List.of(Skill.NEW, Skill.NEW, Skill.NEW), List.of(1, 2, 3));
    assertThat(after.get(0).mu()).isGreaterThan(after.get(1).mu());
    assertThat(after.get(1).mu()).isCloseTo(Skill.NEW.mu(), Offset.offset(1e-9));
    assertThat(after.get(2).mu()).isLessThan(after.get(1).mu());
    assertThat(after).allMatch(skill -> skill.sigma() < Skill.NEW.sigma());
  }

  @Test
  void twoNewPlayersGetTheNumbersOfThePaper() {
    // Weng and Lin, algorithm 1 with gamma = sigma / c: computed by hand for two new players.
    List<Skill> after = after(List.of(Skill.NEW, Skill.NEW), List.of(1, 2));
    assertThat(after.get(0).mu()).isCloseTo(27.6352, Offset.offset(1e-3));
    assertThat(after.get(0).sigma()).isCloseTo(8.0655, Offset.offset(1e-3));
    assertThat(after.get(1).mu()).isCloseTo(22.3648, Offset.offset(1e-3));
  }

  @Test
  void aTieBetweenEqualsMovesNobody() {
    List<Skill> after = after(List.of(Skill.NEW, Skill.NEW), List.of(1, 1));
    assertThat(after.get(0).mu()).isCloseTo(Skill.NEW.mu(), Offset.offset(1e-9));
  }

  private static List<Skill> after(int[] places, Part... parts) {
    return Skill.after(
        IntStream.range(0, places.length)
            .mapToObj(i -> new Skill.Entrant(Skill.NEW, places[i], parts[i]))
            .toList());
  }

  @Test
  void whoLeavesAfterHalfOfTheMatchHasLostWhateverTheBotReached() {
    assertThat(after(new int[] {2, 1}, Part.FINISHED, Part.LEFT))
        .isEqualTo(after(List.of(Skill.NEW, Skill.NEW), List.of(1, 2)));
  }

  @Test
  void whoHasHardlyPlayedLosesAndNobodyGainsByIt() {
    List<Skill> two = after(new int[] {2, 1}, Part.FINISHED, Part.ABSENT);
    assertThat(two.get(0)).isEqualTo(Skill.NEW);
    assertThat(two.get(1).mu()).isLessThan(Skill.NEW.mu());
    List<Skill> three = after(new int[] {2, 3, 1}, Part.FINISHED, Part.FINISHED, Part.ABSENT);
    assertThat(three.subList(0, 2))
        .as("as if there were two")
        .isEqualTo(after(List.of(Skill.NEW, Skill.NEW), List.of(1, 2)));
  }

  @Test
  void whereNobodyFinishesNothingIsCompared() {
    assertThat(after(new int[] {1, 2, 3}, Part.LEFT, Part.LEFT, Part.ABSENT))
        .allMatch(Skill.NEW::equals);
  }

  @Test
  void theOrderOfStrengthIsFound() {
    var random = new Random(1);
    double[] strength = {0, 1, 2, 3};
    List<Skill> skills = List.of(Skill.NEW, Skill.NEW, Skill.NEW, Skill.NEW);
    for (int game = 0; game < 300; game++) {
      double[] luck = new double[4];
      for (int i = 0; i < 4; i++) {
        luck[i] = strength[i] + 2 * random.nextGaussian();
      }
      var places = new java.util.ArrayList<Integer>();
      for (int i = 0; i < 4; i++) {
        int place = 1;
        for (int j = 0; j < 4; j++) {
          place += luck[j] > luck[i] ? 1 : 0;
        }
        places.add(place);
      }
      skills = after(skills, places);
    }
    assertThat(skills.get(0).rating()).isLessThan(skills.get(1).rating());
    assertThat(skills.get(1).rating()).isLessThan(skills.get(2).rating());
    assertThat(skills.get(2).rating()).isLessThan(skills.get(3).rating());
  }
}
