package musette.games.tourdefrance;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import java.util.function.IntPredicate;

/** What a rider can have and be, by the place: for positions that somebody made up. */
final class Places {
  private static final Set<Kind> MINUS = Set.of(Kind.SLIP, Kind.SCREWS, Kind.OIL, Kind.SPIKES);
  private static final int DOT = 2;
  private static final int STAGE = 2;

  private Places() {}

  /** Whether a rider can come to the square at all, by the ways of this race (TF-Q-36). */
  static boolean isOnTheWay(Course course, long rider) {
    int square = Rider.square(rider);
    return square == course.board().start()
        || reach(course, rider, from -> from == course.board().start(), to -> true).get(square);
  }

  /** No dot lies twice on the way of a lap. */
  static int mostOrange(Course course, long rider) {
    return course.isClassic() ? 0 : DOT * passed(course, rider, course.board()::dot, course.laps());
  }

  /** As if the rider had been first at every stage and never spent anything. */
  static int mostPoints(Course course, long rider, int bonus) {
    return Math.min(Rider.MAX_POINTS, bonus + STAGE * stagesPassed(course, rider));
  }

  static int stagesPassed(Course course, long rider) {
    if (course.isClassic()) {
      return 0;
    }
    int laps = course.has(Term.STAGES_ON_LAP_ONE) ? 1 : course.laps();
    return passed(course, rider, square -> course.board().kind(square) == Kind.STAGE, laps);
  }

  private static int passed(Course course, long rider, IntPredicate counts, int laps) {
    int passed = 0;
    for (int square = 0; square < course.board().squares().size(); square++) {
      for (int lap = 1; lap <= laps && counts.test(square); lap++) {
        passed += course.progress(rider) >= course.progress(lap, square) ? 1 : 0;
      }
    }
    return passed;
  }

  /** Whether the rider can have 1 less on the next throw: landed there, or came up with it. */
  static boolean takesOne(Course course, long rider) {
    Kind kind = course.board().kind(Rider.square(rider));
    return (!course.isClassic() && MINUS.contains(kind))
        || (kind == Kind.GRP && keepsPenalties(course));
  }

  static boolean missesAGo(Course course, long rider) {
    Kind kind = course.board().kind(Rider.square(rider));
    boolean early = Rider.lap(rider) < 2 && course.has(Term.END_SQUARES_ON_LAP_TWO);
    return (!course.isClassic() && (kind == Kind.MISS || (kind == Kind.SPECTATOR && !early)))
        || (kind == Kind.GRP && keepsPenalties(course));
  }

  /** A crunch that lasts goes with the rider up to the next red line (TF-Q-60). */
  static boolean isCrunched(Course course, long rider) {
    Board board = course.board();
    IntPredicate begins =
        square ->
            board.kind(square) == Kind.DC
                || (board.kind(square) == Kind.GRP && keepsPenalties(course));
    int square = Rider.square(rider);
    return !course.isClassic()
        && Rider.finish(rider) == 0
        && (begins.test(square)
            || (course.has(Term.CRUNCH_UNTIL_RED)
                && reach(course, rider, begins, to -> (board.entry(to) & Board.RED) == 0)
                    .get(square)));
  }

  private static boolean keepsPenalties(Course course) {
    return !course.isClassic() && !course.has(Term.JOINING_ENDS_PENALTIES);
  }

  /** Whether the rider is on lap 2 and on or past a line of this sort. */
  static boolean isPast(Course course, long rider, int line) {
    Board board = course.board();
    boolean past = false;
    for (int square = 0; square < board.squares().size(); square++) {
      past |=
          (board.entry(square) & line) != 0
              && course.laps() > 1
              && course.progress(rider) >= course.progress(2, square);
    }
    return past;
  }

  /** The squares that come after some square, step by step, by ways that the rider may take. */
  private static BitSet reach(Course course, long rider, IntPredicate begins, IntPredicate enters) {
    Board board = course.board();
    var reached = new BitSet();
    var open = new ArrayDeque<Integer>();
    for (int square = 0; square < board.squares().size(); square++) {
      if (begins.test(square)) {
        open.push(square);
      }
    }
    while (!open.isEmpty()) {
      int from = open.pop();
      for (int to : exits(course, rider, from)) {
        if (to != Board.NOWHERE && enters.test(to) && !reached.get(to)) {
          reached.set(to);
          open.push(to);
        }
      }
    }
    return reached;
  }

  private static int[] exits(Course course, long rider, int square) {
    Board board = course.board();
    if (board.isFork(square) && course.routes() != Course.Routes.RIDER) {
      return new int[] {course.fixedExit(square, rider)};
    }
    int medic = course.isClassic() ? Board.NOWHERE : board.medic(square);
    int[] exits = board.exits(square);
    int[] all = Arrays.copyOf(exits, exits.length + 1);
    all[exits.length] = medic;
    return all;
  }
}
