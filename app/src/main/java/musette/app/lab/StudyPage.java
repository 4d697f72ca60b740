package musette.app.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import musette.app.cli.CommandContext;
import musette.kernel.Game;
import musette.kernel.Option;
import musette.lab.arena.Plot;
import musette.lab.study.Effect;
import musette.lab.study.Measure;
import musette.lab.study.Study;
import musette.wire.RuleBook;
import musette.wire.Words;

/** A study as a self-contained HTML page for both colour themes, without scripts. */
final class StudyPage {
  private final CommandContext context;
  private final Game<?, ?, ?> game;
  private final Study study;
  private final Words words;

  StudyPage(CommandContext context, Game<?, ?, ?> game, Study study) {
    this.context = context;
    this.game = game;
    this.study = study;
    this.words = context.words(game);
  }

  /** The effects that stand, largest tables last, for the terminal. */
  List<String> summary() {
    var lines = new ArrayList<String>();
    for (Study.Row row : study.rows()) {
      for (Effect effect : row.effects()) {
        if (effect.holds()) {
          lines.add(sentence(row, effect));
        }
      }
    }
    if (lines.isEmpty()) {
      lines.add(context.say("study.nothing"));
    }
    return lines;
  }

  private String sentence(Study.Row row, Effect effect) {
    return context.say(
        "study.effect",
        "seats",
        row.seats(),
        "setting",
        label(row.changed()),
        "measure",
        context.say("study.measure." + effect.measure().name()),
        "value",
        number(effect.measure(), effect.value()),
        "base",
        number(effect.measure(), effect.value() - effect.difference()),
        "low",
        signed(effect.measure(), effect.low()),
        "high",
        signed(effect.measure(), effect.high()));
  }

  String html() {
    return """
    <!doctype html><html lang="%s"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>%s</title>
    <style>:root{color-scheme:light dark;--paper:#f3e9d2;--ink:#221d1a;--mark:#a8321f}
    @media(prefers-color-scheme:dark){:root{--paper:#1d1a18;--ink:#efe4cd;--mark:#ff8a6b}}
    body{font-family:Jost,Futura,sans-serif;background:var(--paper);color:var(--ink);max-width:56rem;
    margin:2rem auto;padding:0 1rem;line-height:1.45}
    .wide{overflow-x:auto}table{border-collapse:collapse}td,th{padding:.2rem .7rem;
    border-bottom:1px solid;text-align:right;white-space:nowrap}td:first-child,th:first-child{text-align:left}
    svg{width:100%%;min-width:34rem;fill:var(--ink);font-size:13px}svg line{stroke:var(--ink)}
    svg .holds{fill:var(--mark)}svg .open{fill:var(--paper);stroke:var(--ink);stroke-width:1.5}
    svg .base{stroke-dasharray:4 3}code{overflow-wrap:anywhere}</style></head><body>
    <h1>%s</h1><p>%s</p><p>%s</p>
    %s%s%s%s</body></html>
    """
        .formatted(
            context.environment().language(),
            safe("study.title", "game", game.about().title()),
            safe("study.title", "game", game.about().title()),
            safe(
                "study.head",
                "matches",
                study.fewest(Measure.LENGTH),
                "settings",
                study.rows().size(),
                "skill",
                study.fewest(Measure.SKILL),
                "story",
                study.fewest(Measure.COMEBACK),
                "choices",
                study.fewest(Measure.MATTERS),
                "version",
                study.rules()),
            safe("study.how"),
            found(),
            bases(),
            plots(),
            rest());
  }

  private String found() {
    return "<h2>"
        + safe("study.found")
        + "</h2><ul>"
        + summary().stream().map(line -> "<li>" + Plot.escape(line)).collect(Collectors.joining())
        + "</ul>";
  }

  /** The rulebook's own game at every number of seats. */
  private String bases() {
    var rows =
        new StringBuilder("<h2>" + safe("study.bases") + "</h2><div class='wide'><table><tr>");
    rows.append("<th>").append(safe("study.seats"));
    for (Measure measure : Measure.values()) {
      rows.append("<th>").append(safe("study.measure." + measure.name()));
    }
    rows.append("<th>").append(safe("study.champions"));
    for (Study.Row row : study.rows()) {
      if (row.changed().isEmpty()) {
        rows.append("<tr><td>").append(row.seats());
        for (Measure measure : Measure.values()) {
          rows.append("<td>").append(mean(measure, row.values()));
        }
        rows.append("<td>").append(percent(row.champions()));
      }
    }
    return rows.append("</table></div>").toString();
  }

  private String mean(Measure measure, Map<Measure, Study.Mean> values) {
    Study.Mean value = values.getOrDefault(measure, new Study.Mean(0, 0, 0));
    return value.count() == 0
        ? "–"
        : number(measure, value.mean()) + " ± " + number(measure, value.margin());
  }

  /** A plot for each measure and number of seats. */
  private String plots() {
    var all = new StringBuilder("<h2>" + safe("study.plots") + "</h2>");
    for (int seats : study.rows().stream().map(Study.Row::seats).distinct().toList()) {
      List<Study.Row> rows =
          study.rows().stream()
              .filter(row -> row.seats() == seats && !row.changed().isEmpty())
              .toList();
      for (Measure measure : rows.isEmpty() ? new Measure[0] : Measure.values()) {
        all.append("<h3>")
            .append(safe("study.measure." + measure.name()))
            .append(", ")
            .append(safe("study.at", "seats", seats))
            .append("</h3><p>")
            .append(safe("study.help." + measure.name()))
            .append("</p><div class='wide'>");
        var plot = new ForestPlot(value -> number(measure, value));
        for (Study.Row row : rows) {
          plot.add(label(row.changed()), effect(row, measure));
        }
        all.append(plot.svg()).append("</div>");
      }
    }
    return all.toString();
  }

  private static Effect effect(Study.Row row, Measure measure) {
    return row.effects().stream()
        .filter(effect -> effect.measure() == measure)
        .findFirst()
        .orElseThrow();
  }

  private String rest() {
    RuleBook book = RuleBook.of(game.about().id(), context.environment().language());
    String dominated =
        study.dominated().entrySet().stream()
            .map(entry -> entry.getKey() + " (" + entry.getValue() + ")")
            .collect(Collectors.joining(", "));
    return "<h2>%s</h2><p>%s</p><h2>%s</h2><p>%s</p><p><code>%s</code></p>"
        .formatted(
            safe("study.dominated"),
            dominated.isEmpty() ? safe("study.none") : Plot.escape(dominated),
            safe("study.never"),
            safe(
                "study.never-count",
                "count",
                study.neverFired().size(),
                "all",
                book.rules().size()),
            Plot.escape(String.join(" ", study.neverFired())));
  }

  /** What is changed, in the words of the game. */
  private String label(Map<String, String> changed) {
    return changed.entrySet().stream()
        .map(
            entry ->
                words.text("option." + entry.getKey())
                    + context.say("study.colon")
                    + value(game.about().option(entry.getKey()), entry.getValue()))
        .collect(Collectors.joining(" + "));
  }

  private String value(Option option, String value) {
    return switch (option) {
      case Option.Choice _ -> words.text("option." + option.id() + "." + value);
      case Option.Flag _ -> context.say("study." + value);
      case Option.Range _, Option.PerSeat _, Option.Text _ -> value;
    };
  }

  private String number(Measure measure, double value) {
    return measure == Measure.LENGTH ? plain("%.1f", value) : percent(value);
  }

  private String signed(Measure measure, double value) {
    return (value < 0 ? "−" : "+") + number(measure, Math.abs(value));
  }

  private String percent(double share) {
    return share < 0 ? "–" : plain("%.1f", 100 * share) + " %";
  }

  private String plain(String form, double value) {
    return String.format(Locale.of(context.environment().language()), form, value);
  }

  private String safe(String key, Object... about) {
    return Plot.escape(context.say(key, about));
  }
}
