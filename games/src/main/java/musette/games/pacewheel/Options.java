package musette.games.pacewheel;

import java.util.List;
import java.util.stream.Stream;
import musette.games.pacewheel.course.CourseFile;
import musette.kernel.About;
import musette.kernel.Key;
import musette.kernel.Option;

/** What can be chosen before a match: the rulebook's own options and every ruling left open. */
final class Options {
  private static final int LONGEST_COURSE = 4000;

  static final Key<String> COURSE =
      Key.name("course", List.of("PW-Q-38", "PW-DATA-01"), CourseFile.BUILT_IN.ids(), "collines");
  static final Key<String> OWN_COURSE =
      Key.text(
          "ownCourse",
          List.of("PW-Q-38", "PW-DATA-02", "PW-DATA-03", "PW-DATA-04"),
          LONGEST_COURSE,
          "");
  static final Key<String> BREAKAWAY =
      Key.text("breakaway", List.of("PW-Q-01", "PW-DATA-06"), 20, "2,2,2/2,2,2/2,2,2");
  static final Key<String> COUNTER =
      Key.text("counter", List.of("PW-Q-01", "PW-DATA-06"), 20, "2,2,2/2,2,2/2,2,2");
  static final Key<Distance> DISTANCE =
      Key.choice("distance", List.of("PW-Q-02"), Distance.values());
  static final Key<Integer> BOOSTS =
      Key.number("boosts", List.of("PW-Q-03", "PW-26", "PW-32"), 0, 5, 1);
  static final Key<BoostTime> BOOST_TIME =
      Key.choice("boostTime", List.of("PW-Q-08"), BoostTime.values());
  static final Key<Against> COUNTER_AGAINST =
      Key.choice("counterAgainst", List.of("PW-Q-04"), Against.values());
  static final Key<Integer> ATTEMPTS = Key.number("attempts", List.of("PW-Q-06"), 1, 3, 1);
  static final Key<Boolean> TEAM_COUNTER = Key.on("teamCounter", "PW-Q-06");
  static final Key<Dice> DICE = Key.choice("dice", List.of("PW-03"), Dice.values());
  static final Key<Incident> INCIDENT =
      Key.choice("incident", List.of("PW-50", "PW-Q-29"), Incident.values());
  static final Key<CatchUp> CATCH_UP = Key.choice("catchUp", List.of("PW-Q-64"), CatchUp.values());
  static final Key<Integer> CATCH_RATE = Key.number("catchRate", List.of("PW-Q-31"), 1, 3, 1);
  static final Key<Boolean> FEEDING = Key.off("feeding", "PW-52", "PW-53");
  static final Key<FeedCap> FEED_CAP = Key.choice("feedCap", List.of("PW-Q-32"), FeedCap.values());
  static final Key<Split> SPLIT = Key.choice("split", List.of("PW-Q-10"), Split.values());
  static final Key<NewPace> NEW_PACE = Key.choice("newPace", List.of("PW-Q-11"), NewPace.values());
  static final Key<MergedPace> MERGED_PACE =
      Key.choice("mergedPace", List.of("PW-Q-12"), MergedPace.values());
  static final Key<Acceleration> ACCELERATION =
      Key.choice("acceleration", List.of("PW-Q-16"), Acceleration.values());
  static final Key<Boolean> MAY_REFUSE = Key.off("mayRefuse", "PW-Q-17");
  static final Key<Exhausted> EXHAUSTED =
      Key.choice("exhausted", List.of("PW-Q-19"), Exhausted.values());
  static final Key<TerrainTime> TERRAIN_TIME =
      Key.choice("terrainTime", List.of("PW-Q-46"), TerrainTime.values());
  static final Key<TwoSkills> TWO_SKILLS =
      Key.choice("twoSkills", List.of("PW-Q-73"), TwoSkills.values());
  static final Key<Tie> TIE = Key.choice("tie", List.of("PW-Q-24"), Tie.values());
  static final Key<Crossing> CROSSING =
      Key.choice("crossing", List.of("PW-Q-58"), Crossing.values());
  static final Key<Ending> ENDING = Key.choice("ending", List.of("PW-Q-61"), Ending.values());
  static final Key<StagePoints> STAGE_POINTS =
      Key.choice("stagePoints", List.of("PW-Q-27"), StagePoints.values());
  static final Key<StageTurn> STAGE_TURN =
      Key.choice("stageTurn", List.of("PW-Q-28"), StageTurn.values());
  static final Key<Strip> STRIP = Key.choice("strip", List.of("PW-Q-34"), Strip.values());
  static final Key<Boolean> SUMMIT_FINISH = Key.on("summitFinish", "PW-Q-37");

  /** The game and its options. */
  static final About ABOUT =
      new About(
          "pace-wheel",
          "Pace Wheel",
          "The Pace Wheel game, English rulebook, 2020",
          2,
          1,
          5,
          45,
          all());

  private Options() {}

  /** In the order in which a form shows them. */
  static List<Option> all() {
    return Stream.<Key<?>>of(
            COURSE,
            OWN_COURSE,
            BREAKAWAY,
            COUNTER,
            DISTANCE,
            BOOSTS,
            BOOST_TIME,
            COUNTER_AGAINST,
            ATTEMPTS,
            TEAM_COUNTER,
            DICE,
            INCIDENT,
            CATCH_UP,
            CATCH_RATE,
            FEEDING,
            FEED_CAP,
            SPLIT,
            NEW_PACE,
            MERGED_PACE,
            ACCELERATION,
            MAY_REFUSE,
            EXHAUSTED,
            TERRAIN_TIME,
            TWO_SKILLS,
            TIE,
            CROSSING,
            ENDING,
            STAGE_POINTS,
            STAGE_TURN,
            STRIP,
            SUMMIT_FINISH)
        .<Option>map(Key::option)
        .toList();
  }

  /** How many squares a breakaway gains (PW-Q-02). */
  enum Distance {
    _1,
    _2,
    _3,
    _4,
    MARGIN
  }

  /** When a point that raises a result is named (PW-Q-08). */
  enum BoostTime {
    AFTER,
    BEFORE
  }

  /** What a counter has to beat (PW-Q-04). */
  enum Against {
    RESULT,
    ROLL
  }

  /** PW-03. */
  enum Dice {
    D12,
    TWO_D6
  }

  /** Which result is a mechanical incident (PW-50, PW-Q-29). */
  enum Incident {
    OFF,
    ONE,
    LOWEST
  }

  /** How long lost squares can be made up (PW-Q-64). */
  enum CatchUp {
    LASTING,
    NEXT_TURN
  }

  /** Where food stops at the skills of the beginning (PW-Q-32). */
  enum FeedCap {
    STAGE_RACE,
    NEVER,
    ALWAYS
  }

  /** How often a short first square splits off (PW-Q-10). */
  enum Split {
    REPEAT,
    FIRST_SQUARE
  }

  /** The pace of a group that leaves another (PW-Q-11). */
  enum NewPace {
    INHERIT,
    STEADY
  }

  /** The pace of groups that meet (PW-Q-12). */
  enum MergedPace {
    AHEAD,
    FASTEST,
    SLOWEST
  }

  /** Which accelerations burn a point (PW-Q-16). */
  enum Acceleration {
    ANY,
    TO_FAST,
    NONE
  }

  /** What becomes of a fast group that nobody in its first square can pay for (PW-Q-19). */
  enum Exhausted {
    STEADY,
    SLOW,
    DROP
  }

  /** Which front square decides the terrain of steps 2 to 5 (PW-Q-46). */
  enum TerrainTime {
    TURN_START,
    NOW
  }

  /** What a cell with two skills costs (PW-Q-73). */
  enum TwoSkills {
    EITHER,
    BOTH
  }

  /** Who ties at a line (PW-Q-24). */
  enum Tie {
    GROUP,
    SQUARE
  }

  /** What crossing is (PW-Q-58). */
  enum Crossing {
    REACH,
    PASS
  }

  /** When a single race ends (PW-Q-61). */
  enum Ending {
    STOP,
    RIDE_ON
  }

  /** How stage points are made (PW-Q-27). */
  enum StagePoints {
    BOTH,
    RANK_ONLY,
    TURNS_ONLY
  }

  /** What an additional turn is (PW-Q-28). */
  enum StageTurn {
    PLAYER_TURN,
    ROUND
  }

  /** Where racers may be placed on the strip (PW-Q-34). */
  enum Strip {
    CLOSED_UP,
    FREE
  }
}
