package musette.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import musette.app.cli.CommandContext;
import musette.lab.arena.Interval;
import musette.lab.arena.Plot;
import musette.lab.arena.Report;
import musette.lab.arena.Share;

/**
 * The report of a tournament as a self-contained HTML page, without scripts or external resources.
 */
final class ArenaPage {
  private final CommandContext context;
  private final Report report;

  ArenaPage(CommandContext context, Report report) {
    this.context = context;
    this.report = report;
  }

  String html() {
    String language = context.environment().language();
    String title = context.environment().game(report.game()).about().title();
    return """
    <!doctype html><html lang="%s"><meta charset="utf-8"><title>%s</title>
    <style>body{font-family:Jost,Futura,sans-serif;background:#f3e9d2;color:#221d1a;max-width:44rem;
    margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}td,th{padding:.2rem .8rem;
    border-bottom:1px solid #221d1a55;text-align:left}svg{width:100%%;margin:1rem 0}</style>
    <h1>%s</h1><p>%s</p>
    <table>%s</table>
    %s</html>
    """
        .formatted(
            language,
            safe("arena.title", "game", title),
            safe("arena.head", "game", title, "seats", report.seats(), "matches", report.matches()),
            safe("arena.options", "options", options()),
            rows(),
            String.join("", plots()));
  }

  private String safe(String key, Object... about) {
    return Plot.escape(context.say(key, about));
  }

  private String options() {
    return report.options().entrySet().stream()
        .map(option -> option.getKey() + " = " + option.getValue())
        .collect(Collectors.joining(", "));
  }

  private String rows() {
    var rows = new StringBuilder("<tr>");
    for (String head : List.of("pairing", "wins", "interval", "matches")) {
      rows.append("<th>").append(safe("arena.column-" + head)).append("</th>");
    }
    rows.append("</tr>");
    for (Share share : report.wins()) {
      Interval wins = share.wins();
      rows.append("<tr>")
          .append(cell(pair(share)))
          .append(cell(percent(wins.share()) + " %"))
          .append(cell(percent(wins.low()) + " … " + percent(wins.high())))
          .append(cell(String.valueOf(wins.count())))
          .append("</tr>");
    }
    return rows.toString();
  }

  private static String cell(String text) {
    return "<td>" + Plot.escape(text) + "</td>";
  }

  private String percent(double share) {
    return String.format(Locale.of(context.environment().language()), "%.1f", 100 * share);
  }

  private String pair(Share share) {
    return context.say("arena.pair", "one", share.one(), "rest", share.rest());
  }

  private List<String> plots() {
    var plots = new ArrayList<String>();
    var strength = new ArrayList<Plot.Bar>();
    report.ratings().forEach(r -> strength.add(new Plot.Bar(r.bot(), r.elo(), r.low(), r.high())));
    plots.add(Plot.intervals(context.say("arena.strength"), strength, 0));
    var seats = new ArrayList<Plot.Bar>();
    for (Interval wins : report.winsBySeat()) {
      String name = String.valueOf((char) ('A' + seats.size()));
      seats.add(bar(context.say("plot.seat", "seat", name), wins));
    }
    plots.add(Plot.intervals(context.say("arena.by-seat"), seats, fair()));
    plots.add(
        Plot.histogram(
            context.say("arena.length", "median", report.medianPlies()), report.plies(), 40));
    plots.addAll(effects());
    return plots;
  }

  /** The share of wins of a seat if all seats were equal. */
  private double fair() {
    return 1.0 / report.seats();
  }

  private List<String> effects() {
    var plots = new ArrayList<String>();
    if (report.variants().isEmpty()) {
      return plots;
    }
    for (Share pair : report.wins()) {
      var bars = new ArrayList<Plot.Bar>();
      for (Report.Variant variant : report.variants()) {
        variant.wins().stream()
            .filter(share -> share.one().equals(pair.one()) && share.rest().equals(pair.rest()))
            .forEach(share -> bars.add(bar(label(variant), share.wins())));
      }
      plots.add(Plot.intervals(context.say("arena.effect", "pair", pair(pair)), bars, 0.5));
    }
    var bars = new ArrayList<Plot.Bar>();
    report.variants().forEach(v -> bars.add(bar(label(v), v.winsBySeat().getFirst())));
    plots.add(Plot.intervals(context.say("arena.effect-seat"), bars, fair()));
    return plots;
  }

  private static String label(Report.Variant variant) {
    return variant.option() + " " + variant.value();
  }

  private static Plot.Bar bar(String label, Interval wins) {
    return new Plot.Bar(label, wins.share(), wins.low(), wins.high());
  }
}
