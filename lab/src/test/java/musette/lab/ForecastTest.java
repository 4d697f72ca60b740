package musette.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import musette.bots.catalogue.Bots;
import musette.bots.trial.Estimate;
import musette.bots.trial.Trial;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The forecast of a road and {@code musette simulate} tell the same. */
final class ForecastTest {
  private static final int RACES = 120;

  @ParameterizedTest
  @CsvSource({
    "flamme-rouge, stage, le-col-du-ballon, 4",
    "pace-wheel, course, platanes, 3",
  })
  void aShippedCourseRidesAsInASimulation(String id, String option, String course, int seats) {
    agree(Catalogue.game(id), Map.of(option, course), seats);
  }

  private static <S, A, V> void agree(Game<S, A, V> game, Map<String, String> options, int seats) {
    Setup setup = Setup.of(game.about(), seats, options);
    Trial<S, A, V> trial = Bots.trial(game, setup, "club", 7);
    for (int i = 0; i < RACES; i++) {
      trial.ride();
    }
    Trial.Report forecast = trial.report();
    SimulationReport same = simulate(game, setup, 7);
    SimulationReport other = simulate(game, setup, 8);
    for (int i = 0; i < seats; i++) {
      Estimate seat = forecast.seats().get(i);
      assertThat(seat.share()).isEqualTo(same.seats().get(i).wins().share());
      // Two samples of the same race: the intervals meet.
      assertThat(seat.low()).isLessThanOrEqualTo(other.seats().get(i).wins().high());
      assertThat(seat.high()).isGreaterThanOrEqualTo(other.seats().get(i).wins().low());
    }
    assertThat(forecast.races()).isEqualTo(RACES);
    assertThat(forecast.rounds().stream().mapToInt(Trial.Count::races).sum()).isEqualTo(RACES);
    assertThat(forecast.meanRounds()).isGreaterThan(3);
    assertThat(forecast.effort()).isPositive();
    assertThat(forecast.breakaway()).hasSize(1);
  }

  private static <S, A, V> SimulationReport simulate(Game<S, A, V> game, Setup setup, long seed) {
    List<String> bots = Collections.nCopies(setup.seats(), "club");
    return new Simulation(game, new Simulation.Order(setup, bots, RACES, seed)).run(1);
  }

  @Test
  void aRoadOfOnesOwnRidesLikeTheShippedOneItCopies() {
    assertThat(rounds(Map.of("ownStage", "AnLHgceqtrMBoipjDFkSu")))
        .isEqualTo(rounds(Map.of("stage", "le-col-du-ballon")));
  }

  private static List<Trial.Count> rounds(Map<String, String> options) {
    return rounds(Catalogue.game("flamme-rouge"), options);
  }

  private static <S, A, V> List<Trial.Count> rounds(
      Game<S, A, V> game, Map<String, String> options) {
    var trial = Bots.trial(game, Setup.of(game.about(), 4, options), "club", 3);
    for (int i = 0; i < 20; i++) {
      trial.ride();
    }
    return trial.report().rounds();
  }
}
