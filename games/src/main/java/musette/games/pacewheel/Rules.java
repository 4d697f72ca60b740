package musette.games.pacewheel;

import java.util.List;
import java.util.Map;
import musette.games.pacewheel.Options.Acceleration;
import musette.games.pacewheel.Options.Against;
import musette.games.pacewheel.Options.BoostTime;
import musette.games.pacewheel.Options.CatchUp;
import musette.games.pacewheel.Options.Crossing;
import musette.games.pacewheel.Options.Dice;
import musette.games.pacewheel.Options.Distance;
import musette.games.pacewheel.Options.Ending;
import musette.games.pacewheel.Options.Exhausted;
import musette.games.pacewheel.Options.FeedCap;
import musette.games.pacewheel.Options.Incident;
import musette.games.pacewheel.Options.MergedPace;
import musette.games.pacewheel.Options.NewPace;
import musette.games.pacewheel.Options.Split;
import musette.games.pacewheel.Options.StagePoints;
import musette.games.pacewheel.Options.StageTurn;
import musette.games.pacewheel.Options.Strip;
import musette.games.pacewheel.Options.TerrainTime;
import musette.games.pacewheel.Options.Tie;
import musette.games.pacewheel.Options.TwoSkills;
import musette.games.pacewheel.course.Course;
import musette.games.pacewheel.course.CourseFile;
import musette.games.pacewheel.course.CourseReader;
import musette.games.pacewheel.course.Mistake;
import musette.games.pacewheel.course.Reading;
import musette.kernel.Key;
import musette.kernel.Refused;
import musette.kernel.Setup;

/**
 * The courses and the chosen options of one match, shared by all its states.
 *
 * @param options those that differ from their defaults, as every view carries them
 * @param stages one course, or several in a stage race
 * @param breakaway the middle circle: uphill slow, steady, fast, then flat, then downhill
 * @param counter the inner circle, in the same order
 * @param distance squares of a breakaway; 0: the result less the outer number (PW-Q-02)
 * @param boosts how many points may raise one result (PW-Q-03)
 * @param attempts breakaway attempts in a player-turn (PW-Q-06)
 * @param catchRate squares that an endurance point makes up (PW-Q-31)
 */
record Rules(
    int seats,
    Map<String, String> options,
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

  public Rules {
    stages = List.copyOf(stages);
    breakaway = List.copyOf(breakaway);
    counter = List.copyOf(counter);
  }

  /** Refuses tables and courses that cannot be read. */
  static Rules of(Setup setup) {
    return new Rules(
        setup.seats(),
        Options.ABOUT.chosen(setup),
        stages(setup),
        table(setup, Options.BREAKAWAY),
        table(setup, Options.COUNTER),
        squares(setup.get(Options.DISTANCE)),
        setup.get(Options.BOOSTS),
        setup.get(Options.BOOST_TIME),
        setup.get(Options.COUNTER_AGAINST),
        setup.get(Options.ATTEMPTS),
        setup.get(Options.TEAM_COUNTER),
        setup.get(Options.DICE),
        setup.get(Options.INCIDENT),
        setup.get(Options.CATCH_UP),
        setup.get(Options.CATCH_RATE),
        setup.get(Options.FEEDING),
        setup.get(Options.FEED_CAP),
        setup.get(Options.SPLIT),
        setup.get(Options.NEW_PACE),
        setup.get(Options.MERGED_PACE),
        setup.get(Options.ACCELERATION),
        setup.get(Options.MAY_REFUSE),
        setup.get(Options.EXHAUSTED),
        setup.get(Options.TERRAIN_TIME),
        setup.get(Options.TWO_SKILLS),
        setup.get(Options.TIE),
        setup.get(Options.CROSSING),
        setup.get(Options.ENDING),
        setup.get(Options.STAGE_POINTS),
        setup.get(Options.STAGE_TURN),
        setup.get(Options.STRIP));
  }

  boolean isStageRace() {
    return stages.size() > 1;
  }

  /** The square from which on a racer is over the line of a course. */
  int line(Course course) {
    return course.length() + (crossing == Crossing.PASS ? 1 : 0);
  }

  private static int squares(Distance distance) {
    return distance == Distance.MARGIN ? 0 : distance.ordinal() + 1;
  }

  private static List<Course> stages(Setup setup) {
    String own = setup.get(Options.OWN_COURSE);
    List<Course> stages =
        own.strip().isEmpty()
            ? CourseFile.BUILT_IN.stages(setup.get(Options.COURSE))
            : ownStages(own);
    return setup.get(Options.SUMMIT_FINISH)
        ? stages
        : stages.stream().map(Course::withoutSummitFinish).toList();
  }

  /** Entries as in the data file; a lone profile needs no title. */
  private static List<Course> ownStages(String text) {
    Reading read = CourseReader.readOwn(Options.OWN_COURSE.id(), text);
    for (Mistake mistake : read.all()) {
      throw mistake.refusal().asException();
    }
    return read.stages();
  }

  private static List<Integer> table(Setup setup, Key<String> option) {
    String text = setup.get(option);
    if (!isTable(text)) {
      throw Refused.because("PW-DATA-06", "table", "option", option.id(), "value", text);
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
