package musette.games.tourdefrance;

import java.util.List;
import musette.games.tourdefrance.board.Board;
import musette.kernel.About;
import musette.kernel.Key;
import musette.kernel.Option;

/** What can be chosen before the race: every ruling of the catalogue that is an option. */
final class Options {
  /** More throw points than anybody wins in a row. */
  static final int MAX_BONUS = 9;

  static final Key<Mode> MODE =
      Key.choice("mode", List.of("TF-09", "TF-10", "TF-Q-65"), Mode.values());

  static final Key<String> BOARD = Key.name("board", List.of("TF-Q-01"), Board.IDS);

  static final Key<String> COURSE = Key.text("course", List.of("TF-Q-01"), 8000, "");

  static final Key<Routes> ROUTES =
      Key.choice("routes", List.of("TF-07", "TF-Q-36"), Routes.values());

  static final Key<Cards> CARDS = Key.choice("cards", List.of("TF-08", "TF-Q-67"), Cards.values());

  static final Key<List<Integer>> BONUS =
      Key.perSeat("bonus", List.of("TF-Q-66", "TF-55"), 0, MAX_BONUS, 0);

  static final Key<ThrowPoint> THROW_POINT =
      Key.choice("throwPoint", List.of("TF-Q-32", "TF-Q-66"), ThrowPoint.values());

  static final Key<DieTotal> DIE_TOTAL =
      Key.choice("dieTotal", List.of("TF-Q-16", "TF-Q-69"), DieTotal.values());

  static final Key<Chain> CHAIN = Key.choice("chain", List.of("TF-Q-15"), Chain.values());

  static final Key<Stages> STAGES = Key.choice("stages", List.of("TF-Q-18"), Stages.values());

  static final Key<CameraWait> CAMERA =
      Key.choice("camera", List.of("TF-Q-05", "TF-Q-41"), CameraWait.values());

  static final Key<CameraPass> CAMERA_PASS =
      Key.choice("cameraPass", List.of("TF-14", "TF-Q-40"), CameraPass.values());

  static final Key<FirstOf> FIRST_OF = Key.choice("firstOf", List.of("TF-Q-39"), FirstOf.values());

  static final Key<Joining> GROUPING = Key.choice("grouping", List.of("TF-Q-07"), Joining.values());

  static final Key<Boolean> GROUP_STAGES = Key.on("groupStages", "TF-Q-08");

  static final Key<JoinerPenalties> JOINER_PENALTIES =
      Key.choice("joinerPenalties", List.of("TF-Q-46"), JoinerPenalties.values());

  static final Key<Boolean> LAPPED_JOIN = Key.on("lappedJoin", "TF-Q-47");

  static final Key<DottedLines> DOTTED_LINES =
      Key.choice("dottedLines", List.of("TF-Q-28"), DottedLines.values());

  static final Key<Crunch> CRUNCH =
      Key.choice("crunch", List.of("TF-Q-14", "TF-Q-60"), Crunch.values());

  static final Key<Release> RELEASE = Key.choice("release", List.of("TF-Q-35"), Release.values());

  static final Key<T2Patience> T2_PATIENCE =
      Key.choice("t2Patience", List.of("TF-Q-09"), T2Patience.values());

  static final Key<T2Points> T2_POINTS =
      Key.choice("t2Points", List.of("TF-Q-10"), T2Points.values());

  static final Key<T2Value> T2_VALUE = Key.choice("t2Value", List.of("TF-Q-12"), T2Value.values());

  static final Key<MinusOrder> MINUS_ORDER =
      Key.choice("minusOrder", List.of("TF-Q-13"), MinusOrder.values());

  static final Key<LapTwoOne> LAP_TWO_ONE =
      Key.choice("lapTwoOne", List.of("TF-Q-33"), LapTwoOne.values());

  static final Key<RaideTotal> RAIDE_TOTAL =
      Key.choice("raideTotal", List.of("TF-Q-02"), RaideTotal.values());

  static final Key<Boolean> RAIDE_FIRST = Key.off("raideFirst", "TF-Q-04");

  static final Key<RaideSix> RAIDE_SIX =
      Key.choice("raideSix", List.of("TF-Q-57"), RaideSix.values());

  static final Key<Boolean> BLUE_POINTS = Key.on("bluePoints", "TF-Q-26");

  static final Key<EndSquares> END_SQUARES =
      Key.choice("endSquares", List.of("TF-Q-58"), EndSquares.values());

  static final Key<Finish> FINISH = Key.choice("finish", List.of("TF-Q-20"), Finish.values());

  private static final List<Key<?>> KEYS =
      List.of(
          MODE,
          BOARD,
          ROUTES,
          CARDS,
          BONUS,
          THROW_POINT,
          DIE_TOTAL,
          CHAIN,
          STAGES,
          CAMERA,
          CAMERA_PASS,
          FIRST_OF,
          GROUPING,
          GROUP_STAGES,
          JOINER_PENALTIES,
          LAPPED_JOIN,
          DOTTED_LINES,
          CRUNCH,
          RELEASE,
          T2_PATIENCE,
          T2_POINTS,
          T2_VALUE,
          MINUS_ORDER,
          LAP_TWO_ONE,
          RAIDE_TOTAL,
          RAIDE_FIRST,
          RAIDE_SIX,
          BLUE_POINTS,
          END_SQUARES,
          FINISH,
          COURSE);

  static final About ABOUT =
      new About(
          "tour-de-france",
          "A Tour de France Game",
          "A Tour de France Game, rule book, 2016",
          2,
          2,
          4,
          40,
          all());

  private Options() {}

  /** In the order in which a form shows them. */
  static List<Option> all() {
    return KEYS.stream().map(Key::option).toList();
  }

  enum Mode {
    RULES,
    CLASSIC
  }

  /** Who decides at a fork: every rider each time or once, or the set-up for all (TF-Q-36). */
  enum Routes {
    RIDER(""),
    ONCE(""),
    MAIN(""),
    COBBLES("C"),
    TRACK2("T"),
    BOTH("CT");

    private final String ways;

    Routes(String ways) {
      this.ways = ways;
    }

    /** Whether the set-up sends everybody over squares of this way, named by its letter. */
    boolean leadOver(char way) {
      return ways.indexOf(way) >= 0;
    }
  }

  enum Cards {
    SECRET,
    OPEN
  }

  enum ThrowPoint {
    KEPT,
    LAPSES
  }

  enum DieTotal {
    FACE,
    MOVED
  }

  enum Chain {
    CHAIN,
    ONCE
  }

  enum Stages {
    EACH,
    FIRST
  }

  enum CameraWait {
    ALL,
    FIRST
  }

  enum CameraPass {
    ONCE,
    UNTIL_RELEASE
  }

  enum FirstOf {
    LAP,
    RACE
  }

  enum Joining {
    MAY,
    MUST
  }

  enum JoinerPenalties {
    KEPT,
    ENDED
  }

  enum DottedLines {
    EACH,
    ONE
  }

  enum Crunch {
    ONE,
    RED
  }

  enum Release {
    NEXT,
    NOW
  }

  enum T2Patience {
    SECOND,
    THIRD
  }

  enum T2Points {
    NEXT,
    NOW
  }

  enum T2Value {
    CAPPED,
    FACE
  }

  enum MinusOrder {
    AFTER,
    BEFORE
  }

  enum LapTwoOne {
    ONE,
    NOTHING
  }

  enum RaideTotal {
    SIX,
    SEVEN
  }

  enum RaideSix {
    STOP,
    THREE
  }

  enum EndSquares {
    BOTH,
    SECOND
  }

  enum Finish {
    CROSS,
    EXACT
  }
}
