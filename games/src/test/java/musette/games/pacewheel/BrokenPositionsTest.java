package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.wire.Json;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions that play cannot reach are refused with their field and the reason. */
final class BrokenPositionsTest {
  private static final String STAGES =
      "ownCourse course a : A; profile _20 ^10 _30; feed 40-42; race r : R; stages a a"
          + " | feeding on | incident one";

  /** Two teams in the middle of a race, in step 2; what a test writes is put in place of it. */
  private static final String RACE =
      """
      {'turn':5,'starter':'A','onTurn':'A','phase':'ATTACK','subject':'','racers':{
      'A1':{'square':20,'sprint':5,'endurance':5,'climbing':5},
      'A2':{'square':20,'sprint':5,'endurance':5,'climbing':5},
      'A3':{'square':19,'sprint':5,'endurance':5,'climbing':5},
      'B1':{'square':20,'sprint':5,'endurance':5,'climbing':5},
      'B2':{'square':20,'sprint':5,'endurance':5,'climbing':5},
      'B3':{'square':12,'sprint':5,'endurance':5,'climbing':5}}}
      """;

  private static Refused refused(Setup setup, String json) {
    try {
      Json.position(Scene.GAME, setup, Json.parse(json.replace('\'', '"')));
    } catch (Refused refused) {
      return refused;
    }
    throw new AssertionError("accepted: " + json);
  }

  private static String changed(String from, String to) {
    assertThat(RACE).contains(from);
    return RACE.replace(from, to);
  }

  private static void isRefused(Refused refused, String field, String problem) {
    assertThat(refused.refusal().about())
        .containsEntry("field", field)
        .containsEntry("problem", problem);
    for (String language : Words.LANGUAGES) {
      assertThat(Words.of("pace-wheel", language).say(refused.refusal()))
          .contains(field)
          .doesNotContain(": " + problem + ".", "{");
    }
  }

  @Test
  void theRaceItselfIsAPosition() {
    Setup setup = PaceWheelContractTest.setup(2, "ownCourse profile _60");
    RaceState race = Json.position(Scene.GAME, setup, Json.parse(RACE.replace('\'', '"')));
    assertThat(race.startPoints(0, Skill.SPRINT)).as("left out, so as now").isEqualTo(5);
  }

  @Test
  void pointsOfTheBeginningThatAreLeftOutMakeFifteen() {
    Setup setup = PaceWheelContractTest.setup(2, "ownCourse profile _60");
    String json =
        changed(
            "'A2':{'square':20,'sprint':5,'endurance':5,'climbing':5}",
            "'A2':{'square':20,'sprint':8,'endurance':1,'climbing':0}");
    RaceState race = Json.position(Scene.GAME, setup, Json.parse(json.replace('\'', '"')));
    assertThat(race.startPoints(1, Skill.SPRINT)).isEqualTo(8);
    assertThat(race.startPoints(1, Skill.ENDURANCE)).isEqualTo(7);
    assertThat(race.startPoints(1, Skill.CLIMBING)).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          'turn':5 | 'turn':0 | turn | after_start
          'turn':5 | 'turn':5,'stage':2 | stage | range
          'turn':5 | 'turn':5,'turnsBefore':9 | turnsBefore | first_stage
          'starter':'A' | 'starter':'C' | starter | seat
          'onTurn':'A' | 'onTurn':'NONE' | onTurn | seat
          'subject':'' | 'subject':'A1' | subject | subject
          'subject':'' | 'subject':'X1' | subject | racer
          'A3':{'square':19 | 'A3':{'square':20 | racers.A1.square | full
          'A3':{'square':19 | 'A3':{'square':60 | racers.A3.square | beyond
          'A3':{'square':19 | 'A3':{'square':75 | racers.A3.square | beyond
          'A3':{'square':19 | 'A3':{'square':503 | arrivals | missing
          'A3':{'square':19 | 'A3':{'square':-4 | racers.A3.square | range
          'A3':{'square':19 | 'A3':{'square':-8 | racers.A3.square | not_placed
          'A3':{'square':19 | 'A3':{'square':19,'fed':[1] | racers.A3.fed | range
          'A3':{'square':19 | 'A3':{'square':19,'incident':true | racers.A3.incident | no_incidents
          'A3':{'square':19 | 'A3':{'square':19,'owed':3 | racers.A3.owed | no_incidents
          'A3':{'square':19 | 'A3':{'square':19,'summits':1 | racers.A3.summits | single_race
          'A3':{'square':19 | 'A3':{'square':19,'points':4 | racers.A3.points | single_race
          'A3':{'square':19 | 'A3':{'square':19,'lastRank':4 | racers.A3.lastRank | single_race
          'A3':{'square':19,'sprint':5 | 'A3':{'square':19,'sprint':6 | racers.A3.startSprint | skills
          'A3':{'square':19,'sprint':5 | 'A3':{'square':19,'startSprint':4,'startEndurance':6,'startClimbing':5,'sprint':5 | racers.A3.sprint | too_many_points
          'turn':5 | 'turn':5,'paces':['FAST'],'terrains':['FLAT'],'shifted':[1] | shifted | other_phase
          'turn':5 | 'turn':5,'settled':['A1'] | settled | other_phase
          'turn':5 | 'turn':5,'cursor':20 | cursor | cursor
          'turn':5 | 'turn':5,'arrivals':[{'racer':'A1','firstRank':1,'turn':4}] | arrivals | on_road
          'turn':5 | 'turn':5,'attack':{'attacker':'A1'} | attack | other_phase
          'turn':5 | 'turn':5,'attack':{'roll':7} | attack | other_phase
          'turn':5 | 'turn':5,'attack':{'attempted':['A1']} | attack.attempted | attempts
          'turn':5 | 'turn':5,'attack':{'attempted':['A1','A1']} | attack.attempted | twice
          'turn':5 | 'turn':5,'attack':{'attempted':['B1']} | attack.attempted | not_on_turn
          'phase':'ATTACK' | 'phase':'PACE' | cursor | cursor
          'phase':'ATTACK' | 'phase':'BOOST' | attack.attacker | not_on_turn
          'phase':'ATTACK' | 'phase':'FEED' | subject | subject
          'phase':'ATTACK' | 'phase':'OVER' | phase | not_over
          'phase':'ATTACK' | 'phase':'PLACE' | turn | before_start
          """)
  void inASingleRace(String from, String to, String field, String problem) {
    Setup setup = PaceWheelContractTest.setup(2, "ownCourse profile _60");
    isRefused(refused(setup, changed(from, to)), field, problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          'A3':{'square':19 | 'A3':{'square':19,'fed':[2] | racers.A3.fed | range
          'A3':{'square':19 | 'A3':{'square':43,'summits':1,'fed':[1,1] | racers.A3.fed | twice
          'A3':{'square':19 | 'A3':{'square':31 | racers.A3.summits | summits
          'A3':{'square':19 | 'A3':{'square':19,'owed':99 | racers.A3.owed | range
          'A3':{'square':19 | 'A3':{'square':19,'lastRank':3 | racers.A3.lastRank | ranks
          'A3':{'square':19 | 'A3':{'square':19,'stageWins':1 | racers | stage_wins
          'A3':{'square':19 | 'A3':{'square':19,'points':7 | racers.A3.points | first_stage
          'A3':{'square':19 | 'A3':{'square':19,'summitWins':1 | racers.A3.summitWins | range
          'A3':{'square':19 | 'A3':{'square':31,'summits':1,'summitWins':2 | racers.A3.summitWins | range
          'A3':{'square':19 | 'A3':{'square':31,'summits':1,'climbPoints':6 | racers.A3.climbPoints | range
          'turn':5 | 'turn':5,'stage':2 | turnsBefore | range
          'phase':'ATTACK' | 'phase':'RECOVER' | racers.A1.lastRank | ranks
          """)
  void inAStageRace(String from, String to, String field, String problem) {
    Setup setup = PaceWheelContractTest.setup(2, STAGES);
    isRefused(refused(setup, changed(from, to)), field, problem);
  }

  @Test
  void whatAnOptionSwitchesOffIsNotPassedOver() {
    Setup off = PaceWheelContractTest.setup(2, "ownCourse profile _60; feed 15-18");
    String json = changed("'A3':{'square':19", "'A3':{'square':19,'fed':[1]");
    isRefused(refused(off, json), "racers.A3.fed", "no_food");
    Setup dice =
        PaceWheelContractTest.setup(2, "incident one | dice two-d6 | ownCourse profile _60");
    json = changed("'A3':{'square':19", "'A3':{'square':19,'incident':true");
    isRefused(refused(dice, json), "racers.A3.incident", "no_incidents");
  }

  @Test
  void arrivalsAreInOrderAndEndARaceThatStops() {
    String json =
        changed("'A3':{'square':19", "'A3':{'square':503")
            .replace("'turn':5", "'turn':5,'arrivals':[{'racer':'A3','firstRank':1,'turn':%s}]");
    Setup stop = PaceWheelContractTest.setup(2, "ownCourse profile _60");
    isRefused(refused(stop, json.formatted(4)), "arrivals", "race_over");
    Setup on = PaceWheelContractTest.setup(2, "ownCourse profile _60 | ending ride-on");
    isRefused(refused(on, json.formatted(6)), "arrivals", "order");
  }

  @Test
  void racersOnOneSquareAreInOneGroup() {
    Setup setup = PaceWheelContractTest.setup(2, "ownCourse profile _60");
    String json =
        RACE.replace("'square':20", "'group':1,'square':20")
            .replace("'square':19", "'group':1,'square':19")
            .replace("'square':12", "'group':2,'square':12");
    String paces = "'turn':5,'paces':['STEADY','STEADY'],'terrains':['FLAT','FLAT']";
    isRefused(
        refused(
            setup, json.replace("'B2':{'group':1", "'B2':{'group':2").replace("'turn':5", paces)),
        "racers.B2.group",
        "two_groups");
    isRefused(
        refused(setup, json.replace("'group':2", "'group':3").replace("'turn':5", paces)),
        "racers.B3.group",
        "no_pace");
    isRefused(
        refused(setup, "{'turn':0,'phase':'ALLOCATE','subject':'A1','racers':{'A2':{'group':7}}}"),
        "racers.A2.group",
        "no_pace");
  }

  @Test
  void racersArePlacedInTurn() {
    Setup setup = PaceWheelContractTest.setup(2, "ownCourse profile _60");
    String json =
        RACE.replace("'turn':5", "'turn':0")
            .replace("ATTACK", "PLACE")
            .replaceAll("'square':[0-9]+", "'square':-8");
    assertThat(Json.position(Scene.GAME, setup, Json.parse(json.replace('\'', '"')))).isNotNull();
    isRefused(
        refused(setup, json.replace("'B1':{'square':-8", "'B1':{'square':0")),
        "racers",
        "turn_order");
    isRefused(
        refused(setup, json.replace("'A1':{'square':-8", "'A1':{'square':0")),
        "onTurn",
        "turn_order");
    isRefused(
        refused(setup, json.replace("'A1':{'square':-8", "'A1':{'square':3")),
        "racers.A1.square",
        "strip");
  }

  @Test
  void nonsenseIsRefusedAndNeverTripsOver() {
    Setup setup = PaceWheelContractTest.setup(2, "ownCourse profile _60");
    for (Phase phase : Phase.values()) {
      for (String subject : new String[] {"", "A1", "B2"}) {
        for (int cursor : new int[] {-8, 0, 12, 20, 511}) {
          String json =
              changed("'phase':'ATTACK','subject':''", "'phase':'%s','subject':'%s','cursor':%d")
                  .formatted(phase, subject, cursor);
          if (phase != Phase.ATTACK && phase != Phase.SHUFFLE && phase != Phase.PACE) {
            assertThatThrownBy(
                    () -> Json.position(Scene.GAME, setup, Json.parse(json.replace('\'', '"'))))
                .as(json)
                .isInstanceOf(Refused.class)
                .hasMessageStartingWith("position {");
          }
        }
      }
    }
  }
}
