package musette.table.competition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import musette.kernel.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Everybody has a seat, meets new people as long as there are any, and changes seats. */
final class PairingTest {
  /** What came of several rounds. */
  record Mixed(int pairs, int met, int mostOften, int again, int widestSeats) {}

  static List<List<List<Integer>>> rounds(int entrants, int size, int rounds, long seed) {
    List<Integer> all = IntStream.range(0, entrants).boxed().toList();
    var past = new ArrayList<List<Integer>>();
    var drawn = new ArrayList<List<List<Integer>>>();
    for (int round = 0; round < rounds; round++) {
      var field =
          new Pairing.Field(entrants, all, size, rounds - round, past, List.of(), List.of());
      drawn.add(Pairing.draw(field, Seed.of(seed)));
      past.addAll(drawn.getLast());
    }
    return drawn;
  }

  static Mixed mixed(int entrants, int size, int rounds, long seed) {
    var met = new int[entrants][entrants];
    var sat = new int[entrants][size];
    for (List<List<Integer>> round : rounds(entrants, size, rounds, seed)) {
      check(round, entrants, size);
      for (List<Integer> table : round) {
        for (int seat = 0; seat < table.size(); seat++) {
          sat[table.get(seat)][seat]++;
          for (int other : table) {
            met[table.get(seat)][other]++;
          }
        }
      }
    }
    int pairs = 0;
    int some = 0;
    int most = 0;
    int again = 0;
    for (int i = 0; i < entrants; i++) {
      for (int j = 0; j < i; j++) {
        pairs++;
        some += met[i][j] > 0 ? 1 : 0;
        most = Math.max(most, met[i][j]);
        again += Math.max(0, met[i][j] - 1);
      }
    }
    return new Mixed(pairs, some, most, again, widest(sat));
  }

  private static int widest(int[][] sat) {
    int widest = 0;
    for (int[] seats : sat) {
      int most = IntStream.of(seats).max().orElse(0);
      widest = Math.max(widest, most - IntStream.of(seats).min().orElse(0));
    }
    return widest;
  }

  /** Everybody sits once, at tables of nearly equal sizes. */
  private static void check(List<List<Integer>> round, int entrants, int size) {
    var seen = new HashSet<Integer>();
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (List<Integer> table : round) {
      assertThat(seen.addAll(table)).isTrue();
      least = Math.min(least, table.size());
      most = Math.max(most, table.size());
    }
    assertThat(seen).hasSize(entrants);
    assertThat(most).isLessThanOrEqualTo(size);
    assertThat(most - least).isLessThanOrEqualTo(1);
    long alone = round.stream().filter(table -> table.size() == 1).count();
    assertThat(alone).isEqualTo(size == 2 ? entrants % 2 : 0);
  }

  @Test
  void sixteenAtTablesOfFourMeetAllOthersOnceInFiveRounds() {
    for (long seed = 1; seed <= 5; seed++) {
      Mixed mixed = mixed(16, 4, 5, seed);
      assertThat(mixed.met()).isEqualTo(120);
      assertThat(mixed.mostOften()).isEqualTo(1);
      assertThat(mixed.widestSeats()).isLessThanOrEqualTo(2);
    }
  }

  @Test
  void duelsAreARoundRobin() {
    for (int entrants = 2; entrants <= 20; entrants++) {
      int rounds = entrants - 1 + entrants % 2;
      Mixed mixed = mixed(entrants, 2, rounds, 7);
      assertThat(mixed.met()).as("%d entrants", entrants).isEqualTo(mixed.pairs());
      assertThat(mixed.mostOften()).isEqualTo(1);
      assertThat(mixed.widestSeats()).as("%d entrants", entrants).isLessThanOrEqualTo(1);
    }
  }

  @Test
  void inDuelsNobodySitsOnOneSeatMoreThanTwiceMoreOftenThanOnTheOther() {
    for (int entrants = 3; entrants <= 40; entrants++) {
      for (int rounds = 2; rounds < Math.min(entrants, 13); rounds++) {
        Mixed mixed = mixed(entrants, 2, rounds, entrants);
        assertThat(mixed.widestSeats())
            .as("%d in %d rounds", entrants, rounds)
            .isLessThanOrEqualTo(2);
      }
    }
  }

  @Test
  void whoBlocksSomebodyMeetsThemOnlyIfThereIsNoOtherWay() {
    List<Integer> all = IntStream.range(0, 12).boxed().toList();
    for (int size : new int[] {2, 3, 4}) {
      var past = new ArrayList<List<Integer>>();
      for (int round = 0; round < 3; round++) {
        var apart = List.of(List.of(0, 1), List.of(1, 0), List.of(2, 7));
        var field = new Pairing.Field(12, all, size, 3 - round, past, List.of(), apart);
        for (List<Integer> table : Pairing.draw(field, Seed.of(size))) {
          assertThat(apart.stream().anyMatch(table::containsAll)).as("%s", table).isFalse();
          past.add(table);
        }
      }
    }
    var two =
        new Pairing.Field(2, List.of(0, 1), 2, 1, List.of(), List.of(), List.of(List.of(0, 1)));
    assertThat(Pairing.draw(two, Seed.of(1)).getFirst()).containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void theNumbersThatBlockDesignsDoNotHaveWorkToo() {
    assertThat(mixed(10, 4, 3, 1).mostOften()).isLessThanOrEqualTo(2);
    assertThat(mixed(11, 4, 3, 1).mostOften()).isLessThanOrEqualTo(2);
    assertThat(mixed(15, 4, 3, 1).again()).isLessThanOrEqualTo(1);
  }

  @Test
  void anyNumberHasTablesAndFewMeetTwice() {
    for (int entrants = 2; entrants <= 64; entrants += entrants < 20 ? 1 : 11) {
      for (int size : new int[] {2, 3, 4, 6}) {
        Mixed mixed = mixed(entrants, size, 3, entrants);
        assertThat(mixed.mostOften()).as("%d at %d", entrants, size).isLessThanOrEqualTo(3);
        assertThat(mixed.again())
            .as("%d at tables of %d", entrants, size)
            .isLessThanOrEqualTo(allowed(entrants, size));
        assertThat(mixed.widestSeats()).as("%d at %d", entrants, size).isLessThanOrEqualTo(2);
      }
    }
  }

  @Test
  @Tag("full")
  void allNumbersUpTo64AndAllTableSizes() {
    for (int entrants = 2; entrants <= 64; entrants++) {
      for (int size = 2; size <= 6; size++) {
        Mixed mixed = mixed(entrants, size, 4, entrants * 31L);
        assertThat(mixed.mostOften()).as("%d at %d", entrants, size).isLessThanOrEqualTo(4);
      }
    }
  }

  /** From so many on, three rounds without meeting again are found. */
  private static int allowed(int entrants, int size) {
    return entrants >= size * size ? 0 : Integer.MAX_VALUE;
  }

  @Test
  void theSameSeedGivesTheSameTablesAndAnotherOneOthers() {
    assertThat(rounds(11, 4, 3, 5)).isEqualTo(rounds(11, 4, 3, 5));
    assertThat(rounds(11, 4, 3, 5)).isNotEqualTo(rounds(11, 4, 3, 6));
  }

  @Test
  void twoHundredAreDrawnToo() {
    assertThat(mixed(200, 4, 3, 1).again()).isZero();
    assertThat(mixed(199, 5, 2, 1).again()).isZero();
  }

  @Test
  void whoComesLateOrGoesDoesNotSpoilIt() {
    var past = new ArrayList<List<Integer>>();
    List<Integer> active = IntStream.range(0, 12).boxed().toList();
    past.addAll(
        Pairing.draw(new Pairing.Field(12, active, 4, 3, past, List.of(), List.of()), Seed.of(1)));
    List<Integer> others =
        IntStream.range(0, 14).filter(i -> i != 3 && i != 7 && i != 8).boxed().toList();
    List<List<Integer>> next =
        Pairing.draw(new Pairing.Field(14, others, 4, 2, past, List.of(), List.of()), Seed.of(1));
    assertThat(next.stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(others);
    assertThat(next).hasSize(3);
  }

  @Test
  void teamMatesSitApart() {
    List<Integer> all = IntStream.range(0, 12).boxed().toList();
    List<Integer> teams = all.stream().map(i -> i % 4).toList();
    var field = new Pairing.Field(12, all, 4, 1, List.of(), teams, List.of());
    for (List<Integer> table : Pairing.draw(field, Seed.of(3))) {
      assertThat(table.stream().map(teams::get).distinct().count()).isEqualTo(4);
    }
  }
}
