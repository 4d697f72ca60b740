package musette.table.competition;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Seed;

/**
 * Draws the tables of a round: of nearly equal sizes, with people who have not met, on seats that
 * change. The same history and seed always give the same tables.
 */
public final class Pairing {
  private static final int STARTS = 3;
  private static final int PLY = 1_000_000;

  /** What it costs that team mates meet, or two who do not want to. */
  private static final int TEAM = 1;

  private static final int APART = 100_000;

  /**
   * What is known before a round.
   *
   * @param count the entrants that there have ever been, from 0
   * @param active those who ride in this round
   * @param tableSize the most at a table, 2 or more
   * @param roundsToCome with this one; the plan looks so far ahead
   * @param past all tables until now, in order, from seat A on; one alone is a bye
   * @param teams by entrant; team mates should not meet; empty if there are none
   * @param apart pairs who do not want to meet
   */
  public record Field(
      int count,
      List<Integer> active,
      int tableSize,
      int roundsToCome,
      List<List<Integer>> past,
      List<Integer> teams,
      List<List<Integer>> apart) {
    public Field {
      active = List.copyOf(active);
      past = List.copyOf(past);
      teams = List.copyOf(teams);
      apart = List.copyOf(apart);
    }

    boolean isApart(List<Integer> table) {
      return apart.stream().anyMatch(table::containsAll);
    }
  }

  private final Field field;
  private final Seed seed;
  private final Meetings meetings;
  private final Chance chance;

  private Pairing(Field field, Seed seed) {
    this.field = field;
    this.seed = seed;
    this.meetings = new Meetings(field.count, Math.max(field.tableSize, most(field.past)));
    field.past.forEach(meetings::add);
    this.chance = dice(seed, PLY + 1 + field.past.size());
  }

  private static Chance dice(Seed seed, int ply) {
    Chance dice = Chance.of(seed, ply);
    return Chance.quick(((long) dice.below(1 << 30) << 30) | dice.below(1 << 30));
  }

  private static int most(List<List<Integer>> tables) {
    return tables.stream().mapToInt(List::size).max().orElse(0);
  }

  /** The tables of the next round; one alone has a bye. */
  public static List<List<Integer>> draw(Field field, Seed seed) {
    return new Pairing(field, seed).draw();
  }

  /** How many sit at each table: as equal as can be. */
  public static List<Integer> sizes(int entrants, int tableSize) {
    int tables = (entrants + tableSize - 1) / tableSize;
    var sizes = new ArrayList<Integer>();
    for (int i = 0; i < tables; i++) {
      sizes.add(entrants / tables + (i < entrants % tables ? 1 : 0));
    }
    return sizes;
  }

  private List<List<Integer>> draw() {
    // By lot, but in the same order in every round.
    var riders = new ArrayList<>(shuffled(field.active, dice(seed, PLY)));
    var drawn = new ArrayList<List<Integer>>();
    List<List<Integer>> duels = field.tableSize == 2 ? circle(riders) : List.of();
    if (!duels.isEmpty() && duels.stream().allMatch(this::isFresh)) {
      return duels.stream().map(this::inTurn).toList();
    }
    if (field.tableSize == 2 && riders.size() % 2 == 1) {
      Integer alone = rests(riders);
      riders.remove(/* element */ alone);
      drawn.add(List.of(alone));
    }
    List<List<Integer>> tables = riders.size() < 2 ? List.of() : mixed(riders).getFirst();
    for (List<Integer> table : tables) {
      drawn.addFirst(seated(table));
    }
    return drawn;
  }

  /**
   * Everybody moves on by one place around a table, but for one: all pairs meet in n - 1 rounds.
   */
  private List<List<Integer>> circle(List<Integer> riders) {
    int places = riders.size() + riders.size() % 2;
    int turn = field.past.size() / (places / 2) % (places - 1);
    var duels = new ArrayList<List<Integer>>();
    for (int i = 0; i < places / 2; i++) {
      int one = (turn + i) % (places - 1);
      int other = i == 0 ? places - 1 : (turn - i + places - 1) % (places - 1);
      // Neighbours sit on opposite seats, so everybody changes seats from round to round.
      boolean first = (i == 0 ? turn : i) % 2 == 0;
      if (other < riders.size()) {
        duels.add(List.of(riders.get(first ? one : other), riders.get(first ? other : one)));
      } else {
        duels.add(List.of(riders.get(one)));
      }
    }
    return duels;
  }

  /** The seats of the plan, unless somebody has had theirs more often than the other. */
  private List<Integer> inTurn(List<Integer> duel) {
    var order = new ArrayList<>(duel);
    if (order.size() == 2) {
      changePlaces(order, 1, 0);
    }
    return order;
  }

  private boolean isFresh(List<Integer> table) {
    if (field.isApart(table)) {
      return false;
    }
    return table.size() < 2
        ? field.active.stream().allMatch(rider -> byes(rider) >= byes(table.getFirst()))
        : meetings.met(table.getFirst(), table.getLast()) == 0;
  }

  /** Who has had the fewest byes; among them the last of the list. */
  private Integer rests(List<Integer> riders) {
    Integer best = riders.getLast();
    for (Integer rider : riders.reversed()) {
      best = byes(rider) < byes(best) ? rider : best;
    }
    return best;
  }

  private long byes(Integer rider) {
    return field.past.stream().filter(table -> table.equals(List.of(rider))).count();
  }

  /** The best plan for the rounds to come. */
  private List<List<List<Integer>>> mixed(List<Integer> riders) {
    int rounds = Math.max(1, Math.min(field.roundsToCome, 12));
    var mixing = new RoundScheduler(meetings, apart(), chance);
    List<Integer> sizes = sizes(riders.size(), field.tableSize);
    List<List<List<Integer>>> design = design(riders, sizes, rounds);
    RoundScheduler.Result best =
        mixing.improve(design.isEmpty() ? shuffled(riders, sizes, rounds) : design);
    long least = floor();
    for (int i = 1; i < STARTS && best.cost() > least; i++) {
      RoundScheduler.Result next = mixing.improve(shuffled(riders, sizes, rounds));
      best = next.cost() < best.cost() ? next : best;
    }
    return best.rounds();
  }

  private long floor() {
    return new RoundScheduler(meetings, apart(), chance).improve(List.of()).cost();
  }

  private int[][] apart() {
    var apart = new int[field.count][field.count];
    for (int i = 0; i < field.teams.size(); i++) {
      for (int j = 0; j < field.teams.size(); j++) {
        apart[i][j] = i != j && field.teams.get(i).equals(field.teams.get(j)) ? TEAM : 0;
      }
    }
    for (List<Integer> pair : field.apart) {
      apart[pair.getFirst()][pair.getLast()] = APART;
      apart[pair.getLast()][pair.getFirst()] = APART;
    }
    return apart;
  }

  private List<List<List<Integer>>> shuffled(
      List<Integer> riders, List<Integer> sizes, int rounds) {
    var all = new ArrayList<List<List<Integer>>>();
    for (int round = 0; round < rounds; round++) {
      List<Integer> order = shuffled(riders, chance);
      var tables = new ArrayList<List<Integer>>();
      int from = 0;
      for (int size : sizes) {
        tables.add(order.subList(from, from + size));
        from += size;
      }
      all.add(tables);
    }
    return all;
  }

  private static List<Integer> shuffled(List<Integer> riders, Chance chance) {
    var order = new ArrayList<>(riders);
    for (int i = order.size() - 1; i > 0; i--) {
      int other = chance.below(i + 1);
      Integer moved = order.get(i);
      order.set(i, order.get(other));
      order.set(other, moved);
    }
    return order;
  }

  /** The plan of arithmetic from the round on in which we are; empty if there is none. */
  private List<List<List<Integer>>> design(List<Integer> riders, List<Integer> sizes, int rounds) {
    int size = sizes.getFirst();
    var designs = new BlockDesigns(sizes.size(), size);
    int done = (field.past.size() + sizes.size() - 1) / sizes.size();
    if (sizes.size() * size != riders.size() || designs.rounds() < done + rounds) {
      return List.of();
    }
    var all = new ArrayList<List<List<Integer>>>();
    for (int round = done; round < done + rounds; round++) {
      all.add(
          designs.round(round).stream()
              .map(table -> table.stream().map(riders::get).toList())
              .toList());
    }
    return all;
  }

  /** The order of seats in which everybody sits where they sat least. */
  private List<Integer> seated(List<Integer> table) {
    List<Integer> order = shuffled(table, chance);
    boolean better = true;
    while (better) {
      better = false;
      for (int i = 0; i < order.size(); i++) {
        for (int j = 0; j < i; j++) {
          better |= changePlaces(order, i, j);
        }
      }
    }
    return order;
  }

  private boolean changePlaces(List<Integer> order, int i, int j) {
    int now = worn(order.get(i), i) + worn(order.get(j), j);
    int then = worn(order.get(i), j) + worn(order.get(j), i);
    if (then >= now) {
      return false;
    }
    Integer moved = order.get(i);
    order.set(i, order.get(j));
    order.set(j, moved);
    return true;
  }

  private int worn(int entrant, int seat) {
    return meetings.sat(entrant, seat);
  }
}
