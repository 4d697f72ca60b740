package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceView;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.testkit.GameContract;
import musette.testkit.Moment;
import musette.testkit.Rule;

/** The laws of every game, and those of this one. */
final class PaceWheelContractTest implements GameContract<RaceState, RaceAction, RaceView> {
  private static final PaceWheel GAME = new PaceWheel();

  /** Short stages with tiny hills, so that several summits lie in one ride. */
  private static final String RACE =
      "ownCourse course a : A; profile _6 ^6 v8 ^1 _1 ^1 _4 ^3; feed 9-12 20;"
          + " course b : B; profile _12 v18; race r : R; stages a b a";

  @Override
  public Game<RaceState, RaceAction, RaceView> game() {
    return GAME;
  }

  @Override
  public Map<String, Predicate<Moment<RaceState>>> moments() {
    return RaceMoments.all();
  }

  @Override
  public List<Setup> setups() {
    var setups = new ArrayList<Setup>();
    for (int seats = 1; seats <= 5; seats++) {
      setups.add(Setup.of(GAME.about(), seats));
    }
    setups.add(setup(2, "course trois-jours | incident one | feeding on"));
    setups.add(setup(4, RACE + " | feeding on | incident one | tie square"));
    setups.add(setup(1, RACE + " | feeding on | feedCap never"));
    setups.add(
        setup(
            5,
            "course deux-cols | incident lowest | dice two-d6 | catchUp next-turn | catchRate 2"
                + " | feeding on | feedCap always | ending ride-on"));
    setups.add(
        setup(
            3,
            "course plongeon | boostTime before | boosts 3 | incident one | counterAgainst roll"
                + " | attempts 3 | teamCounter off | distance margin"));
    setups.add(
        setup(
            4,
            "course balcon | split first-square | newPace steady | mergedPace fastest"
                + " | acceleration to-fast | mayRefuse on | exhausted slow"));
    setups.add(
        setup(
            5,
            "course platanes | mergedPace slowest | acceleration none | terrainTime now"
                + " | twoSkills both | tie square | crossing pass | strip free"
                + " | exhausted drop"));
    setups.add(
        setup(
            2,
            RACE
                + " | stagePoints rank-only | stageTurn round | summitFinish off | distance 2"
                + " | incident one"));
    setups.add(
        setup(
            3,
            "ownCourse profile _30 v20 _20 | breakaway 0,1,2/3,4,5/6,7,8"
                + " | counter 0,0,0/0,0,0/0,0,0 | distance 3 | boosts 0 | ending ride-on"
                + " | twoSkills both | mayRefuse on"));
    setups.add(
        setup(
            3,
            RACE
                + " | stagePoints turns-only | distance 4 | newPace steady | attempts 2"
                + " | terrainTime now | crossing pass | feeding on"));
    return setups;
  }

  /** Options as {@code id value | id value}. */
  static Setup setup(int seats, String options) {
    var chosen = new LinkedHashMap<String, String>();
    for (String option : options.split(" \\| ", -1)) {
      String[] parts = option.split(" ", 2);
      chosen.put(parts[0], parts[1]);
    }
    return Setup.of(GAME.about(), seats, chosen);
  }

  @Override
  @Rule({"PW-Q-70", "PW-10", "PW-Q-53"})
  public void invariant(RaceState race) {
    assertThat(race.turn).as("a stage takes fewer than 300 player-turns").isLessThan(300);
    assertThat(race.fronts).as("first squares").isEqualTo(Road.fronts(race));
    for (int i = 0; i < race.count(); i++) {
      if (race.rides(i)) {
        noSquareHoldsMoreThanFour(race, race.square(i));
        onlyOneGroupHoldsASquare(race, i);
      }
    }
    if (race.rules.isStageRace() && race.rules.feedCap() == Options.FeedCap.STAGE_RACE) {
      noSkillIsAboveItsBeginning(race);
    }
  }

  private static void noSquareHoldsMoreThanFour(RaceState race, int square) {
    boolean pushing = race.phase == Phase.PUSH && square == race.square(race.subject);
    assertThat(Road.countOn(race, square))
        .as("racers on %s", square)
        .isLessThanOrEqualTo(pushing ? 5 : 4);
  }

  private static void onlyOneGroupHoldsASquare(RaceState race, int racer) {
    for (int other = 0; other < racer; other++) {
      if (race.square(other) == race.square(racer)) {
        assertThat(race.group(other)).as("one group on a square").isEqualTo(race.group(racer));
      }
    }
  }

  private static void noSkillIsAboveItsBeginning(RaceState race) {
    for (int i = 0; i < race.count() && race.phase != Phase.ALLOCATE_ENDURANCE; i++) {
      for (Skill skill : Racer.SKILLS) {
        assertThat(race.points(i, skill)).isLessThanOrEqualTo(race.startPoints(i, skill));
      }
    }
  }
}
