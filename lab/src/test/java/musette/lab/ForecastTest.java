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
  @ParameterizedTest
  @CsvSource({
    "flamme-rouge, stage, le-col-du-ballon, 4, 120",
    "pace-wheel, course, platanes, 3, 100",
    "leader-1, race, demo, 4, 40",
    "tour-de-france, board, kermesse, 4, 120",
  })
  void aShippedCourseRidesAsInASimulation(
      String id, String option, String course, int seats, int races) {
    agree(Catalogue.game(id), Map.of(option, course), seats, races);
  }

  private static <S, A, V> void agree(
      Game<S, A, V> game, Map<String, String> options, int seats, int races) {
    Setup setup = Setup.of(game.about(), seats, options);
    Trial<S, A, V> trial = Bots.trial(game, setup, "club", 7);
    for (int i = 0; i < races; i++) {
      trial.ride();
    }
    Trial.Report forecast = trial.report();
    SimulationReport same = simulate(game, setup, races, 7);
    SimulationReport other = simulate(game, setup, races, 8);
    for (int i = 0; i < seats; i++) {
      Estimate seat = forecast.seats().get(i);
      assertThat(seat.share()).isEqualTo(same.seats().get(i).wins().share());
      // Two samples of the same race: the intervals meet.
      assertThat(seat.low()).isLessThanOrEqualTo(other.seats().get(i).wins().high());
      assertThat(seat.high()).isGreaterThanOrEqualTo(other.seats().get(i).wins().low());
    }
    assertThat(forecast.races()).isEqualTo(races);
    assertThat(forecast.rounds().stream().mapToInt(Trial.Count::races).sum()).isEqualTo(races);
    assertThat(forecast.meanRounds()).isGreaterThan(3);
    assertThat(forecast.effort()).isPositive();
    boolean tour = game.about().id().equals("tour-de-france");
    assertThat(forecast.breakaway()).hasSize(tour ? 0 : 1);
    assertThat(forecast.left()).isBetween(tour ? -1.0 : 0.0, 60.0);
  }

  @Test
  void everySpecialPlaceIsListedInRidingOrderWithHowOftenItMatters() {
    List<Trial.Special> slopes =
        trial(Catalogue.game("flamme-rouge"), Map.of("stage", "le-col-du-ballon"), 4).specials();
    assertThat(slopes)
        .extracting(place -> place.kind() + " " + place.place())
        .containsExactly(
            "ASCENT 13", "DESCENT 16", "ASCENT 39", "DESCENT 43", "ASCENT 57", "DESCENT 62");
    assertThat(slopes).allMatch(place -> place.times() > 0 && place.share().share() > 0);
    List<Trial.Special> tour =
        trial(
                Catalogue.game("pace-wheel"),
                Map.of("ownCourse", "profile _10 ^4 v4 _22;feed 25-27", "feeding", "on"),
                3)
            .specials();
    assertThat(tour).extracting(Trial.Special::place).containsExactly("1:14", "1:25");
    List<Trial.Special> race =
        trial(Catalogue.game("leader-1"), Map.of("race", "plains"), 4).specials();
    assertThat(race).extracting(Trial.Special::kind).contains("FEED");
    assertThat(race).extracting(Trial.Special::times).anyMatch(times -> times > 0);
  }

  private static <S, A, V> SimulationReport simulate(
      Game<S, A, V> game, Setup setup, int races, long seed) {
    List<String> bots = Collections.nCopies(setup.seats(), "club");
    return new Simulation(game, new Simulation.Order(setup, bots, races, seed)).run(1);
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
    return trial(game, options, 20).rounds();
  }

  private static <S, A, V> Trial.Report trial(
      Game<S, A, V> game, Map<String, String> options, int races) {
    var trial = Bots.trial(game, Setup.of(game.about(), 4, options), "club", 3);
    for (int i = 0; i < races; i++) {
      trial.ride();
    }
    return trial.report();
  }
}
