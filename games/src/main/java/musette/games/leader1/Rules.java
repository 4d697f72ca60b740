package musette.games.leader1;

import java.util.List;
import musette.games.leader1.Course.CobbleStones;
import musette.games.leader1.CourseChecks.HillCategories;
import musette.games.leader1.CourseChecks.Limits;
import musette.games.leader1.CourseChecks.Repeats;
import musette.games.leader1.CourseChecks.Tokens;
import musette.kernel.Refused;
import musette.kernel.Setup;

/** The options of a match, read once, and the stages it goes over. Shared by all its states. */
final class Rules {
  final Setup setup;
  final List<Course> stages;
  final int seats;
  final int teams;
  final int cyclists;
  final Face.Die die;

  /** Tiles of the values 2, 3, 4 and 5 in each colour (L1-Q-03). */
  final int[] tiles;

  final boolean qualitiesCompulsory;
  final boolean qualitiesEachStage;
  final boolean fixedCyclists;
  final int firstTeam;
  final boolean allTeamsByStanding;
  final boolean payingUnlimited;
  final boolean diagonalSlipstream;
  final boolean literalSlipstream;
  final Obstacles.LongestWay longestWay;
  final boolean paidAsFour;
  final boolean emptyTeamAsked;
  final boolean energyCap;
  final boolean absorbedPay;
  final boolean rejoinAtHead;
  final Place rejoinArea;
  final boolean overtakerRejoins;
  final boolean leavingPay;
  final boolean increasesAddUp;
  final boolean punctureKeepsSlot;
  final boolean absorbPunctured;
  final boolean absorbFallen;
  final boolean twoRiskRolls;
  final boolean crackDoublesAll;
  final int weatherTokens;
  final boolean weatherRepeats;
  final int weatherDistance;
  final boolean weatherTouches;
  final boolean heatOnHexagon;
  final boolean windGives;
  final boolean drawByHand;
  final boolean finishBySupportOrder;
  final boolean puncturedBeforeDropped;
  final InPeloton pelotonPuncture;
  final boolean payAtFinish;
  final boolean rideOn;
  final int delayLimit;
  final boolean pelotonTakesBonus;
  final boolean risksCarried;
  final boolean sumOfPlaces;

  Rules(Setup setup) {
    this.setup = setup;
    seats = setup.seats();
    teams = Math.min(seats, Team.COUNT);
    cyclists = seats > Team.COUNT ? 1 : setup.number("cyclists");
    stages = stages(setup);
    die = setup.value("die").equals("bell") ? Face.Die.BELL : Face.Die.EVEN;
    tiles =
        setup.value("feedTiles").equals("bell") ? new int[] {2, 4, 4, 2} : new int[] {3, 3, 3, 3};
    qualitiesCompulsory = setup.value("qualities").equals("compulsory");
    qualitiesEachStage = setup.flag("qualitiesEachStage");
    fixedCyclists = setup.value("selection").equals("fixed");
    firstTeam = firstTeam(setup.value("firstTeam"));
    allTeamsByStanding = setup.value("laterStages").equals("standing");
    payingUnlimited = setup.flag("payBeyondSix");
    diagonalSlipstream = setup.value("slipstream").equals("diagonal");
    literalSlipstream = setup.value("slipstreamTest").equals("ended-behind");
    longestWay =
        setup.value("longestWay").equals("whole-move")
            ? Obstacles.LongestWay.WHOLE_MOVE
            : Obstacles.LongestWay.THROUGH_BLOCK;
    paidAsFour = setup.value("shortBreakaway").equals("paid-as-four");
    emptyTeamAsked = setup.value("emptyTeamPursuit").equals("asked");
    energyCap = setup.flag("energyCap");
    absorbedPay = setup.flag("absorbedPay");
    rejoinAtHead = setup.value("rejoinAt").equals("head");
    rejoinArea = setup.value("rejoinArea").equals("front") ? Place.FRONT : Place.BACK;
    overtakerRejoins = setup.value("overtaking").equals("rejoins");
    leavingPay = setup.flag("leavingPay");
    increasesAddUp = setup.flag("increasesAddUp");
    punctureKeepsSlot = setup.value("punctureSlot").equals("kept");
    absorbPunctured = setup.flag("absorbPunctured");
    absorbFallen = setup.flag("absorbFallen");
    twoRiskRolls = setup.value("riskRolls").equals("two");
    crackDoublesAll = setup.value("crackDoubles").equals("all");
    weatherTokens = setup.number("weather");
    weatherRepeats = setup.value("weatherTokens").equals("repeated");
    weatherDistance = setup.value("weatherTurned").equals("two-before") ? 2 : 1;
    weatherTouches = setup.value("weatherReach").equals("touches");
    heatOnHexagon = setup.value("heat").equals("hexagon");
    windGives = setup.flag("windGives");
    drawByHand = setup.value("feedDraw").equals("manual");
    finishBySupportOrder = setup.value("pelotonFinish").equals("support");
    puncturedBeforeDropped = setup.value("puncturedOrder").equals("before");
    pelotonPuncture = inPeloton(setup);
    payAtFinish = setup.flag("payAtFinish");
    rideOn = setup.value("oneDayEnd").equals("all-home");
    delayLimit = setup.number("delayLimit");
    pelotonTakesBonus = setup.flag("pelotonTakesBonus");
    risksCarried = setup.flag("risksCarried");
    sumOfPlaces = setup.value("ranking").equals("sum");
  }

  /** What a puncture inside the peloton does besides putting the cyclist behind it (L1-Q-85). */
  enum InPeloton {
    /** Until he moves, others cross his square freely and cannot stop on it. */
    CROSSED_FREE,
    ORDINARY_SQUARE,
    /** The same as a puncture on the road. */
    PLAYS_LAST
  }

  private static InPeloton inPeloton(Setup setup) {
    if (setup.flag("pelotonPunctureWaits")) {
      return InPeloton.PLAYS_LAST;
    }
    boolean ordinary = setup.value("pelotonPunctureSquare").equals("ordinary");
    return ordinary ? InPeloton.ORDINARY_SQUARE : InPeloton.CROSSED_FREE;
  }

  private static List<Course> stages(Setup setup) {
    HillCategories hills = setup.flag("hillCategories") ? HillCategories.ON : HillCategories.OFF;
    CobbleStones stones =
        setup.flag("darkCobbles") ? CobbleStones.ALL_DARK : CobbleStones.AS_PAINTED;
    String course = setup.value("course");
    if (course.isBlank()) {
      return Courses.ready(setup.value("race"), hills, stones);
    }
    var limits =
        new Limits(
            setup.flag("repeatHexagons") ? Repeats.ALLOWED : Repeats.NEVER,
            setup.value("tokenLimits").equals("unlimited") ? Tokens.UNLIMITED : Tokens.BOX,
            hills);
    return Courses.written(course, limits, stones);
  }

  /** The index of the team that places first, or -1 for chance (L1-Q-62). */
  private static int firstTeam(String value) {
    return value.equals("chance")
        ? -1
        : Team.valueOf(value.toUpperCase(java.util.Locale.ROOT)).ordinal();
  }

  /** Refuses options that do not go together. */
  void check() {
    if (firstTeam >= teams) {
      List<Team> riding = List.of(Team.values()).subList(0, teams);
      throw Refused.because("L1-Q-62", "first-team", "team", Team.of(firstTeam), "teams", riding);
    }
  }

  /** More than four players ride one cyclist each, whatever was agreed (L1-Q-08). */
  boolean fewerCyclists() {
    return cyclists < setup.number("cyclists");
  }

  /** Whether a course that a player wrote foresees more weather than was agreed. */
  boolean leavesWeatherOut(Course course) {
    return !setup.value("course").isBlank() && course.plan.weather().size() > weatherTokens;
  }

  /** The team that a seat rides for (L1-Q-08). */
  int teamOf(int seat) {
    return seat % Team.COUNT;
  }
}
