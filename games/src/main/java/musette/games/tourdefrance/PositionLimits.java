package musette.games.tourdefrance;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import java.util.function.IntPredicate;
import musette.games.tourdefrance.board.Board;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Positions;

/** What a rider can have and be, by the place: for positions that somebody made up. */
final class PositionLimits {
  private static final Set<Kind> MINUS = Set.of(Kind.SLIP, Kind.SCREWS, Kind.OIL, Kind.SPIKES);
  private static final int DOT = 2;
  private static final int STAGE = 2;

  private PositionLimits() {}

  /** Refuses a number of a position that is too small or too big. */
  static void range(int value, int min, int max, String field) {
    if (value < min || value > max) {
      throw Positions.refused("", field, "range", "min", min, "max", max, "same", min == max);
    }
  }

  /** Whether a rider can come to the square at all, by the ways of this race (TF-Q-36). */
  static boolean isOnTheWay(Rules rules, long rider) {
    int square = Rider.square(rider);
    return square == rules.board().start()
        || reach(rules, rider, from -> from == rules.board().start(), to -> true).get(square);
  }

  /** No dot lies twice on the way of a lap. */
  static int mostOrange(Rules rules, long rider) {
    return rules.isClassic() ? 0 : DOT * passed(rules, rider, rules.board()::dot, rules.laps());
  }

  /** As if the rider had been first at every stage and never spent anything. */
  static int mostPoints(Rules rules, long rider, int bonus) {
    return Math.min(Rider.MAX_POINTS, bonus + STAGE * stagesPassed(rules, rider));
  }

  static int stagesPassed(Rules rules, long rider) {
    if (rules.isClassic()) {
      return 0;
    }
    int laps = rules.has(Variant.STAGES_ON_LAP_ONE) ? 1 : rules.laps();
    return passed(rules, rider, square -> rules.board().kind(square) == Kind.STAGE, laps);
  }

  private static int passed(Rules rules, long rider, IntPredicate counts, int laps) {
    int passed = 0;
    for (int square = 0; square < rules.board().squares().size(); square++) {
      for (int lap = 1; lap <= laps && counts.test(square); lap++) {
        passed += rules.progress(rider) >= rules.progress(lap, square) ? 1 : 0;
      }
    }
    return passed;
  }

  /** Whether the rider can have 1 less on the next throw: landed there, or came up with it. */
  static boolean takesOne(Rules rules, long rider) {
    Kind kind = rules.board().kind(Rider.square(rider));
    return (!rules.isClassic() && MINUS.contains(kind))
        || (kind == Kind.GRP && keepsPenalties(rules));
  }

  static boolean missesAGo(Rules rules, long rider) {
    Kind kind = rules.board().kind(Rider.square(rider));
    boolean early = Rider.lap(rider) < 2 && rules.has(Variant.END_SQUARES_ON_LAP_TWO);
    return (!rules.isClassic() && (kind == Kind.MISS || (kind == Kind.SPECTATOR && !early)))
        || (kind == Kind.GRP && keepsPenalties(rules));
  }

  /** A crunch that lasts goes with the rider up to the next red line (TF-Q-60). */
  static boolean isCrunched(Rules rules, long rider) {
    Board board = rules.board();
    IntPredicate begins =
        square ->
            board.kind(square) == Kind.DC
                || (board.kind(square) == Kind.GRP && keepsPenalties(rules));
    int square = Rider.square(rider);
    return !rules.isClassic()
        && Rider.finish(rider) == 0
        && (begins.test(square)
            || (rules.has(Variant.CRUNCH_UNTIL_RED)
                && reach(rules, rider, begins, to -> (board.entry(to) & Board.RED) == 0)
                    .get(square)));
  }

  private static boolean keepsPenalties(Rules rules) {
    return !rules.isClassic() && !rules.has(Variant.JOINING_ENDS_PENALTIES);
  }

  /** Whether the rider is on lap 2 and on or past a line of this sort. */
  static boolean isPast(Rules rules, long rider, int line) {
    Board board = rules.board();
    boolean past = false;
    for (int square = 0; square < board.squares().size(); square++) {
      past |=
          (board.entry(square) & line) != 0
              && rules.laps() > 1
              && rules.progress(rider) >= rules.progress(2, square);
    }
    return past;
  }

  /** The squares that come after some square, step by step, by ways that the rider may take. */
  private static BitSet reach(Rules rules, long rider, IntPredicate begins, IntPredicate enters) {
    Board board = rules.board();
    var reached = new BitSet();
    var open = new ArrayDeque<Integer>();
    for (int square = 0; square < board.squares().size(); square++) {
      if (begins.test(square)) {
        open.push(square);
      }
    }
    while (!open.isEmpty()) {
      int from = open.pop();
      for (int to : exits(rules, rider, from)) {
        if (to != Board.NOWHERE && enters.test(to) && !reached.get(to)) {
          reached.set(to);
          open.push(to);
        }
      }
    }
    return reached;
  }

  private static int[] exits(Rules rules, long rider, int square) {
    Board board = rules.board();
    if (board.isFork(square) && rules.routes() != Options.Routes.RIDER) {
      return new int[] {rules.fixedExit(square, rider)};
    }
    int medic = rules.isClassic() ? Board.NOWHERE : board.medic(square);
    int[] exits = board.exits(square);
    int[] all = Arrays.copyOf(exits, exits.length + 1);
    all[exits.length] = medic;
    return all;
  }
}
