package musette.bots.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import musette.bots.Played;
import musette.games.pacewheel.PaceWheel;
import musette.games.pacewheel.Phase;
import musette.games.pacewheel.Race;
import musette.games.pacewheel.RaceAction;
import musette.games.pacewheel.RacePosition;
import musette.games.pacewheel.Skill;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Positions;
import musette.kernel.Seat;
import musette.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ClubPaceWheelTest {
  private static final PaceWheel GAME = new PaceWheel();
  private static final ClubPaceWheel CLUB = new ClubPaceWheel();
  private static final PaceWheelGuide GUIDE = new PaceWheelGuide();
  private static final Setup FLAT = Setup.of(GAME.about(), 2, Map.of("ownCourse", "profile _60"));

  static Stream<Setup> setups() {
    return Played.setups(GAME).stream();
  }

  /** Seat A is on turn on a flat road; racers not named ride on squares 3 and less. */
  @SuppressWarnings("unchecked") // The game reads and writes positions of its own kind.
  private static Race scene(Phase phase, int cursor, Map<String, RacePosition.Rider> named) {
    var positions = (Positions<Race, RacePosition>) GAME.positions();
    var racers = new LinkedHashMap<String, RacePosition.Rider>();
    int square = 3;
    for (String name : List.of("A1", "A2", "A3", "B1", "B2", "B3")) {
      RacePosition.Rider rider = named.get(name);
      racers.put(name, rider == null ? rider(square--, 5, 5, 5) : rider);
    }
    RacePosition fresh = positions.write(GAME.start(FLAT, Chance.quick(1), Journal.NONE));
    return positions.read(
        FLAT,
        new RacePosition(
            1,
            5,
            Seat.A,
            Seat.A,
            phase,
            "",
            racers,
            List.of(),
            List.of(),
            fresh.attack(),
            List.of(),
            List.of(),
            cursor,
            List.of(),
            0));
  }

  private static RacePosition.Rider rider(int square, int sprint, int endurance, int climbing) {
    return new RacePosition.Rider(
        square, sprint, endurance, climbing, 5, 5, 5, 0, false, 0, List.of(), 0, 0, 0, 0, 0, 0);
  }

  private static RaceAction club(Race race) {
    Seat seat = GAME.turn(race).seats().first();
    return CLUB.choose(GAME.view(race, seat), GAME.actions(race, seat), Chance.quick(1));
  }

  @Test
  void ridesFastAloneWhileThePointsLast() {
    Race race = scene(Phase.PACE, 40, Map.of("A1", rider(40, 0, 9, 0), "B1", rider(38, 0, 9, 0)));
    assertThat(club(race)).isInstanceOf(RaceAction.Faster.class);
  }

  @Test
  void attacksBeforeTheLineWhenItWouldLoseTheSprint() {
    Race race = scene(Phase.ATTACK, 0, Map.of("A1", rider(59, 3, 0, 0), "B1", rider(59, 9, 0, 0)));
    assertThat(club(race)).isEqualTo(new RaceAction.Attack("A1"));
  }

  @Test
  void raisesAResultThatWouldFail() {
    Race race = scene(Phase.ATTACK, 0, Map.of("A1", rider(59, 3, 0, 0), "B1", rider(59, 9, 0, 0)));
    Race thrown =
        GAME.play(race, Seat.A, new RaceAction.Attack("A1"), Chance.scripted(5), Journal.NONE);
    assertThat(club(thrown)).isEqualTo(new RaceAction.Boost(1));
    assertThat(GUIDE.choose(thrown, Seat.A, GAME.actions(thrown, Seat.A), Chance.quick(1)))
        .isEqualTo(new RaceAction.Boost(1));
  }

  @Test
  void countersWithPointsThatAreGoodForNothingElse() {
    Race race = scene(Phase.ATTACK, 0, Map.of("A1", rider(40, 1, 9, 0), "B1", rider(40, 9, 9, 0)));
    Race away =
        GAME.play(race, Seat.A, new RaceAction.Attack("A1"), Chance.scripted(6), Journal.NONE);
    assertThat(away.phase()).isEqualTo(Phase.COUNTER);
    assertThat(club(away)).isEqualTo(new RaceAction.Say(RaceAction.Word.COUNTER));
  }

  @Test
  void givesAllTheEnduranceThereIsForAFlatRoad() {
    Race race = GAME.start(FLAT, Chance.quick(1), Journal.NONE);
    Seat first = GAME.turn(race).seats().first();
    do {
      race = GAME.play(race, first, club(race), Chance.quick(1), Journal.NONE);
    } while (race.phase() == Phase.ALLOCATE_ENDURANCE);
    assertThat(race.points(3 * first.index(), Skill.ENDURANCE)).isEqualTo(10);
  }

  @Test
  void judgesTheOneWhoWillBeHomeFirstAsTheLikelyWinner() {
    Race race = scene(Phase.ATTACK, 0, Map.of("A1", rider(40, 0, 9, 0), "B1", rider(42, 0, 0, 9)));
    assertThat(Prospects.turns(race, 0)).isLessThan(Prospects.turns(race, 3));
    assertThat(GUIDE.worth(race, Seat.A)).isGreaterThan(GUIDE.worth(race, Seat.B));
    assertThat(GUIDE.worth(race, Seat.A) + GUIDE.worth(race, Seat.B)).isBetween(0.999, 1.001);
  }

  @Test
  void beatsRandomPlayNearlyAlways() {
    assertThat(Played.winsAgainstRandom(GAME, CLUB, 60)).isGreaterThan(54);
  }

  @ParameterizedTest
  @MethodSource("setups")
  void alwaysChoosesWhatIsOffered(Setup setup) {
    Played.whole(GAME, CLUB, setup);
    Played.whole(GAME, GUIDE, setup);
  }
}
