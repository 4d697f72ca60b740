package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import musette.server.store.database.Rating;
import musette.table.Participation;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

final class RatingComputationTest {
  /** When everybody has played to the end. */
  private static List<Rating> after(List<Rating> before, List<Integer> places) {
    return Rating.after(
        IntStream.range(0, before.size())
            .mapToObj(i -> new Rating.Entrant(before.get(i), places.get(i), Participation.FINISHED))
            .toList());
  }

  @Test
  void whoWinsGainsWhoLosesLosesAndBothBecomeSurer() {
    List<Rating> after = after(List.of(Rating.NEW, Rating.NEW, Rating.NEW), List.of(1, 2, 3));
    assertThat(after.get(0).mu()).isGreaterThan(after.get(1).mu());
    assertThat(after.get(1).mu()).isCloseTo(Rating.NEW.mu(), Offset.offset(1e-9));
    assertThat(after.get(2).mu()).isLessThan(after.get(1).mu());
    assertThat(after).allMatch(skill -> skill.sigma() < Rating.NEW.sigma());
  }

  @Test
  void twoNewPlayersGetTheNumbersOfThePaper() {
    // Weng and Lin, algorithm 1 with gamma = sigma / c: computed by hand for two new players.
    List<Rating> after = after(List.of(Rating.NEW, Rating.NEW), List.of(1, 2));
    assertThat(after.get(0).mu()).isCloseTo(27.6352, Offset.offset(1e-3));
    assertThat(after.get(0).sigma()).isCloseTo(8.0655, Offset.offset(1e-3));
    assertThat(after.get(1).mu()).isCloseTo(22.3648, Offset.offset(1e-3));
  }

  @Test
  void aTieBetweenEqualsMovesNobody() {
    List<Rating> after = after(List.of(Rating.NEW, Rating.NEW), List.of(1, 1));
    assertThat(after.get(0).mu()).isCloseTo(Rating.NEW.mu(), Offset.offset(1e-9));
  }

  private static List<Rating> after(int[] places, Participation... parts) {
    return Rating.after(
        IntStream.range(0, places.length)
            .mapToObj(i -> new Rating.Entrant(Rating.NEW, places[i], parts[i]))
            .toList());
  }

  @Test
  void whoLeavesAfterHalfOfTheMatchHasLostWhateverTheBotReached() {
    assertThat(after(new int[] {2, 1}, Participation.FINISHED, Participation.LEFT))
        .isEqualTo(after(List.of(Rating.NEW, Rating.NEW), List.of(1, 2)));
  }

  @Test
  void whoHasHardlyPlayedLosesAndNobodyGainsByIt() {
    List<Rating> two = after(new int[] {2, 1}, Participation.FINISHED, Participation.ABSENT);
    assertThat(two.get(0)).isEqualTo(Rating.NEW);
    assertThat(two.get(1).mu()).isLessThan(Rating.NEW.mu());
    List<Rating> three =
        after(
            new int[] {2, 3, 1},
            Participation.FINISHED,
            Participation.FINISHED,
            Participation.ABSENT);
    assertThat(three.subList(0, 2))
        .as("as if there were two")
        .isEqualTo(after(List.of(Rating.NEW, Rating.NEW), List.of(1, 2)));
  }

  @Test
  void whereNobodyFinishesNothingIsCompared() {
    assertThat(
            after(
                new int[] {1, 2, 3}, Participation.LEFT, Participation.LEFT, Participation.ABSENT))
        .allMatch(Rating.NEW::equals);
  }

  @Test
  void theOrderOfStrengthIsFound() {
    var random = new Random(1);
    double[] strength = {0, 1, 2, 3};
    List<Rating> skills = List.of(Rating.NEW, Rating.NEW, Rating.NEW, Rating.NEW);
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
