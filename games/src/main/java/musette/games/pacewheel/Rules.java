package musette.games.pacewheel;

import java.util.List;
import java.util.Locale;
import musette.kernel.Refused;
import musette.kernel.Setup;

/**
 * The courses and the options of one match, as the state and every view carry them.
 *
 * @param stages one course, or several in a stage race
 * @param breakaway the middle circle: uphill slow, steady, fast, then flat, then downhill
 * @param counter the inner circle, in the same order
 * @param distance squares of a breakaway; 0: the result less the outer number (PW-Q-02)
 * @param boosts how many points may raise one result (PW-Q-03)
 * @param attempts breakaway attempts in a player-turn (PW-Q-06)
 * @param catchRate squares that an endurance point makes up (PW-Q-31)
 */
public record Rules(
    int seats,
    List<Course> stages,
    List<Integer> breakaway,
    List<Integer> counter,
    int distance,
    int boosts,
    BoostTime boostTime,
    Against counterAgainst,
    int attempts,
    boolean teamCounter,
    Dice dice,
    Incident incident,
    CatchUp catchUp,
    int catchRate,
    boolean feeding,
    FeedCap feedCap,
    Split split,
    NewPace newPace,
    MergedPace mergedPace,
    Acceleration acceleration,
    boolean mayRefuse,
    Exhausted exhausted,
    TerrainTime terrainTime,
    TwoSkills twoSkills,
    Tie tie,
    Crossing crossing,
    Ending ending,
    StagePoints stagePoints,
    StageTurn stageTurn,
    Strip strip) {

  /** When a point that raises a result is named (PW-Q-08). */
  public enum BoostTime {
    AFTER,
    BEFORE
  }

  /** What a counter has to beat (PW-Q-04). */
  public enum Against {
    RESULT,
    ROLL
  }

  /** PW-03. */
  public enum Dice {
    D12,
    TWO_D6
  }

  /** Which result is a mechanical incident (PW-50, PW-Q-29). */
  public enum Incident {
    OFF,
    ONE,
    LOWEST
  }

  /** How long lost squares can be made up (PW-Q-64). */
  public enum CatchUp {
    LASTING,
    NEXT_TURN
  }

  /** Where food stops at the skills of the beginning (PW-Q-32). */
  public enum FeedCap {
    STAGE_RACE,
    NEVER,
    ALWAYS
  }

  /** How often a short first square splits off (PW-Q-10). */
  public enum Split {
    REPEAT,
    FIRST_SQUARE
  }

  /** The pace of a group that leaves another (PW-Q-11). */
  public enum NewPace {
    INHERIT,
    STEADY
  }

  /** The pace of groups that meet (PW-Q-12). */
  public enum MergedPace {
    AHEAD,
    FASTEST,
    SLOWEST
  }

  /** Which accelerations burn a point (PW-Q-16). */
  public enum Acceleration {
    ANY,
    TO_FAST,
    NONE
  }

  /** The pace of a fast group that nobody can pay for (PW-Q-19). */
  public enum Exhausted {
    STEADY,
    SLOW
  }

  /** Which front square decides the terrain of steps 2 to 5 (PW-Q-46). */
  public enum TerrainTime {
    TURN_START,
    NOW
  }

  /** What a cell with two skills costs (PW-Q-73). */
  public enum TwoSkills {
    EITHER,
    BOTH
  }

  /** Who ties at a line (PW-Q-24). */
  public enum Tie {
    GROUP,
    SQUARE
  }

  /** What crossing is (PW-Q-58). */
  public enum Crossing {
    REACH,
    PASS
  }

  /** When a single race ends (PW-Q-61). */
  public enum Ending {
    STOP,
    RIDE_ON
  }

  /** How stage points are made (PW-Q-27). */
  public enum StagePoints {
    BOTH,
    RANK_ONLY,
    TURNS_ONLY
  }

  /** What an additional turn is (PW-Q-28). */
  public enum StageTurn {
    PLAYER_TURN,
    ROUND
  }

  /** Where racers may be placed on the strip (PW-Q-34). */
  public enum Strip {
    CLOSED_UP,
    FREE
  }

  public Rules {
    stages = List.copyOf(stages);
    breakaway = List.copyOf(breakaway);
    counter = List.copyOf(counter);
  }

  /** Refuses tables and courses that cannot be read. */
  static Rules of(Setup setup) {
    return new Rules(
        setup.seats(),
        stages(setup),
        table(setup, "breakaway"),
        table(setup, "counter"),
        setup.value("distance").equals("margin") ? 0 : setup.number("distance"),
        setup.number("boosts"),
        choice(setup, "boostTime", BoostTime.class),
        choice(setup, "counterAgainst", Against.class),
        setup.number("attempts"),
        setup.flag("teamCounter"),
        choice(setup, "dice", Dice.class),
        choice(setup, "incident", Incident.class),
        choice(setup, "catchUp", CatchUp.class),
        setup.number("catchRate"),
        setup.flag("feeding"),
        choice(setup, "feedCap", FeedCap.class),
        choice(setup, "split", Split.class),
        choice(setup, "newPace", NewPace.class),
        choice(setup, "mergedPace", MergedPace.class),
        choice(setup, "acceleration", Acceleration.class),
        setup.flag("mayRefuse"),
        choice(setup, "exhausted", Exhausted.class),
        choice(setup, "terrainTime", TerrainTime.class),
        choice(setup, "twoSkills", TwoSkills.class),
        choice(setup, "tie", Tie.class),
        choice(setup, "crossing", Crossing.class),
        choice(setup, "ending", Ending.class),
        choice(setup, "stagePoints", StagePoints.class),
        choice(setup, "stageTurn", StageTurn.class),
        choice(setup, "strip", Strip.class));
  }

  boolean isStageRace() {
    return stages.size() > 1;
  }

  /** The text of an option value: its enum constant in lower case. */
  static String text(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static <E extends Enum<E>> E choice(Setup setup, String option, Class<E> type) {
    return Enum.valueOf(type, setup.value(option).toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  private static List<Course> stages(Setup setup) {
    String own = setup.value("ownCourse");
    List<Course> stages =
        own.isBlank() ? Courses.BUILT_IN.stages(setup.value("course")) : ownStages(own);
    return setup.flag("summitFinish")
        ? stages
        : stages.stream().map(Course::withoutSummitFinish).toList();
  }

  /** Entries as in the data file, parted by semicolons; a lone profile needs no title. */
  private static List<Course> ownStages(String text) {
    if (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
      throw Refused.because("PW-DATA-05", "course-lines");
    }
    String whole = text.strip();
    String entries =
        whole.startsWith("course") || whole.startsWith("race")
            ? whole
            : "course own : Own course;" + whole;
    Courses read = CourseReader.read("ownCourse", List.of(entries.split(";")));
    if (read.races().size() == 1) {
      return read.races().values().iterator().next();
    }
    if (read.races().isEmpty() && read.courses().size() == 1) {
      return List.copyOf(read.courses().values());
    }
    throw Refused.because(
        "PW-DATA-02",
        "course-which",
        "courses",
        read.courses().size(),
        "races",
        read.races().size());
  }

  private static List<Integer> table(Setup setup, String option) {
    String text = setup.value(option);
    if (!text.matches("[0-9](,[0-9]){2}(/[0-9](,[0-9]){2}){2}")) {
      throw Refused.because("PW-DATA-06", "table", "option", option, "value", text);
    }
    return text.chars().filter(Character::isDigit).mapToObj(c -> c - '0').toList();
  }
}
