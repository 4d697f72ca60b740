package musette.table.competition;

import java.util.List;

/** How often entrants have met, and on which seats they sat. */
final class Meetings {
  private final int count;
  private final int[][] met;
  private final int[][] seats;

  /** Nobody has met anybody. */
  Meetings(int count, int mostSeats) {
    this.count = count;
    this.met = new int[count][count];
    this.seats = new int[count][mostSeats];
  }

  int count() {
    return count;
  }

  /** They met at a table, from seat A on. */
  void add(List<Integer> table) {
    for (int i = 0; i < table.size(); i++) {
      seats[table.get(i)][i]++;
      for (int j = 0; j < i; j++) {
        change(table.get(i), table.get(j), 1);
      }
    }
  }

  void change(int one, int other, int by) {
    met[one][other] += by;
    met[other][one] += by;
  }

  int met(int one, int other) {
    return met[one][other];
  }

  int sat(int entrant, int seat) {
    return seats[entrant][seat];
  }
}
