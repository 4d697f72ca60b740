package musette.lab.job;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;

/** Counts while the matches of one portion are played. */
final class Tally implements Journal {
  private final Job job;
  private final List<String> names;
  private final Count[] seats;
  private final Count[] bots;
  private final Lengths lengths = new Lengths();
  private final RuleCounts rules = new RuleCounts();
  private final Map<String, Sum> measures = new TreeMap<>();

  Tally(Job job) {
    this.job = job;
    this.names = job.names();
    this.seats = new Count[job.seats()];
    this.bots = new Count[names.size()];
    Arrays.fill(seats, Count.NONE);
    Arrays.fill(bots, Count.NONE);
  }

  @Override
  public void tell(Event event) {
    rules.add(event.rule(), 1);
  }

  /** Adds a finished match; the bots by seat. */
  void add(Result result, List<String> lineup, int length) {
    for (int i = 0; i < seats.length; i++) {
      Seat seat = Seat.of(i);
      var count = new Count(1, Math.round(result.win(seat) * Count.PARTS), result.place(seat));
      seats[i] = seats[i].plus(count);
      int bot = names.indexOf(lineup.get(i));
      bots[bot] = bots[bot].plus(count);
    }
    lengths.add(length);
  }

  void measure(String name, double value) {
    measures.merge(name, Sum.of(value), Sum::plus);
  }

  Counts counts() {
    return new Counts(
        job,
        List.of(new Counts.Range(job.from(), job.to())),
        List.of(seats),
        List.of(bots),
        lengths.map(),
        rules.map(),
        measures);
  }
}
