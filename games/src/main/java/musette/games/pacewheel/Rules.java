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

  /** The form of a table; every 0 stands for a digit. */
  private static final String TABLE = "0,0,0/0,0,0/0,0,0";

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

  /** What becomes of a fast group that nobody in its first square can pay for (PW-Q-19). */
  public enum Exhausted {
    STEADY,
    SLOW,
    DROP
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
        choice(setup, "boostTime", BoostTime.values()),
        choice(setup, "counterAgainst", Against.values()),
        setup.number("attempts"),
        setup.flag("teamCounter"),
        choice(setup, "dice", Dice.values()),
        choice(setup, "incident", Incident.values()),
        choice(setup, "catchUp", CatchUp.values()),
        setup.number("catchRate"),
        setup.flag("feeding"),
        choice(setup, "feedCap", FeedCap.values()),
        choice(setup, "split", Split.values()),
        choice(setup, "newPace", NewPace.values()),
        choice(setup, "mergedPace", MergedPace.values()),
        choice(setup, "acceleration", Acceleration.values()),
        setup.flag("mayRefuse"),
        choice(setup, "exhausted", Exhausted.values()),
        choice(setup, "terrainTime", TerrainTime.values()),
        choice(setup, "twoSkills", TwoSkills.values()),
        choice(setup, "tie", Tie.values()),
        choice(setup, "crossing", Crossing.values()),
        choice(setup, "ending", Ending.values()),
        choice(setup, "stagePoints", StagePoints.values()),
        choice(setup, "stageTurn", StageTurn.values()),
        choice(setup, "strip", Strip.values()));
  }

  boolean isStageRace() {
    return stages.size() > 1;
  }

  /** The text of an option value: its enum constant in lower case. */
  static String text(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static <E extends Enum<E>> E choice(Setup setup, String option, E[] values) {
    String text = setup.value(option);
    for (E value : values) {
      if (isText(text, value.name())) {
        return value;
      }
    }
    throw new IllegalArgumentException(option + " " + text);
  }

  /** As {@link #text}, without making one: matches start by the thousand in simulations. */
  private static boolean isText(String text, String name) {
    boolean fits = text.length() == name.length();
    for (int i = 0; fits && i < text.length(); i++) {
      char sign = text.charAt(i);
      fits = name.charAt(i) == (sign == '-' ? '_' : Character.toUpperCase(sign));
    }
    return fits;
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
    Courses read = CourseReader.readOwn("ownCourse", List.of(text.split(";", -1)));
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
    if (!isTable(text)) {
      throw Refused.because("PW-DATA-06", "table", "option", option, "value", text);
    }
    var numbers = new Integer[9];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = text.charAt(2 * i) - '0';
    }
    return List.of(numbers);
  }

  private static boolean isTable(String text) {
    boolean fits = text.length() == TABLE.length();
    for (int i = 0; fits && i < text.length(); i++) {
      char sign = text.charAt(i);
      fits = TABLE.charAt(i) == (sign >= '0' && sign <= '9' ? '0' : sign);
    }
    return fits;
  }
}
