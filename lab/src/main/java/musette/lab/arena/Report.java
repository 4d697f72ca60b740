package musette.lab.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** The result of a tournament. */
public record Report(
    String game,
    int seats,
    Map<String, String> options,
    int matches,
    List<Elo> ratings,
    List<Share> wins,
    List<Interval> winsBySeat,
    List<Integer> plies,
    List<Variant> variants) {

  /** The same tournament with one value of the varied option. */
  public record Variant(
      String option,
      String value,
      List<Elo> ratings,
      List<Share> wins,
      List<Interval> winsBySeat,
      int medianPlies) {}

  public static Report of(String game, Setup setup, List<String> bots, List<PlayedMatch> matches) {
    double[] won = new double[setup.seats()];
    for (PlayedMatch played : matches) {
      var result = new Result(played.places());
      for (int seat = 0; seat < setup.seats(); seat++) {
        won[seat] += result.win(Seat.of(seat));
      }
    }
    var bySeat = new ArrayList<Interval>();
    for (double wins : won) {
      bySeat.add(Interval.of(wins, matches.size()));
    }
    return new Report(
        game,
        setup.seats(),
        new LinkedHashMap<>(setup.options()),
        matches.size(),
        Elo.of(bots, matches),
        Share.of(bots, matches),
        bySeat,
        matches.stream().map(PlayedMatch::plies).sorted().toList(),
        List.of());
  }

  /** A report over all values of an option, with the effect of each. */
  public Report with(List<Variant> found) {
    return new Report(
        game, seats, options, matches, ratings, wins, winsBySeat, plies, List.copyOf(found));
  }

  /** The part of this report that concerns the option value it was played with. */
  public Variant variant(String option, String value) {
    return new Variant(option, value, ratings, wins, winsBySeat, medianPlies());
  }

  public int medianPlies() {
    return plies.isEmpty() ? 0 : plies.get(plies.size() / 2);
  }
}
