package musette.games.tourdefrance;

import java.util.Map;
import musette.kernel.Key;

/** A reading of the rulebook other than the default one, chosen before the race. */
@SuppressWarnings("ImmutableEnumChecker") // Neither a key nor the value of an option changes.
enum Variant {
  CLASSIC(Options.MODE, Options.Mode.CLASSIC),
  CAMERA_FIRST(Options.CAMERA, Options.CameraWait.FIRST),
  CAMERA_HOLDS(Options.CAMERA_PASS, Options.CameraPass.UNTIL_RELEASE),
  FIRST_OF_RACE(Options.FIRST_OF, Options.FirstOf.RACE),
  MUST_JOIN(Options.GROUPING, Options.Joining.MUST),
  GROUP_SCORES_NOTHING(Options.GROUP_STAGES, false),
  JOINING_ENDS_PENALTIES(Options.JOINER_PENALTIES, Options.JoinerPenalties.ENDED),
  ONE_LAP_ONLY(Options.LAPPED_JOIN, false),
  ONE_LINE(Options.DOTTED_LINES, Options.DottedLines.ONE),
  RAIDE_SEVEN(Options.RAIDE_TOTAL, Options.RaideTotal.SEVEN),
  RAIDE_FIRST_COUNTS(Options.RAIDE_FIRST, true),
  SIX_AS_THREE(Options.RAIDE_SIX, Options.RaideSix.THREE),
  T2_THIRD(Options.T2_PATIENCE, Options.T2Patience.THIRD),
  T2_NOW(Options.T2_POINTS, Options.T2Points.NOW),
  T2_FACE(Options.T2_VALUE, Options.T2Value.FACE),
  MINUS_BEFORE_CAP(Options.MINUS_ORDER, Options.MinusOrder.BEFORE),
  CRUNCH_UNTIL_RED(Options.CRUNCH, Options.Crunch.RED),
  ONE_EFFECT(Options.CHAIN, Options.Chain.ONCE),
  SQUARES_MOVED(Options.DIE_TOTAL, Options.DieTotal.MOVED),
  STAGES_ON_LAP_ONE(Options.STAGES, Options.Stages.FIRST),
  EXACT_FINISH(Options.FINISH, Options.Finish.EXACT),
  NO_POINTS_PAST_BLUE(Options.BLUE_POINTS, false),
  ONE_IS_NOTHING(Options.LAP_TWO_ONE, Options.LapTwoOne.NOTHING),
  OVER3_NOW(Options.RELEASE, Options.Release.NOW),
  END_SQUARES_ON_LAP_TWO(Options.END_SQUARES, Options.EndSquares.SECOND),
  OPEN_CARDS(Options.CARDS, Options.Cards.OPEN),
  THROW_POINT_LAPSES(Options.THROW_POINT, Options.ThrowPoint.LAPSES);

  private final Key<?> key;
  private final Object value;

  <T> Variant(Key<T> key, T value) {
    this.key = key;
    this.value = value;
  }

  boolean isIn(Map<String, String> chosen) {
    return value.equals(key.in(chosen));
  }
}
