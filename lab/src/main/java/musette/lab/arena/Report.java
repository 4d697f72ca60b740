package musette.lab.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Setup;
import org.jspecify.annotations.Nullable;

/** What a tournament found: as a record for JSON, and as one page of HTML with plots. */
public record Report(
    String game,
    int seats,
    Map<String, String> options,
    int matches,
    List<Elo> ratings,
    Map<String, Interval> wins,
    List<Interval> winsBySeat,
    List<Integer> plies,
    List<Variant> variants) {

  /** The same tournament with one value of an option that is varied. */
  public record Variant(
      String option,
      String value,
      Map<String, Interval> wins,
      List<Interval> winsBySeat,
      int medianPlies) {}

  public static Report of(String game, Setup setup, List<String> bots, List<Played> matches) {
    double[] won = new double[setup.seats()];
    for (Played played : matches) {
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
        Elo.shares(matches),
        bySeat,
        matches.stream().map(Played::plies).sorted().toList(),
        List.of());
  }

  /** All values of an option together, and the effect of each. */
  public Report with(List<Variant> found) {
    return new Report(
        game, seats, options, matches, ratings, wins, winsBySeat, plies, List.copyOf(found));
  }

  /** What this report says of the value with which it was played. */
  public Variant variant(String option, String value) {
    return new Variant(option, value, wins, winsBySeat, medianPlies());
  }

  private String effects() {
    var plots = new StringBuilder();
    if (!variants.isEmpty()) {
      for (String pair : variants.getFirst().wins().keySet()) {
        var bars = new ArrayList<Plot.Bar>();
        variants.forEach(v -> bars.add(bar(v.option() + " " + v.value(), v.wins().get(pair))));
        plots.append(Plot.intervals("Effect of the option: wins, " + pair, bars, 0.5));
      }
      var bars = new ArrayList<Plot.Bar>();
      variants.forEach(v -> bars.add(bar(v.option() + " " + v.value(), v.winsBySeat().getFirst())));
      plots.append(Plot.intervals("Effect of the option: wins of seat A", bars, 1.0 / seats));
    }
    return plots.toString();
  }

  private static Plot.Bar bar(String label, @Nullable Interval share) {
    Interval known = share == null ? Interval.of(0, 0) : share;
    return new Plot.Bar(label, known.share(), known.low(), known.high());
  }

  public int medianPlies() {
    return plies.isEmpty() ? 0 : plies.get(plies.size() / 2);
  }

  /** A page of its own: no script, nothing loaded from elsewhere. */
  public String html() {
    var strength = new ArrayList<Plot.Bar>();
    ratings.forEach(r -> strength.add(new Plot.Bar(r.bot(), r.elo(), r.low(), r.high())));
    var bySeat = new ArrayList<Plot.Bar>();
    for (int i = 0; i < winsBySeat.size(); i++) {
      Interval share = winsBySeat.get(i);
      bySeat.add(
          new Plot.Bar("seat " + (char) ('A' + i), share.share(), share.low(), share.high()));
    }
    return """
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Musette arena: %s</title>
    <style>body{font-family:Jost,Futura,sans-serif;background:#f3e9d2;color:#221d1a;max-width:44rem;
    margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}td,th{padding:.2rem .8rem;
    border-bottom:1px solid #221d1a55;text-align:left}svg{width:100%%;margin:1rem 0}</style>
    <h1>%s, %d seats, %d matches</h1><p>Options: %s</p>
    <table><tr><th>pairing</th><th>wins of the one</th><th>95 %% interval</th><th>matches</th></tr>%s</table>
    %s%s%s%s</html>
    """
        .formatted(
            Plot.escape(game),
            Plot.escape(game),
            seats,
            matches,
            Plot.escape(options.toString()),
            rows(),
            Plot.intervals("Strength (Elo, mean 0, 95 % intervals)", strength, 0),
            Plot.intervals("Share of wins by seat", bySeat, 1.0 / seats),
            Plot.histogram("Length (plies), median " + medianPlies(), plies, 40),
            effects());
  }

  private String rows() {
    var rows = new StringBuilder();
    wins.forEach(
        (pair, share) ->
            rows.append(
                String.format(
                    Locale.ROOT,
                    "<tr><td>%s</td><td>%.1f %%</td><td>%.1f to %.1f</td><td>%d</td></tr>",
                    Plot.escape(pair),
                    100 * share.share(),
                    100 * share.low(),
                    100 * share.high(),
                    share.count())));
    return rows.toString();
  }
}
