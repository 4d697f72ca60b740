package musette.table.competition;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Chance;

/**
 * Schedules all rounds to come with as few repeated meetings as possible: begins with a plan and
 * swaps two entrants of a round as long as that helps. The cost of the n-th meeting of two entrants
 * grows with n, so that unavoidable repetitions are spread evenly.
 */
final class RoundScheduler {
  /** So many tries in each round and sweep, for each pair of entrants; and the most in all. */
  private static final int TRIES = 12;

  private static final int MOST_TRIES = 60_000;
  private static final int SWEEPS = 6;

  /** A change for the worse by so much is accepted at first, less and less later. */
  private static final int HEAT = 3;

  private final Meetings before;
  private final int[][] apart;
  private final Chance chance;

  /**
   * @param apart what it costs beside that two meet, by entrant: team mates should not
   */
  RoundScheduler(Meetings before, int[][] apart, Chance chance) {
    this.before = before;
    this.apart = apart;
    this.chance = chance;
  }

  /** The plan for several rounds, and how many meet again in it. */
  record Result(List<List<List<Integer>>> rounds, long cost) {}

  Result improve(List<List<List<Integer>>> start) {
    var rounds = new ArrayList<int[][]>();
    var met = new int[before.count()][before.count()];
    for (int i = 0; i < met.length; i++) {
      for (int j = 0; j < met.length; j++) {
        met[i][j] = before.met(i, j);
      }
    }
    for (List<List<Integer>> tables : start) {
      int[][] round = tables.stream().map(RoundScheduler::array).toArray(int[][]::new);
      rounds.add(round);
      add(met, round, 1);
    }
    for (int sweep = 0; sweep < SWEEPS && cost(met) > floor(); sweep++) {
      for (int[][] round : rounds) {
        add(met, round, -1);
        sweep(met, round, HEAT - sweep);
        add(met, round, 1);
      }
    }
    return new Result(rounds.stream().map(RoundScheduler::lists).toList(), cost(met));
  }

  private static int[] array(List<Integer> table) {
    return table.stream().mapToInt(Integer::intValue).toArray();
  }

  private static List<List<Integer>> lists(int[][] round) {
    var all = new ArrayList<List<Integer>>();
    for (int[] table : round) {
      var together = new ArrayList<Integer>();
      for (int entrant : table) {
        together.add(entrant);
      }
      all.add(together);
    }
    return all;
  }

  private static void add(int[][] met, int[][] round, int by) {
    for (int[] table : round) {
      for (int one : table) {
        for (int other : table) {
          met[one][other] += one == other ? 0 : by;
        }
      }
    }
  }

  /** What can never be avoided: what has happened already. */
  private long floor() {
    long sum = 0;
    for (int i = 0; i < before.count(); i++) {
      for (int j = 0; j < i; j++) {
        sum += worth(before.met(i, j));
      }
    }
    return sum;
  }

  private long cost(int[][] met) {
    long sum = 0;
    for (int i = 0; i < met.length; i++) {
      for (int j = 0; j < i; j++) {
        sum += worth(met[i][j]) + (long) apart[i][j] * (met[i][j] - before.met(i, j));
      }
    }
    return sum;
  }

  /** Once costs nothing, twice 4, three times 16 more, and so on by squares. */
  private static long worth(int times) {
    return 2L * times * (times - 1) * (2 * times - 1) / 3;
  }

  private int added(int[][] met, int one, int other) {
    return 4 * met[one][other] * met[one][other] + apart[one][other];
  }

  private void sweep(int[][] met, int[][] round, int heat) {
    int count = 0;
    for (int[] table : round) {
      count += table.length;
    }
    int tries = round.length < 2 ? 0 : Math.min(TRIES * count * count, MOST_TRIES);
    for (int i = 0; i < tries; i++) {
      int a = chance.below(round.length);
      int b = (a + 1 + chance.below(round.length - 1)) % round.length;
      int x = chance.below(round[a].length);
      int y = chance.below(round[b].length);
      // Late changes are accepted only if they do no harm.
      int accepted = 2 * i < tries ? Math.max(0, heat) : 0;
      if (gain(met, round[a], x, round[b], y) + accepted >= 0) {
        int moved = round[a][x];
        round[a][x] = round[b][y];
        round[b][y] = moved;
      }
    }
  }

  /** What is saved if these two change places. */
  private int gain(int[][] met, int[] one, int x, int[] other, int y) {
    int gain = 0;
    for (int i = 0; i < one.length; i++) {
      gain += i == x ? 0 : added(met, one[x], one[i]) - added(met, other[y], one[i]);
    }
    for (int i = 0; i < other.length; i++) {
      gain += i == y ? 0 : added(met, other[y], other[i]) - added(met, one[x], other[i]);
    }
    return gain;
  }
}
