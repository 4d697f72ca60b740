package musette.lab.job;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import musette.kernel.Refused;
import musette.wire.Json;

/**
 * What is counted of the matches of a job. Counts of the same job add up in any order, and the sum
 * is the same to the last count whoever played them.
 *
 * @param job its matches are those that the counts are of, from the first to the last
 * @param played the matches that are counted, in order and without holes inside a range
 * @param bots in the order of {@link Job#names}
 * @param lengths how many matches had this many actions
 * @param rules how many events cited each rule
 * @param measures what the probe measured
 */
public record Counts(
    Job job,
    List<Range> played,
    List<Count> seats,
    List<Count> bots,
    Map<Integer, Long> lengths,
    Map<String, Long> rules,
    Map<String, Sum> measures) {

  /** Consecutive matches; {@code to} is the number after the last. */
  public record Range(long from, long to) {}

  public Counts {
    played = List.copyOf(played);
    seats = List.copyOf(seats);
    bots = List.copyOf(bots);
    lengths = Collections.unmodifiableMap(new TreeMap<>(lengths));
    rules = Collections.unmodifiableMap(new TreeMap<>(rules));
    measures = Collections.unmodifiableMap(new TreeMap<>(measures));
  }

  /** Before the first match. */
  public static Counts none(Job job) {
    return new Counts(
        job.with(0, 0),
        List.of(),
        Collections.nCopies(job.seats(), Count.NONE),
        Collections.nCopies(job.names().size(), Count.NONE),
        Map.of(),
        Map.of(),
        Map.of());
  }

  /**
   * The sum.
   *
   * @throws Refused if the counts are of different jobs, or a match would be counted twice
   */
  public Counts plus(Counts other) {
    if (!job.isLike(other.job)) {
      throw Refused.because("", "counts-differ");
    }
    List<Range> all = joined(played, other.played);
    return new Counts(
        all.isEmpty() ? job : job.with(all.getFirst().from, all.getLast().to),
        all,
        added(seats, other.seats),
        added(bots, other.bots),
        added(lengths, other.lengths, Long::sum),
        added(rules, other.rules, Long::sum),
        added(measures, other.measures, Sum::plus));
  }

  private static List<Range> joined(List<Range> one, List<Range> other) {
    var all = new ArrayList<>(one);
    all.addAll(other);
    all.sort(Comparator.comparingLong(Range::from));
    var joined = new ArrayList<Range>();
    for (Range range : all) {
      Range last = joined.isEmpty() ? new Range(0, -1) : joined.getLast();
      if (range.from < last.to) {
        throw Refused.because("", "counts-twice", "match", range.from);
      }
      if (range.from == last.to) {
        joined.set(joined.size() - 1, new Range(last.from, range.to));
      } else {
        joined.add(range);
      }
    }
    return joined;
  }

  private static List<Count> added(List<Count> one, List<Count> other) {
    var sums = new ArrayList<Count>();
    for (int i = 0; i < one.size(); i++) {
      sums.add(one.get(i).plus(other.get(i)));
    }
    return sums;
  }

  private static <K, V> Map<K, V> added(
      Map<K, V> one, Map<K, V> other, BinaryOperator<V> addition) {
    var sums = new TreeMap<K, V>(one);
    other.forEach((key, value) -> sums.merge(key, value, addition));
    return sums;
  }

  public long matches() {
    return played.stream().mapToLong(range -> range.to - range.from).sum();
  }

  /** The matches of a job that are not counted yet. */
  public List<Job> open(Job whole) {
    var open = new ArrayList<Job>();
    long next = whole.from();
    for (Range range : played) {
      if (range.from > next && next < whole.to()) {
        open.add(whole.with(next, Math.min(range.from, whole.to())));
      }
      next = Math.max(next, range.to);
    }
    if (next < whole.to()) {
      open.add(whole.with(next, whole.to()));
    }
    return open;
  }

  /** The lengths of the matches. */
  public Lengths histogram() {
    var histogram = new Lengths();
    lengths.forEach(histogram::add);
    return histogram;
  }

  /** The text form: one line of JSON. */
  public String text() {
    return Json.write(this);
  }

  /**
   * Reads the text form.
   *
   * @throws Refused if it is something else, or of another version
   */
  public static Counts parse(String text) {
    int format = Json.parse(text).path("job").path("format").asInt();
    if (format != 0 && format != Job.FORMAT) {
      throw Refused.because("", "job-format", "found", format, "known", Job.FORMAT);
    }
    return Json.read(text, Counts.class);
  }
}
