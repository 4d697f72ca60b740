package musette.bots.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import musette.bots.Played;
import musette.games.pacewheel.PaceWheel;
import musette.games.pacewheel.RaceState;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RacePosition;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Positions;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ClubPaceWheelTest {
  private static final PaceWheel GAME = new PaceWheel();
  private static final ClubPaceWheel CLUB = new ClubPaceWheel();
  private static final PaceWheelGuide GUIDE = new PaceWheelGuide();
  private static final Setup FLAT = Setup.of(GAME.about(), 2, Map.of("ownCourse", "profile _60"));

  private static final Setup TOUR =
      Setup.of(
          GAME.about(),
          2,
          Map.of("ownCourse", "course a : A; profile _60; race r : R; stages a a"));

  /** The square of those who are over the line. */
  private static final int ARRIVED = 503;

  /** A seat, or one of its racers. */
  private static final Pattern RACER = Pattern.compile("\\b[A-D]\\d?\\b");

  static Stream<Setup> setups() {
    return Played.setups(GAME).stream();
  }

  /** Seat A is on turn on a flat road; racers not named ride on squares 3 and less. */
  private static RaceState scene(Phase phase, int cursor, Map<String, RacePosition.Rider> named) {
    return scene(FLAT, phase, cursor, named, List.of());
  }

  /** The second stage, if the set-up is that of the tour. */
  @SuppressWarnings("unchecked") // The game reads and writes positions of its own kind.
  private static RaceState scene(
      Setup setup,
      Phase phase,
      int cursor,
      Map<String, RacePosition.Rider> named,
      List<RacePosition.Arrival> arrivals) {
    var positions = (Positions<RaceState, RacePosition>) GAME.positions();
    var racers = new LinkedHashMap<String, RacePosition.Rider>();
    int square = 3;
    for (String name : List.of("A1", "A2", "A3", "B1", "B2", "B3")) {
      RacePosition.Rider rider = named.get(name);
      RacePosition.Rider there = rider == null ? rider(square--, 5, 5, 5) : rider;
      racers.put(name, setup == TOUR ? ranked(there, racers.size() + 1) : there);
    }
    boolean later = setup == TOUR;
    RacePosition fresh = positions.write(GAME.start(setup, Chance.quick(1), Journal.NONE));
    return positions.read(
        setup,
        new RacePosition(
            later ? 2 : 1,
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
            arrivals,
            later ? 12 : 0));
  }

  /** The same racer, who has come in with this rank in the first stage. */
  private static RacePosition.Rider ranked(RacePosition.Rider rider, int rank) {
    return new RacePosition.Rider(
        rider.square(),
        rider.sprint(),
        rider.endurance(),
        rider.climbing(),
        0,
        0,
        0,
        0,
        false,
        0,
        List.of(),
        0,
        rider.points(),
        0,
        rank == 1 ? 1 : 0,
        0,
        rank);
  }

  private static RacePosition.Rider rider(int square, int sprint, int endurance, int climbing) {
    return new RacePosition.Rider(
        square, sprint, endurance, climbing, 0, 0, 0, 0, false, 0, List.of(), 0, 0, 0, 0, 0, 0);
  }

  /** One who has points of earlier stages. */
  private static RacePosition.Rider rider(int square, int points) {
    return new RacePosition.Rider(
        square, 5, 5, 5, 0, 0, 0, 0, false, 0, List.of(), 0, points, 0, 0, 0, 0);
  }

  private static RaceAction club(RaceState race) {
    Seat seat = GAME.turn(race).seats().first();
    return CLUB.choose(GAME.view(race, seat), GAME.actions(race, seat), Chance.quick(1));
  }

  @Test
  void ridesFastAloneWhileThePointsLast() {
    RaceState race =
        scene(Phase.PACE, 40, Map.of("A1", rider(40, 0, 9, 0), "B1", rider(38, 0, 9, 0)));
    assertThat(club(race)).isInstanceOf(RaceAction.Faster.class);
  }

  @Test
  void attacksBeforeTheLineWhenItWouldLoseTheSprint() {
    RaceState race =
        scene(Phase.ATTACK, 0, Map.of("A1", rider(59, 3, 0, 0), "B1", rider(59, 9, 0, 0)));
    assertThat(club(race)).isEqualTo(new RaceAction.Attack("A1"));
  }

  @Test
  void raisesAResultThatWouldFail() {
    RaceState race =
        scene(Phase.ATTACK, 0, Map.of("A1", rider(59, 3, 0, 0), "B1", rider(59, 9, 0, 0)));
    RaceState thrown =
        GAME.play(race, Seat.A, new RaceAction.Attack("A1"), Chance.scripted(5), Journal.NONE);
    assertThat(club(thrown)).isEqualTo(new RaceAction.Boost(1));
    assertThat(GUIDE.choose(thrown, Seat.A, GAME.actions(thrown, Seat.A), Chance.quick(1)))
        .isEqualTo(new RaceAction.Boost(1));
  }

  @Test
  void countersWithPointsThatAreGoodForNothingElse() {
    RaceState race =
        scene(Phase.ATTACK, 0, Map.of("A1", rider(40, 1, 9, 0), "B1", rider(40, 8, 7, 0)));
    RaceState away =
        GAME.play(race, Seat.A, new RaceAction.Attack("A1"), Chance.scripted(6), Journal.NONE);
    assertThat(away.phase()).isEqualTo(Phase.COUNTER);
    assertThat(club(away)).isEqualTo(new RaceAction.Say(RaceAction.Word.COUNTER));
  }

  @Test
  void givesAllTheEnduranceThereIsForAFlatRoad() {
    RaceState race = GAME.start(FLAT, Chance.quick(1), Journal.NONE);
    Seat first = GAME.turn(race).seats().first();
    do {
      race = GAME.play(race, first, club(race), Chance.quick(1), Journal.NONE);
    } while (race.phase() == Phase.ALLOCATE_ENDURANCE);
    assertThat(race.points(3 * first.index(), Skill.ENDURANCE)).isEqualTo(10);
  }

  @Test
  void judgesTheOneWhoWillBeHomeFirstAsTheLikelyWinner() {
    RaceState race =
        scene(Phase.ATTACK, 0, Map.of("A1", rider(40, 0, 9, 0), "B1", rider(42, 0, 0, 9)));
    assertThat(Prospects.turns(race, 0)).isLessThan(Prospects.turns(race, 3));
    assertThat(GUIDE.worth(race, Seat.A)).isGreaterThan(GUIDE.worth(race, Seat.B));
    assertThat(GUIDE.worth(race, Seat.A) + GUIDE.worth(race, Seat.B)).isBetween(0.999, 1.001);
  }

  @Test
  void addsUpTheStagesOfATour() {
    Map<String, RacePosition.Rider> road = Map.of("A1", rider(40, 2), "B1", rider(42, 20));
    RaceState oneDay = scene(Phase.ATTACK, 0, Map.of("A1", rider(40, 0), "B1", rider(42, 0)));
    assertThat(GUIDE.worth(oneDay, Seat.B)).isGreaterThan(0.5);
    RaceState tour = scene(TOUR, Phase.ATTACK, 0, road, List.of());
    assertThat(GUIDE.worth(tour, Seat.A)).isGreaterThan(0.9);
  }

  @Test
  void knowsWhatThoseHaveWhoAreHomeInATour() {
    Map<String, RacePosition.Rider> road = Map.of("A1", rider(ARRIVED, 9), "B1", rider(20, 0));
    RaceState longAgo =
        scene(TOUR, Phase.ATTACK, 0, road, List.of(new RacePosition.Arrival("A1", 1, 1)));
    RaceState justNow =
        scene(TOUR, Phase.ATTACK, 0, road, List.of(new RacePosition.Arrival("A1", 1, 5)));
    assertThat(GUIDE.worth(longAgo, Seat.A)).isGreaterThan(GUIDE.worth(justNow, Seat.A));
  }

  /** Nobody is favoured for their seat: one seat farther on, everybody plays the same race. */
  @Test
  void playsTheSameWhereverTheStarterSits() {
    Setup setup = Setup.of(GAME.about(), 4, Map.of());
    for (int seed = 0; seed < 4; seed++) {
      List<String> race = raceOfClubs(setup, seed, Chance.scripted(12, 1, 1, 1), 0);
      assertThat(race).hasSizeGreaterThan(100);
      assertThat(raceOfClubs(setup, seed, Chance.scripted(1, 1, 12, 1), 2)).isEqualTo(race);
    }
  }

  /** What everybody does, told as if the starter sat on the first chair. */
  private static List<String> raceOfClubs(Setup setup, int seed, Chance starter, int chair) {
    RaceState race = GAME.start(setup, starter, Journal.NONE);
    Chance chance = Chance.quick(seed);
    var told = new ArrayList<String>();
    while (GAME.turn(race) instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.first();
      RaceAction action = CLUB.choose(GAME.view(race, seat), GAME.actions(race, seat), chance);
      String moved = seat + " " + GAME.notation().print(action);
      told.add(RACER.matcher(moved).replaceAll(name -> onChair(name.group(), -chair)));
      race = GAME.play(race, seat, action, chance, Journal.NONE);
    }
    return told;
  }

  private static String onChair(String name, int by) {
    return (char) ('A' + Math.floorMod(name.charAt(0) - 'A' + by, 4)) + name.substring(1);
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
