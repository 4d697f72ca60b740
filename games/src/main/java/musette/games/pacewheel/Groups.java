package musette.games.pacewheel;

import java.util.ArrayList;
import java.util.List;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.RaceEvent;
import musette.kernel.Journal;

/**
 * What a group is (PW-38, PW-Q-10) and which pace it has (PW-Q-45). Groups form at two moments only
 * (PW-Q-44), after step 1, when they merge but do not split (Merging), and at the end of the
 * player-turn, when they are found anew. They are numbered from the front.
 */
final class Groups {
  private static final int FARTHEST = 503;
  private static final int LAST = 1023;

  private Groups() {}

  /** Finds the groups anew by where the racers stand: the end of a player-turn. */
  static void regroup(Draft race, Journal journal) {
    var keys = new int[race.count()];
    int riding = sortedFromFront(race, keys);
    var ids = new int[race.count()];
    int groups = number(race, keys, riding, ids);
    form(race, keys, riding, ids, groups, race.fronts, journal);
  }

  /** Numbers the groups by where the racers stand (PW-Q-10); returns how many there are. */
  static int number(RaceState race, int[] keys, int riding, int[] ids) {
    int groups = 0;
    int at = 0;
    while (at < riding) {
      int runEnd = endOfRun(keys, at, riding);
      int runStart = at;
      while (at < runEnd) {
        int squareEnd = endOfSquare(keys, at, runEnd);
        boolean splits =
            squareEnd < runEnd
                && squareEnd - at < Road.FULL
                && (at == runStart || race.rules.split() == Options.Split.REPEAT);
        int end = splits ? squareEnd : runEnd;
        for (int i = at; i < end; i++) {
          ids[keys[i] & 15] = groups;
        }
        groups++;
        at = end;
      }
    }
    return groups;
  }

  /**
   * Makes the groups of the racers whose numbers are given, each with the pace and the terrain of
   * an old one.
   *
   * @param before where the old groups had their first squares: before the move, or now
   */
  static void form(
      Draft race, int[] keys, int riding, int[] ids, int groups, int[] before, Journal journal) {
    boolean frontDecides = race.rules.mergedPace() == Options.MergedPace.AHEAD;
    int[] fronts = RaceState.noFronts();
    var sources = new int[groups];
    for (int i = 0; i < riding; i++) {
      int racer = keys[i] & 15;
      int id = ids[racer];
      int square = squareOf(keys[i]);
      if (fronts[id] == Racer.NOT_PLACED) {
        fronts[id] = square;
        sources[id] = race.group(racer);
      } else if (square == fronts[id] || !frontDecides) {
        sources[id] = source(race, sources[id], race.group(racer), before);
      }
    }
    long formed = 0;
    for (int id = 0; id < groups; id++) {
      formed |= ((race.groups >>> (4 * sources[id])) & 15) << (4 * id);
    }
    if (race.rules.newPace() == Options.NewPace.STEADY) {
      formed = steadyForLeavers(race, ids, formed, groups);
    }
    boolean tells = journal != Journal.NONE && changes(race, ids);
    race.groups = formed;
    race.fronts = fronts;
    join(race, ids);
    if (tells) {
      tell(race, groups, journal);
    }
  }

  /** Numbers the groups of a position by where everybody stands; at the start all are one. */
  static void find(Draft race) {
    for (int i = 0; i < race.count(); i++) {
      race.set(i, Racer.inGroup(race.racers[i], 0));
    }
    race.findFronts();
    if (race.turn != 1) {
      regroup(race, Journal.NONE);
    }
  }

  /** Key: square from the front, then racer. Who does not ride comes last. */
  static int sortedFromFront(Draft race, int[] keys) {
    int riding = 0;
    for (int k = 0; k < keys.length; k++) {
      int racer = (int) (race.order >>> (4 * k)) & 15;
      int square = race.square(racer);
      boolean rides = square < race.line;
      keys[k] = (rides ? FARTHEST - square : LAST) << 4 | racer;
      riding += rides ? 1 : 0;
    }
    sort(keys, keys.length);
    long order = 0;
    for (int k = keys.length - 1; k >= 0; k--) {
      order = (order << 4) | (keys[k] & 15);
    }
    race.order = order;
    return riding;
  }

  static int squareOf(int key) {
    return FARTHEST - (key >> 4);
  }

  private static int endOfRun(int[] keys, int from, int riding) {
    int end = from + 1;
    while (end < riding && (keys[end] >> 4) - (keys[end - 1] >> 4) <= 1) {
      end++;
    }
    return end;
  }

  private static int endOfSquare(int[] keys, int from, int runEnd) {
    int end = from + 1;
    while (end < runEnd && keys[end] >> 4 == keys[from] >> 4) {
      end++;
    }
    return end;
  }

  /** Of two old groups the one whose pace and terrain the new one takes (PW-Q-45, PW-Q-12). */
  private static int source(RaceState race, int best, int other, int[] before) {
    if (other == best) {
      return best;
    }
    int faster = race.pace(other).compareTo(race.pace(best));
    int order =
        switch (race.rules.mergedPace()) {
          case AHEAD -> 0;
          case FASTEST -> faster;
          case SLOWEST -> -faster;
        };
    return order > 0 || (order == 0 && before[other] > before[best]) ? other : best;
  }

  /** Of a divided group the largest part, the foremost of equals, keeps the pace (PW-Q-11). */
  private static long steadyForLeavers(RaceState race, int[] ids, long formed, int groups) {
    var parts = new int[RaceState.MOST_GROUPS][RaceState.MOST_GROUPS];
    for (int i = 0; i < race.count(); i++) {
      if (race.rides(i)) {
        parts[race.group(i)][ids[i]]++;
      }
    }
    long result = formed;
    for (int old = 0; old < RaceState.MOST_GROUPS; old++) {
      int largest = 0;
      for (int id = 1; id < groups; id++) {
        largest = parts[old][id] > parts[old][largest] ? id : largest;
      }
      for (int id = 0; id < groups; id++) {
        boolean whollyFromOld = parts[old][id] > 0 && isOnlySource(parts, old, id);
        if (id != largest && whollyFromOld) {
          result = (result & ~(3L << (4 * id))) | ((long) Pace.STEADY.ordinal() << (4 * id));
        }
      }
    }
    return result;
  }

  private static boolean isOnlySource(int[][] parts, int old, int id) {
    for (int other = 0; other < RaceState.MOST_GROUPS; other++) {
      if (other != old && parts[other][id] > 0) {
        return false;
      }
    }
    return true;
  }

  private static void join(Draft race, int[] ids) {
    for (int i = 0; i < ids.length; i++) {
      long racer = race.racers[i];
      if (Racer.square(racer) < race.line) {
        race.set(i, Racer.inGroup(racer, ids[i]));
      }
    }
  }

  /** Whether two racers are together now who were not before, or the other way round. */
  private static boolean changes(RaceState race, int[] ids) {
    for (int i = 0; i < race.count(); i++) {
      for (int j = 0; j < i; j++) {
        if (race.rides(i)
            && race.rides(j)
            && (race.group(i) == race.group(j)) != (ids[i] == ids[j])) {
          return true;
        }
      }
    }
    return false;
  }

  private static void tell(RaceState race, int groups, Journal journal) {
    List<Integer> fronts = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    List<Pace> paces = new ArrayList<>();
    for (int id = 0; id < groups; id++) {
      int size = 0;
      for (int i = 0; i < race.count(); i++) {
        size += race.rides(i) && race.group(i) == id ? 1 : 0;
      }
      fronts.add(race.front(id));
      sizes.add(size);
      paces.add(race.pace(id));
    }
    journal.tell(new RaceEvent.GroupsFormed("PW-38", fronts, sizes, paces));
  }

  /** Insertion: at most fifteen, and nearly sorted. */
  static void sort(int[] keys, int size) {
    for (int i = 1; i < size; i++) {
      int key = keys[i];
      int j = i;
      while (j > 0 && keys[j - 1] > key) {
        keys[j] = keys[j - 1];
        j--;
      }
      keys[j] = key;
    }
  }
}
