package musette.table;

import java.util.List;
import musette.bots.analysis.Judge;
import musette.bots.analysis.Judge.Question;
import musette.bots.analysis.Judge.Verdict;
import musette.bots.analysis.Review.Mistake;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.kernel.Statement;
import musette.table.json.PositionJson;
import musette.wire.table.Http;
import musette.wire.table.Part;
import musette.wire.table.RawJson;

/** Converts the judgement of a question into its messages. */
public final class AdviceMessages<S, A, V> {
  private static final int SENTENCES = 3;

  private final Game<S, A, V> game;
  private final Judge<S, A, V> judge;

  public AdviceMessages(Game<S, A, V> game, Judge<S, A, V> judge) {
    this.game = game;
    this.judge = judge;
  }

  /** What the coach says about a question. */
  public Http.Advice advice(Question<A, V> question, Verdict<A> verdict) {
    return new Http.Advice(
        question.seat(),
        text(verdict.best()),
        question.actions().stream().map(action -> choice(question, verdict, action)).toList());
  }

  /** A decision as a task. */
  public Http.Task task(Setup setup, Mistake<A, V> mistake) {
    S imagined = judge.imagined(mistake.question(), mistake.ply());
    return new Http.Task(
        game.about().id(),
        game.about().version(),
        setup.seats(),
        setup.options(),
        mistake.ply(),
        new Part(new RawJson(PositionJson.write(game, imagined))),
        text(mistake.played()),
        advice(mistake.question(), mistake.verdict()));
  }

  private Http.AnalysedChoice choice(Question<A, V> question, Verdict<A> verdict, A action) {
    List<? extends Statement> says =
        judge.says(question, action, 1).stream().limit(SENTENCES).toList();
    return new Http.AnalysedChoice(
        text(action),
        new Part(action),
        parts(game.outlook(question.view(), action).remarks()),
        verdict.chance(action),
        parts(says),
        says.stream().allMatch(Event.class::isInstance));
  }

  private String text(A action) {
    return game.notation().print(action);
  }

  private static List<Part> parts(List<? extends Statement> statements) {
    return statements.stream().map(Part::new).toList();
  }
}
