package musette.table;

import java.util.List;
import musette.bots.analysis.Analysis;
import musette.kernel.Event;
import musette.kernel.Statement;
import musette.wire.table.Http;
import musette.wire.table.Part;

/** Converts what an analysis has found into its message. */
public final class AnalysisMessages {
  private AnalysisMessages() {}

  public static List<Http.Chances> chances(List<Analysis.Chances> chances) {
    return chances.stream().map(one -> new Http.Chances(one.ply(), one.bySeat())).toList();
  }

  public static List<Http.CostlyDecision> decisions(List<Analysis.Decision> decisions) {
    return decisions.stream()
        .map(
            one ->
                new Http.CostlyDecision(
                    one.ply(), one.seat(), choice(one.played()), choice(one.better())))
        .toList();
  }

  private static Http.AnalysedChoice choice(Analysis.Choice choice) {
    return new Http.AnalysedChoice(
        choice.text(),
        new Part(choice.action()),
        parts(choice.remarks()),
        choice.worth(),
        parts(choice.says()),
        choice.says().stream().allMatch(Event.class::isInstance));
  }

  private static List<Part> parts(List<? extends Statement> statements) {
    return statements.stream().map(Part::new).toList();
  }
}
