package musette.games.leader1.course;

import java.util.List;

/**
 * A road ready to ride on: every square of the race in one list, sorted by front end and then lane
 * (L1-H-05). A square is its index in that list, so a step always leads to a greater index.
 */
public final class Course {
  public static final int NONE = CourseBuilder.NONE;

  final Plan plan;
  final List<CourseChecks.Warning> warnings;
  final int size;
  final int[] front;
  private final int[] rear;
  final byte[] hexagon;
  final byte[] lane;
  final byte[] number;
  final byte[] terrain;
  final boolean[] dark;
  final boolean[] cobbles;

  final boolean[] sprint;

  final byte[] climb;

  /** The climb of each hexagon, counted from 1; 0 for none. */
  final int[] climbOf;

  /** The category of each climb (L1-121). */
  final int[] limits;

  /** Three a square: where a step into lane L, C or R leads, or {@link #NONE} (L1-H-06). */
  final int[] steps;

  /** The same as bits, counted from the square itself; none from squares beyond the finish. */
  final long[] stepBits;

  /** The square that begins where this one ends, in the same lane, or {@link #NONE} (L1-H-07). */
  final int[] ahead;

  /** The dotted squares in order (L1-88), and where each square stands among them. */
  final int[] dots;

  final int[] dotOf;
  final int startDot;
  final int finish;
  final int[] bonuses;
  final int[] feeds;

  final int energy;

  final int[] code;

  private final int[] index;

  Course(Plan plan, CourseChecks.Limits limits, CobbleStones stones) {
    var built = new CourseBuilder(plan, limits, stones);
    this.plan = built.plan;
    warnings = built.warnings;
    size = built.size;
    front = built.front;
    rear = built.rear;
    hexagon = built.hexagon;
    lane = built.lane;
    number = built.number;
    terrain = built.terrain;
    dark = built.dark;
    cobbles = built.cobbles;
    sprint = built.sprint;
    climb = built.climb;
    climbOf = built.climbOf;
    this.limits = built.limits;
    steps = built.steps;
    stepBits = built.stepBits;
    ahead = built.ahead;
    dots = built.dots;
    dotOf = built.dotOf;
    startDot = built.startDot;
    finish = built.finish;
    bonuses = built.bonuses;
    feeds = built.feeds;
    energy = built.energy;
    code = built.code;
    index = built.index;
  }

  public Plan plan() {
    return plan;
  }

  public List<CourseChecks.Warning> warnings() {
    return warnings;
  }

  /** The number of squares. */
  public int size() {
    return size;
  }

  /** Progress of its front end (L1-H-05). */
  public int front(int square) {
    return front[square];
  }

  public int rear(int square) {
    return rear[square];
  }

  /** The number of its hexagon, from 1. */
  public int hexagon(int square) {
    return hexagon[square];
  }

  /** The ordinal of its {@link Lane}. */
  public int lane(int square) {
    return lane[square];
  }

  /** The ordinal of its {@link Terrain}. */
  public int terrain(int square) {
    return terrain[square];
  }

  public boolean dark(int square) {
    return dark[square];
  }

  public boolean cobbles(int square) {
    return cobbles[square];
  }

  /** Whether a move that starts here starts in a sprint zone (L1-Q-57). */
  public boolean sprint(int square) {
    return sprint[square];
  }

  /** The climb that the square belongs to, from 1; 0 for none. */
  public int climb(int square) {
    return climb[square];
  }

  /** The climb of a hexagon, from 1; 0 for none. */
  public int climbOf(int number) {
    return climbOf[number];
  }

  /** The category of a climb (L1-121). */
  public int limit(int number) {
    return limits[number];
  }

  /** Where a step into this lane leads, or {@link #NONE} (L1-H-06). */
  public int step(int square, int toLane) {
    return steps[square * Lane.COUNT + toLane];
  }

  /** The square that begins where this one ends, in the same lane, or {@link #NONE} (L1-H-07). */
  public int ahead(int square) {
    return ahead[square];
  }

  /** A dotted square by its place among them (L1-88). */
  public int dot(int place) {
    return dots[place];
  }

  public int dotCount() {
    return dots.length;
  }

  /** The place of a square among the dotted ones, or {@link #NONE}. */
  public int dotOf(int square) {
    return dotOf[square];
  }

  /** Where the head of the peloton starts, among the dotted squares. */
  public int startDot() {
    return startDot;
  }

  /** Progress of the finish line. */
  public int finish() {
    return finish;
  }

  public int bonusCount() {
    return bonuses.length;
  }

  /** Progress of a bonus line. */
  public int bonus(int line) {
    return bonuses[line];
  }

  public int feedCount() {
    return feeds.length;
  }

  /** Progress of a feed zone. */
  public int feed(int line) {
    return feeds[line];
  }

  /** The starting energy (L1-25). */
  public int energy() {
    return energy;
  }

  /** Hexagon, lane and number as one number, see {@link Hexagon#code}. */
  public int code(int square) {
    return code[square];
  }

  /** The square so written, or {@link #NONE}. */
  public int square(int hexagonNumber, int laneIndex, int squareNumber) {
    boolean inside =
        hexagonNumber >= 1
            && hexagonNumber <= plan.route().size()
            && squareNumber >= 1
            && squareNumber <= Hexagon.MOST;
    return inside ? index[Hexagon.code(hexagonNumber, laneIndex, squareNumber)] : NONE;
  }

  /** The square so written, such as {@code 4C3}, or {@link #NONE} (L1-H-10). */
  public int square(String text) {
    if (!text.matches("[1-9][0-9]?[LCR][1-7]")) {
      return NONE;
    }
    int at = text.length() - 2;
    Lane in = Lane.valueOf(text.substring(at, at + 1));
    return square(Integer.parseInt(text.substring(0, at)), in.ordinal(), text.charAt(at + 1) - '0');
  }

  /** As it is written: hexagon, lane, number (L1-H-10). */
  public String name(int square) {
    return hexagon[square] + Lane.values()[lane[square]].name() + number[square];
  }

  /** Dotted squares from the head at the start to the first one beyond the finish (L1-H-25). */
  public int pelotonSquares() {
    int dot = startDot;
    while (front[dots[dot]] <= finish) {
      dot++;
    }
    return dot - startDot;
  }

  public boolean isStage() {
    return plan.format() == Plan.Format.STAGE;
  }
}
