package musette.games.leader1;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import musette.games.leader1.api.Area;
import musette.games.leader1.api.CoursePicture;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceView.CourseView;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.CobbleStones;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.CourseChecks.HillCategories;
import musette.games.leader1.course.CourseChecks.Limits;
import musette.games.leader1.course.CourseChecks.Repeats;
import musette.games.leader1.course.Courses;
import musette.games.leader1.course.Obstacles.LongestWay;
import musette.games.leader1.course.OpenRoad;
import musette.kernel.Refused;
import musette.kernel.Setup;

/** The options of a match, read once, and the stages it goes over. Shared by all its states. */
final class Rules {
  final Setup setup;

  /** The options that differ from their defaults, as views show them. */
  final Map<String, String> chosen;

  final List<Course> stages;

  /** For each stage its moves with nobody in the way, and the road as views show it. */
  final List<OpenRoad> openRoads;

  final List<CourseView> pictures;
  final int seats;
  final int teams;
  final int cyclists;
  final Die die;

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
  final LongestWay longestWay;
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

  Rules(Setup setup, Function<Course, OpenRoad> roads) {
    this.setup = setup;
    chosen = Options.ABOUT.chosen(setup);
    seats = setup.seats();
    teams = Math.min(seats, Team.COUNT);
    cyclists = seats > Team.COUNT ? 1 : setup.get(Options.CYCLISTS);
    stages = stages(setup);
    openRoads = stages.stream().map(roads).toList();
    pictures = stages.stream().map(CoursePicture::of).toList();
    die = setup.get(Options.DIE);
    tiles =
        setup.get(Options.FEED_TILES) == Options.FeedTiles.BELL
            ? new int[] {2, 4, 4, 2}
            : new int[] {3, 3, 3, 3};
    qualitiesCompulsory = setup.get(Options.QUALITIES) == Options.Qualities.COMPULSORY;
    qualitiesEachStage = setup.get(Options.QUALITIES_EACH_STAGE);
    fixedCyclists = setup.get(Options.SELECTION) == Options.Selection.FIXED;
    firstTeam = firstTeam(setup.get(Options.FIRST_TEAM));
    allTeamsByStanding = setup.get(Options.LATER_STAGES) == Options.LaterStages.STANDING;
    payingUnlimited = setup.get(Options.PAY_BEYOND_SIX);
    diagonalSlipstream = setup.get(Options.SLIPSTREAM) == Options.SlipstreamReach.DIAGONAL;
    literalSlipstream = setup.get(Options.SLIPSTREAM_TEST) == Options.SlipstreamTest.ENDED_BEHIND;
    longestWay = setup.get(Options.LONGEST_WAY);
    paidAsFour = setup.get(Options.SHORT_BREAKAWAY) == Options.ShortBreakaway.PAID_AS_FOUR;
    emptyTeamAsked = setup.get(Options.EMPTY_TEAM_PURSUIT) == Options.EmptyTeamPursuit.ASKED;
    energyCap = setup.get(Options.ENERGY_CAP);
    absorbedPay = setup.get(Options.ABSORBED_PAY);
    rejoinAtHead = setup.get(Options.REJOIN_AT) == Options.RejoinAt.HEAD;
    rejoinArea = setup.get(Options.REJOIN_AREA) == Area.FRONT ? Place.FRONT : Place.BACK;
    overtakerRejoins = setup.get(Options.OVERTAKING) == Options.Overtaking.REJOINS;
    leavingPay = setup.get(Options.LEAVING_PAY);
    increasesAddUp = setup.get(Options.INCREASES_ADD_UP);
    punctureKeepsSlot = setup.get(Options.PUNCTURE_SLOT) == Options.PunctureSlot.KEPT;
    absorbPunctured = setup.get(Options.ABSORB_PUNCTURED);
    absorbFallen = setup.get(Options.ABSORB_FALLEN);
    twoRiskRolls = setup.get(Options.RISK_ROLLS) == Options.RiskRolls.TWO;
    crackDoublesAll = setup.get(Options.CRACK_DOUBLES) == Options.CrackDoubles.ALL;
    weatherTokens = setup.get(Options.WEATHER);
    weatherRepeats = setup.get(Options.WEATHER_TOKENS) == Options.WeatherSupply.REPEATED;
    weatherDistance = setup.get(Options.WEATHER_TURNED) == Options.WeatherTurned.TWO_BEFORE ? 2 : 1;
    weatherTouches = setup.get(Options.WEATHER_REACH) == Options.WeatherReach.TOUCHES;
    heatOnHexagon = setup.get(Options.HEAT) == Options.Heat.HEXAGON;
    windGives = setup.get(Options.WIND_GIVES);
    drawByHand = setup.get(Options.FEED_DRAW) == Options.FeedDraw.MANUAL;
    finishBySupportOrder = setup.get(Options.PELOTON_FINISH) == Options.PelotonFinish.SUPPORT;
    puncturedBeforeDropped = setup.get(Options.PUNCTURED_ORDER) == Options.PuncturedOrder.BEFORE;
    pelotonPuncture = inPeloton(setup);
    payAtFinish = setup.get(Options.PAY_AT_FINISH);
    rideOn = setup.get(Options.ONE_DAY_END) == Options.OneDayEnd.ALL_HOME;
    delayLimit = setup.get(Options.DELAY_LIMIT);
    pelotonTakesBonus = setup.get(Options.PELOTON_TAKES_BONUS);
    risksCarried = setup.get(Options.RISKS_CARRIED);
    sumOfPlaces = setup.get(Options.RANKING) == Options.Ranking.SUM;
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
    if (setup.get(Options.PELOTON_PUNCTURE_WAITS)) {
      return InPeloton.PLAYS_LAST;
    }
    boolean ordinary =
        setup.get(Options.PELOTON_PUNCTURE_SQUARE) == Options.PelotonPunctureSquare.ORDINARY;
    return ordinary ? InPeloton.ORDINARY_SQUARE : InPeloton.CROSSED_FREE;
  }

  private static List<Course> stages(Setup setup) {
    HillCategories hills =
        setup.get(Options.HILL_CATEGORIES) ? HillCategories.ON : HillCategories.OFF;
    CobbleStones stones =
        setup.get(Options.DARK_COBBLES) ? CobbleStones.ALL_DARK : CobbleStones.AS_PAINTED;
    String course = setup.get(Options.COURSE);
    if (course.strip().isEmpty()) {
      return Courses.ready(setup.get(Options.RACE), hills, stones);
    }
    var limits =
        new Limits(
            setup.get(Options.REPEAT_HEXAGONS) ? Repeats.ALLOWED : Repeats.NEVER,
            setup.get(Options.TOKEN_LIMITS),
            hills);
    return Courses.written(course, limits, stones);
  }

  /** The index of the team that places first, or -1 for chance (L1-Q-62). */
  private static int firstTeam(Options.FirstTeam team) {
    return switch (team) {
      case CHANCE -> -1;
      case BLACK -> Team.BLACK.ordinal();
      case WHITE -> Team.WHITE.ordinal();
      case GREEN -> Team.GREEN.ordinal();
      case ORANGE -> Team.ORANGE.ordinal();
    };
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
    return cyclists < setup.get(Options.CYCLISTS);
  }

  /** Whether a course that a player wrote foresees more weather than was agreed. */
  boolean leavesWeatherOut(Course course) {
    return !setup.get(Options.COURSE).strip().isEmpty()
        && course.plan().weather().size() > weatherTokens;
  }

  /** The team that a seat rides for (L1-Q-08). */
  int teamOf(int seat) {
    return seat % Team.COUNT;
  }
}
