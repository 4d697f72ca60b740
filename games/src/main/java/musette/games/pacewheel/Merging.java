package musette.games.pacewheel;

import java.util.Arrays;
import musette.kernel.Journal;

/**
 * Groups right after step 1 (PW-Q-44): they merge, but nobody splits off, so that a gap in a first
 * square can still be filled in step 3. Only who stayed behind with an incident leaves the group.
 */
final class Merging {
  /** Numbers of parts: the old groups, then the racers, each of whom may have stayed behind. */
  private static final int PARTS = RaceState.MOST_GROUPS + Racer.MOST;

  private final int[] keys;
  private final int riding;

  /** The part of each racer. */
  private final int[] parts;

  private final int[] first = new int[PARTS];
  private final int[] last = new int[PARTS];
  private final int[] squares = new int[PARTS];
  private final int[] leaders = new int[PARTS];

  private Merging(RaceState race, int[] keys, int riding, int stayed) {
    this.keys = keys;
    this.riding = riding;
    this.parts = new int[race.count()];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = (stayed >> i & 1) != 0 ? RaceState.MOST_GROUPS + i : race.group(i);
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
        join(part(i - 1), part(i));
      }
    }
  }

  private int part(int at) {
    return parts[keys[at] & 15];
  }

  private void join(int part, int joined) {
    for (int i = 0; i < parts.length; i++) {
      parts[i] = parts[i] == joined ? part : parts[i];
    }
  }

  /** From the front: where each part begins and ends, and how many squares it holds. */
  private void measure() {
    Arrays.fill(squares, 0);
    Arrays.fill(leaders, 0);
    for (int i = 0; i < riding; i++) {
      int part = part(i);
      int square = Groups.squareOf(keys[i]);
      if (squares[part] == 0) {
        first[part] = square;
      }
      if (squares[part] == 0 || square != last[part]) {
        squares[part]++;
      }
      leaders[part] += square == first[part] ? 1 : 0;
      last[part] = square;
    }
  }

  /** Joins two parts that are one group by PW-Q-10: a full first square and no gap behind it. */
  private boolean joinTouching() {
    for (int front = 0; front < PARTS; front++) {
      if (leaders[front] < Road.FULL) {
        continue;
      }
      for (int rear = 0; rear < PARTS; rear++) {
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

  /** Joins the parts that meet and numbers them from the front; returns how many there are. */
  private int number(int[] ids) {
    joinOnSquares();
    measure();
    while (joinTouching()) {
      measure();
    }
    var numbers = new int[PARTS];
    int groups = 0;
    for (int i = 0; i < riding; i++) {
      int part = part(i);
      if (numbers[part] == 0) {
        numbers[part] = ++groups;
      }
      ids[keys[i] & 15] = numbers[part] - 1;
    }
    return groups;
  }
}
