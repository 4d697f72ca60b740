package musette.lab;

import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.lab.arena.Interval;

/**
 * The counts of one thread. Each thread has its own, to avoid contention; they are added up at the
 * end.
 */
final class Tally implements Journal {
  /**
   * Wins are counted in whole fractions, so their sum does not depend on the order of addition; a
   * win can be shared by up to six seats.
   */
  private static final int PARTS = 60;

  /** First places and places of one seat or one bot. */
  static final class Count {
    private long games;
    private long wins;
    private long places;

    private void add(int place, double win) {
      games++;
      wins += Math.round(win * PARTS);
      places += place;
    }

    private void addAll(Count other) {
      games += other.games;
      wins += other.wins;
      places += other.places;
    }

    SimulationReport.Standing standing(String name) {
      double place = games == 0 ? 0 : (double) places / games;
      return new SimulationReport.Standing(
          name, games, Interval.of((double) wins / PARTS, games), place);
    }
  }

  private final Count[] seats;
  private final Count[] bots;
  private final Lengths lengths = new Lengths();
  private final RuleCounts rules = new RuleCounts();

  Tally(int seats, int bots) {
    this.seats = counts(seats);
    this.bots = counts(bots);
  }

  private static Count[] counts(int size) {
    var counts = new Count[size];
    java.util.Arrays.setAll(counts, _ -> new Count());
    return counts;
  }

  @Override
  public void tell(Event event) {
    rules.add(event.rule(), 1);
  }

  /** Adds a finished match in which the bot of seat i was {@code botOf[i]}. */
  void add(Result result, int[] botOf, int length) {
    for (int i = 0; i < seats.length; i++) {
      Seat seat = Seat.of(i);
      double win = result.win(seat);
      seats[i].add(result.place(seat), win);
      bots[botOf[i]].add(result.place(seat), win);
    }
    lengths.add(length);
  }

  void addAll(Tally other) {
    for (int i = 0; i < seats.length; i++) {
      seats[i].addAll(other.seats[i]);
    }
    for (int i = 0; i < bots.length; i++) {
      bots[i].addAll(other.bots[i]);
    }
    lengths.addAll(other.lengths);
    rules.addAll(other.rules);
  }

  Count seat(int index) {
    return seats[index];
  }

  Count bot(int index) {
    return bots[index];
  }

  Lengths lengths() {
    return lengths;
  }

  long fired(String rule) {
    return rules.of(rule);
  }
}
