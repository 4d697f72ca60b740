package musette.table.competition;

import java.util.ArrayList;
import java.util.List;

/**
 * Plans in which nobody meets anybody twice, for numbers where arithmetic gives one: k tables of k
 * (q + 1 rounds, all pairs), or t tables of k with t a prime or a power of two and k at most t (t
 * rounds).
 */
final class BlockDesigns {
  /** The polynomials by which products of 4, 8, 16, 32 and 64 are reduced. */
  private static final int[] POLYNOMIALS = {0, 0, 7, 11, 19, 37, 67};

  private final int tables;
  private final int size;

  BlockDesigns(int tables, int size) {
    this.tables = tables;
    this.size = size;
  }

  /** How many rounds there are; 0 if arithmetic has no plan. */
  int rounds() {
    boolean has = size >= 2 && size <= tables && (isPrime(tables) || isPowerOfTwo(tables));
    return !has ? 0 : size == tables ? tables + 1 : tables;
  }

  /** Who sits together in a round from 0: entrant {@code tables * i + j} is number j of group i. */
  List<List<Integer>> round(int round) {
    var all = new ArrayList<List<Integer>>();
    for (int table = 0; table < tables; table++) {
      var together = new ArrayList<Integer>();
      for (int i = 0; i < size; i++) {
        together.add(
            round == tables ? tables * table + i : tables * i + sum(table, product(i, round)));
      }
      all.add(together);
    }
    return all;
  }

  private int sum(int a, int b) {
    return isPowerOfTwo(tables) ? a ^ b : (a + b) % tables;
  }

  private int product(int a, int b) {
    if (!isPowerOfTwo(tables)) {
      return a * b % tables;
    }
    int result = 0;
    int shifted = a;
    for (int bits = b; bits > 0; bits >>= 1) {
      result ^= (bits & 1) == 1 ? shifted : 0;
      shifted <<= 1;
      shifted ^= shifted >= tables ? POLYNOMIALS[Integer.numberOfTrailingZeros(tables)] : 0;
    }
    return result;
  }

  private static boolean isPowerOfTwo(int number) {
    return number >= 4 && number <= 64 && Integer.bitCount(number) == 1;
  }

  private static boolean isPrime(int number) {
    for (int i = 2; i * i <= number; i++) {
      if (number % i == 0) {
        return false;
      }
    }
    return number > 1;
  }
}
