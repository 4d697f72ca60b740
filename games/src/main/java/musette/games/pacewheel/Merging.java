package musette.games.pacewheel;

import java.util.Arrays;
import musette.kernel.Journal;

/**
 * Groups right after step 1 (PW-Q-44): they merge, but nobody splits off, so that a gap in a first
 * square can still be filled in step 3. Only who stayed behind with an incident leaves his group.
 */
final class Merging {
  /** A party is an old group, or the racer who stayed behind: his number comes after theirs. */
  private static final int PARTIES = RaceState.MOST_GROUPS + Racer.MOST;

  private final int[] keys;
  private final int riding;

  /** The party of each racer. */
  private final int[] parties;

  private final int[] first = new int[PARTIES];
  private final int[] last = new int[PARTIES];
  private final int[] squares = new int[PARTIES];
  private final int[] leaders = new int[PARTIES];

  private Merging(RaceState race, int[] keys, int riding, int stayed) {
    this.keys = keys;
    this.riding = riding;
    this.parties = new int[race.count()];
    for (int i = 0; i < parties.length; i++) {
      parties[i] = (stayed >> i & 1) != 0 ? RaceState.MOST_GROUPS + i : race.group(i);
    }
  }

  /**
   * Forms the groups.
   *
   * @param before where the groups had their first squares before the move
   * @param stayed the racers who stayed behind with an incident, as bits
   */
  static void merge(Draft race, int[] before, int stayed, Journal journal) {
    var keys = new int[race.count()];
    int riding = Groups.sortedFromFront(race, keys);
    var ids = new int[race.count()];
    int groups = Groups.number(race, keys, riding, ids);
    // Mostly nothing splits, and then groups that are found anew are those that merge.
    if (stayed != 0
        || race.rules.split() != Options.Split.REPEAT
        || splits(race, keys, riding, ids)) {
      groups = new Merging(race, keys, riding, stayed).number(ids);
    }
    Groups.form(race, keys, riding, ids, groups, before, journal);
  }

  /** Whether racers of one old group would be in different ones. */
  private static boolean splits(RaceState race, int[] keys, int riding, int[] ids) {
    var found = new int[RaceState.MOST_GROUPS];
    for (int i = 0; i < riding; i++) {
      int racer = keys[i] & 15;
      int group = race.group(racer);
      if (found[group] == 0) {
        found[group] = ids[racer] + 1;
      } else if (found[group] != ids[racer] + 1) {
        return true;
      }
    }
    return false;
  }

  /** Who stands together rides together. */
  private void joinOnSquares() {
    for (int i = 1; i < riding; i++) {
      if (keys[i] >> 4 == keys[i - 1] >> 4) {
        join(party(i - 1), party(i));
      }
    }
  }

  private int party(int at) {
    return parties[keys[at] & 15];
  }

  private void join(int party, int joined) {
    for (int i = 0; i < parties.length; i++) {
      parties[i] = parties[i] == joined ? party : parties[i];
    }
  }

  /** From the front: where each party begins and ends, and how many squares it holds. */
  private void measure() {
    Arrays.fill(squares, 0);
    Arrays.fill(leaders, 0);
    for (int i = 0; i < riding; i++) {
      int party = party(i);
      int square = Groups.squareOf(keys[i]);
      if (squares[party] == 0) {
        first[party] = square;
      }
      if (squares[party] == 0 || square != last[party]) {
        squares[party]++;
      }
      leaders[party] += square == first[party] ? 1 : 0;
      last[party] = square;
    }
  }

  /** Joins two parties that are one group by PW-Q-10: a full first square and no gap behind it. */
  private boolean joinTouching() {
    for (int front = 0; front < PARTIES; front++) {
      if (leaders[front] < Road.FULL) {
        continue;
      }
      for (int rear = 0; rear < PARTIES; rear++) {
        if (squares[rear] > 0 && first[rear] < first[front]) {
          int end = Math.min(last[front], last[rear]);
          if (squares[front] + squares[rear] == first[front] - end + 1) {
            join(front, rear);
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Joins the parties that meet and numbers them from the front; returns how many there are. */
  private int number(int[] ids) {
    joinOnSquares();
    measure();
    while (joinTouching()) {
      measure();
    }
    var numbers = new int[PARTIES];
    int groups = 0;
    for (int i = 0; i < riding; i++) {
      int party = party(i);
      if (numbers[party] == 0) {
        numbers[party] = ++groups;
      }
      ids[keys[i] & 15] = numbers[party] - 1;
    }
    return groups;
  }
}
