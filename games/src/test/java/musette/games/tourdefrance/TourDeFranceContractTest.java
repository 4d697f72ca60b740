package musette.games.tourdefrance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourView;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.testkit.GameContract;
import musette.testkit.Moment;
import musette.testkit.Rule;

/** Everything that every game must pass. */
class TourDeFranceContractTest implements GameContract<TourState, TourAction, TourView> {
  private final TourDeFrance game = new TourDeFrance();

  @Override
  public Game<TourState, TourAction, TourView> game() {
    return game;
  }

  @Override
  public List<Setup> setups() {
    return Stream.of(
            setup(2, Map.of()),
            setup(3, Map.of("cards", "open")),
            setup(4, Map.of()),
            setup(4, Map.of("board", "kermesse", "bonus", "0,1,0,2")),
            setup(4, Map.of("board", "monts", "bonus", "2,0,0,1")),
            setup(4, Map.of("mode", "classic", "routes", "once")),
            setup(3, Map.of("mode", "classic", "board", "kermesse", "routes", "cobbles")),
            setup(
                4,
                Map.of(
                    "routes", "main",
                    "camera", "first",
                    "firstOf", "race",
                    "grouping", "must",
                    "groupStages", "off",
                    "joinerPenalties", "ended",
                    "lappedJoin", "off",
                    "dottedLines", "one",
                    "crunch", "red",
                    "release", "now")),
            setup(
                3,
                Map.of(
                    "routes", "track2",
                    "t2Patience", "third",
                    "t2Points", "now",
                    "t2Value", "face",
                    "minusOrder", "before",
                    "lapTwoOne", "nothing",
                    "raideTotal", "seven",
                    "raideFirst", "on",
                    "raideSix", "three",
                    "bluePoints", "off")),
            setup(
                2,
                Map.of(
                    "routes", "both",
                    "dieTotal", "moved",
                    "chain", "once",
                    "stages", "first",
                    "endSquares", "second",
                    "finish", "exact",
                    "throwPoint", "lapses",
                    "bonus", "1",
                    "firstOf", "race")),
            setup(
                3,
                Map.of("board", "monts", "routes", "once", "crunch", "red", "bluePoints", "off")),
            setup(3, Map.of("board", "monts", "cameraPass", "until-release", "chain", "once")),
            setup(
                4,
                Map.of(
                    "dieTotal", "moved",
                    "t2Points", "now",
                    "crunch", "red",
                    "camera", "first",
                    "finish", "exact",
                    "bonus", "3,0,9,1")),
            setup(3, Map.of("course", game.roads().shipped("kermesse"), "routes", "once")))
        .toList();
  }

  private Setup setup(int seats, Map<String, String> options) {
    return Setup.of(game.about(), seats, options);
  }

  @Override
  public List<String> attempts() {
    return List.of("route R01", "throw", "join", "points 1", "points 4", "spend 1");
  }

  @Override
  public Map<String, Predicate<Moment<TourState>>> moments() {
    return TourMoments.all();
  }

  @Override
  @Rule("TF-Q-68")
  public void invariant(TourState race) {
    long[] riders = race.riders();
    int finished = 0;
    for (long rider : riders) {
      assertThat(Rider.die(rider)).isBetween(0, 6 * Rider.throwsMade(rider));
      assertThat(Rider.orange(rider) % 2).isZero();
      assertThat(Rider.lap(rider)).isBetween(1, race.rules().laps());
      finished += Rider.finish(rider) > 0 ? 1 : 0;
    }
    long orders =
        java.util.Arrays.stream(riders).map(Rider::finish).filter(f -> f > 0).distinct().count();
    assertThat(orders).as("one order of finishing").isEqualTo(finished);
    if (race.asked().question() == Question.THROW) {
      long rider = race.rider(race.asked().seat().index());
      assertThat(Rider.finish(rider)).as("who has finished is not asked").isZero();
      assertThat(Rider.binding(rider)).as("who waits is not asked").isNotEqualTo(Binding.CAMERA);
    }
  }
}
