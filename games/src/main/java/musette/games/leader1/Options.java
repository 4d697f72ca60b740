package musette.games.leader1;

import java.util.List;
import java.util.stream.Stream;
import musette.games.leader1.api.Area;
import musette.games.leader1.course.CourseChecks.Tokens;
import musette.games.leader1.course.Courses;
import musette.games.leader1.course.Obstacles.LongestWay;
import musette.kernel.About;
import musette.kernel.Key;
import musette.kernel.Option;

/** What can be agreed before a match: the race, and every ruling that is marked as an option. */
final class Options {
  static final Key<String> RACE = Key.name("race", List.of("L1-H-26"), Courses.READY, "plains");
  static final Key<Integer> CYCLISTS = Key.number("cyclists", List.of("L1-17"), 1, 3, 2);
  static final Key<Integer> WEATHER = Key.number("weather", List.of("L1-14", "L1-145"), 0, 6, 0);
  static final Key<Selection> SELECTION = choice("selection", "L1-Q-64", Selection.values());
  static final Key<Qualities> QUALITIES = choice("qualities", "L1-Q-07", Qualities.values());
  static final Key<Boolean> QUALITIES_EACH_STAGE = Key.off("qualitiesEachStage", "L1-Q-07");
  static final Key<FirstTeam> FIRST_TEAM = choice("firstTeam", "L1-Q-62", FirstTeam.values());
  static final Key<LaterStages> LATER_STAGES =
      choice("laterStages", "L1-Q-62", LaterStages.values());
  static final Key<OneDayEnd> ONE_DAY_END = choice("oneDayEnd", "L1-Q-91", OneDayEnd.values());
  static final Key<Integer> DELAY_LIMIT =
      Key.number("delayLimit", List.of("L1-158", "L1-Q-92"), 5, 60, 22);
  static final Key<Ranking> RANKING = choice("ranking", "L1-Q-104", Ranking.values());
  static final Key<Boolean> RISKS_CARRIED = Key.off("risksCarried", "L1-Q-102");
  static final Key<Die> DIE = choice("die", "L1-Q-01", Die.values());
  static final Key<RiskRolls> RISK_ROLLS = choice("riskRolls", "L1-Q-37", RiskRolls.values());
  static final Key<CrackDoubles> CRACK_DOUBLES =
      choice("crackDoubles", "L1-Q-38", CrackDoubles.values());
  static final Key<Boolean> PAY_BEYOND_SIX = Key.off("payBeyondSix", "L1-Q-10");
  static final Key<Boolean> ENERGY_CAP = Key.off("energyCap", "L1-Q-17");
  static final Key<SlipstreamReach> SLIPSTREAM =
      choice("slipstream", "L1-Q-11", SlipstreamReach.values());
  static final Key<SlipstreamTest> SLIPSTREAM_TEST =
      choice("slipstreamTest", "L1-Q-12", SlipstreamTest.values());
  static final Key<LongestWay> LONGEST_WAY = choice("longestWay", "L1-Q-18", LongestWay.values());
  static final Key<ShortBreakaway> SHORT_BREAKAWAY =
      choice("shortBreakaway", "L1-Q-75", ShortBreakaway.values());
  static final Key<EmptyTeamPursuit> EMPTY_TEAM_PURSUIT =
      choice("emptyTeamPursuit", "L1-Q-98", EmptyTeamPursuit.values());
  static final Key<Boolean> ABSORBED_PAY = Key.on("absorbedPay", "L1-Q-24", "L1-Q-81");
  static final Key<RejoinAt> REJOIN_AT = choice("rejoinAt", "L1-Q-26", RejoinAt.values());
  static final Key<Area> REJOIN_AREA =
      Key.choice("rejoinArea", List.of("L1-Q-26"), Area.BACK, Area.FRONT);
  static final Key<Overtaking> OVERTAKING = choice("overtaking", "L1-Q-27", Overtaking.values());
  static final Key<Boolean> LEAVING_PAY = Key.off("leavingPay", "L1-Q-29");
  static final Key<Boolean> INCREASES_ADD_UP = Key.on("increasesAddUp", "L1-Q-31");
  static final Key<PunctureSlot> PUNCTURE_SLOT =
      choice("punctureSlot", "L1-Q-33", PunctureSlot.values());
  static final Key<PuncturedOrder> PUNCTURED_ORDER =
      choice("puncturedOrder", "L1-Q-60", PuncturedOrder.values());
  static final Key<Boolean> ABSORB_PUNCTURED = Key.off("absorbPunctured", "L1-Q-34");
  static final Key<Boolean> ABSORB_FALLEN = Key.off("absorbFallen", "L1-Q-35");
  static final Key<Boolean> PELOTON_PUNCTURE_WAITS = Key.off("pelotonPunctureWaits", "L1-Q-85");
  static final Key<PelotonPunctureSquare> PELOTON_PUNCTURE_SQUARE =
      choice("pelotonPunctureSquare", "L1-Q-85", PelotonPunctureSquare.values());
  static final Key<PelotonFinish> PELOTON_FINISH =
      choice("pelotonFinish", "L1-Q-50", PelotonFinish.values());
  static final Key<Boolean> PAY_AT_FINISH = Key.on("payAtFinish", "L1-Q-90");
  static final Key<Boolean> PELOTON_TAKES_BONUS = Key.on("pelotonTakesBonus", "L1-Q-95");
  static final Key<FeedTiles> FEED_TILES = choice("feedTiles", "L1-Q-03", FeedTiles.values());
  static final Key<FeedDraw> FEED_DRAW = choice("feedDraw", "L1-Q-48", FeedDraw.values());
  static final Key<WeatherSupply> WEATHER_TOKENS =
      choice("weatherTokens", "L1-Q-46", WeatherSupply.values());
  static final Key<WeatherTurned> WEATHER_TURNED =
      choice("weatherTurned", "L1-Q-43", WeatherTurned.values());
  static final Key<WeatherReach> WEATHER_REACH =
      choice("weatherReach", "L1-153", WeatherReach.values());
  static final Key<Heat> HEAT = choice("heat", "L1-Q-45", Heat.values());
  static final Key<Boolean> WIND_GIVES = Key.off("windGives", "L1-Q-44");
  static final Key<Boolean> DARK_COBBLES = Key.off("darkCobbles", "L1-Q-110");
  static final Key<Boolean> HILL_CATEGORIES = Key.off("hillCategories", "L1-Q-58");
  static final Key<Tokens> TOKEN_LIMITS = choice("tokenLimits", "L1-Q-04", Tokens.values());
  static final Key<Boolean> REPEAT_HEXAGONS = Key.off("repeatHexagons", "L1-H-16");
  static final Key<String> COURSE = Key.text("course", List.of("L1-H-14", "L1-Q-02"), 4000, "");

  static final About ABOUT =
      new About(
          "leader-1",
          "Leader 1: Hell of the North",
          "Ghenos Games, English rulebook",
          2,
          2,
          12,
          120,
          all());

  /** Who picks the cyclists of a seat. */
  enum Selection {
    CHOSEN,
    FIXED
  }

  /** Whether a cyclist may go without a quality. */
  enum Qualities {
    OPTIONAL,
    COMPULSORY
  }

  /** The team that places its token first. */
  enum FirstTeam {
    CHANCE,
    BLACK,
    WHITE,
    GREEN,
    ORANGE
  }

  /** How tokens are placed before later stages. */
  enum LaterStages {
    LEADER,
    STANDING
  }

  /** When a one-day race ends. */
  enum OneDayEnd {
    WINNER,
    ALL_HOME
  }

  /** Which riders count for the place of a seat. */
  enum Ranking {
    BEST,
    SUM
  }

  /** How often a crack and a fall are rolled for in one move. */
  enum RiskRolls {
    ONE,
    TWO
  }

  /** What a crack doubles. */
  enum CrackDoubles {
    ALL,
    SQUARES
  }

  /** From which squares a rider shelters another. */
  enum SlipstreamReach {
    STRAIGHT,
    DIAGONAL
  }

  /** Who counts as being behind another. */
  enum SlipstreamTest {
    ENDED_BEHIND,
    STANDS_BEHIND
  }

  /** What a breakaway over the line costs that is shorter than four squares. */
  enum ShortBreakaway {
    PAID_AS_FOUR,
    AS_RIDDEN
  }

  /** Whether a team without riders may accelerate. */
  enum EmptyTeamPursuit {
    ASKED,
    PASSED_OVER
  }

  /** Where a dropped rider is back in the peloton. */
  enum RejoinAt {
    REAR,
    HEAD
  }

  /** What becomes of a dropped rider who passes the peloton. */
  enum Overtaking {
    BREAKAWAY,
    REJOINS
  }

  /** What a puncture does to a move that is still to come in this turn. */
  enum PunctureSlot {
    LOST,
    KEPT
  }

  /** When riders move who have mended a puncture. */
  enum PuncturedOrder {
    AFTER,
    BEFORE
  }

  /** The square of a rider who punctured inside the peloton. */
  enum PelotonPunctureSquare {
    CROSSED_FREE,
    ORDINARY
  }

  /** In which order the peloton finishes. */
  enum PelotonFinish {
    AREAS,
    SUPPORT
  }

  /** How many tiles there are of each value. */
  enum FeedTiles {
    EVEN,
    BELL
  }

  /** Who draws feed tiles. */
  enum FeedDraw {
    AUTO,
    MANUAL
  }

  /** Whether a weather token can come up twice. */
  enum WeatherSupply {
    BOX,
    REPEATED
  }

  /** How many hexagons before it weather is turned up. */
  enum WeatherTurned {
    TWO_BEFORE,
    ONE_BEFORE
  }

  /** Which hexagons of a move count for the weather. */
  enum WeatherReach {
    ENTERED,
    TOUCHES
  }

  /** What must be long for the heat to count. */
  enum Heat {
    MOVE,
    HEXAGON
  }

  private Options() {}

  private static <E extends Enum<E>> Key<E> choice(String id, String rule, E[] values) {
    return Key.choice(id, List.of(rule), values);
  }

  /** Every option, in the order in which a form shows them. */
  static List<Option> all() {
    return Stream.of(
            RACE,
            CYCLISTS,
            WEATHER,
            SELECTION,
            QUALITIES,
            QUALITIES_EACH_STAGE,
            FIRST_TEAM,
            LATER_STAGES,
            ONE_DAY_END,
            DELAY_LIMIT,
            RANKING,
            RISKS_CARRIED,
            DIE,
            RISK_ROLLS,
            CRACK_DOUBLES,
            PAY_BEYOND_SIX,
            ENERGY_CAP,
            SLIPSTREAM,
            SLIPSTREAM_TEST,
            LONGEST_WAY,
            SHORT_BREAKAWAY,
            EMPTY_TEAM_PURSUIT,
            ABSORBED_PAY,
            REJOIN_AT,
            REJOIN_AREA,
            OVERTAKING,
            LEAVING_PAY,
            INCREASES_ADD_UP,
            PUNCTURE_SLOT,
            PUNCTURED_ORDER,
            ABSORB_PUNCTURED,
            ABSORB_FALLEN,
            PELOTON_PUNCTURE_WAITS,
            PELOTON_PUNCTURE_SQUARE,
            PELOTON_FINISH,
            PAY_AT_FINISH,
            PELOTON_TAKES_BONUS,
            FEED_TILES,
            FEED_DRAW,
            WEATHER_TOKENS,
            WEATHER_TURNED,
            WEATHER_REACH,
            HEAT,
            WIND_GIVES,
            DARK_COBBLES,
            HILL_CATEGORIES,
            TOKEN_LIMITS,
            REPEAT_HEXAGONS,
            COURSE)
        .map(Key::option)
        .toList();
  }
}
