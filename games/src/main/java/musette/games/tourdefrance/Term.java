package musette.games.tourdefrance;

/** A way of reading the rulebook that differs from the usual one, chosen before the race. */
enum Term {
  CLASSIC("mode", "classic"),
  CAMERA_FIRST("camera", "first"),
  CAMERA_HOLDS("cameraPass", "until-release"),
  FIRST_OF_RACE("firstOf", "race"),
  MUST_JOIN("grouping", "must"),
  GROUP_SCORES_NOTHING("groupStages", "off"),
  JOINING_ENDS_PENALTIES("joinerPenalties", "ended"),
  ONE_LAP_ONLY("lappedJoin", "off"),
  ONE_LINE("dottedLines", "one"),
  RAIDE_SEVEN("raideTotal", "seven"),
  RAIDE_FIRST_COUNTS("raideFirst", "on"),
  SIX_AS_THREE("raideSix", "three"),
  T2_THIRD("t2Patience", "third"),
  T2_NOW("t2Points", "now"),
  T2_FACE("t2Value", "face"),
  MINUS_BEFORE_CAP("minusOrder", "before"),
  CRUNCH_UNTIL_RED("crunch", "red"),
  ONE_EFFECT("chain", "once"),
  SQUARES_MOVED("dieTotal", "moved"),
  STAGES_ON_LAP_ONE("stages", "first"),
  EXACT_FINISH("finish", "exact"),
  NO_POINTS_PAST_BLUE("bluePoints", "off"),
  ONE_IS_NOTHING("lapTwoOne", "nothing"),
  OVER3_NOW("release", "now"),
  END_SQUARES_ON_LAP_TWO("endSquares", "second"),
  OPEN_CARDS("cards", "open"),
  THROW_POINT_LAPSES("throwPoint", "lapses");

  private final String option;
  private final String value;

  Term(String option, String value) {
    this.option = option;
    this.value = value;
  }

  String option() {
    return option;
  }

  String value() {
    return value;
  }
}
