package musette.bots.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import musette.bots.Budget;
import musette.bots.analysis.Analysis.Chances;
import musette.bots.analysis.Analysis.Choice;
import musette.bots.analysis.Analysis.Decision;
import musette.bots.analysis.Analysis.Effort;
import musette.bots.catalogue.Bots;
import musette.bots.search.Search;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Statement;
import musette.kernel.Step;
import musette.kernel.Turn;

/** Analyses one match. Chances and decisions can be computed independently. */
public final class Analyst<S, A, V> {
  /** Number of candidates per requested decision that get a second look. */
  private static final int SUSPECTS = 4;

  /** How many times longer the second look is than the first. */
  private static final int LONGER = 4;

  private static final int SENTENCES = 2;

  private final Game<S, A, V> game;
  private final GameRecord record;
  private final Effort effort;
  private final Seed seed;
  private final List<Step> steps;
  private final Judge<S, A, V> judge;

  /**
   * Prepares the analysis.
   *
   * @throws Refused if the record does not verify
   */
  public Analyst(Game<S, A, V> game, GameRecord record, Effort effort) {
    this.game = game;
    this.record = record;
    this.effort = effort;
    this.steps = record.replay(game).steps();
    this.judge = new Judge<>(game, record.setup().seats());
    if (!(record.secret() instanceof GameRecord.Secret.Shown(Seed shown))) {
      throw Refused.because("", "seed-not-shown");
    }
    this.seed = shown.with(record.wordsInOrder());
  }

  /**
   * Analyses a record.
   *
   * @param progress receives the number of every finished ply, first for the chances, then for the
   *     decisions
   * @throws Refused if the record does not verify
   */
  public static <S, A, V> Analysis analyse(
      Game<S, A, V> game, GameRecord record, Effort effort, IntConsumer progress) {
    var analyst = new Analyst<>(game, record, effort);
    return new Analysis(analyst.chances(progress), analyst.decisions(progress));
  }

  /** Number of plies to analyse. */
  public int plies() {
    return steps.size() - 1;
  }

  private Match<S, A, V> start() {
    return Match.start(game, record.setup(), seed);
  }

  private void play(Match<S, A, V> match, Step step) {
    match.play(step.seat(), step.action(), Chance.of(seed, step.ply()));
  }

  /** Every seat's chance to win after the set-up and after every ply. */
  public List<Chances> chances(IntConsumer progress) {
    Match<S, A, V> match = start();
    var chances = new ArrayList<Chances>();
    for (Step step : steps) {
      if (step.ply() > 0) {
        play(match, step);
      }
      chances.add(new Chances(step.ply(), chancesNow(match, step.ply())));
      if (step.ply() > 0) {
        progress.accept(step.ply());
      }
    }
    return chances;
  }

  private List<Double> chancesNow(Match<S, A, V> match, int ply) {
    int seats = match.setup().seats();
    return match.turn() instanceof Turn.Over(Result result)
        ? Seat.first(seats).stream().map(result::win).toList()
        : Bots.forecast(game, match.view(Seat.NONE), seats, effort.playouts(), Chance.quick(~ply));
  }

  /** A decision that looked costly at first sight, with everything its player could know. */
  private record Suspect<A, V>(int ply, Seat seat, V view, List<A> actions, A played, double cost) {
    Judge.Question<A, V> question() {
      return new Judge.Question<>(view, seat, actions);
    }
  }

  /** The costliest decisions, in descending order of cost. */
  public List<Decision> decisions(IntConsumer progress) {
    Search<S, A, V> glance = Bots.search(game, Budget.iterations(effort.iterations()));
    Match<S, A, V> match = start();
    var suspects = new ArrayList<Suspect<A, V>>();
    for (Step step : steps.subList(1, steps.size())) {
      List<A> actions = match.actions(step.seat());
      if (actions.size() > 1) {
        A played = game.notation().parse(step.action());
        V view = match.view(step.seat());
        var judged = glance.judge(view, actions, Chance.quick(step.ply()));
        double cost = Search.best(judged).worth() - judged.get(actions.indexOf(played)).worth();
        suspects.add(new Suspect<>(step.ply(), step.seat(), view, actions, played, cost));
      }
      play(match, step);
      progress.accept(step.ply());
    }
    suspects.sort(Comparator.comparingDouble((Suspect<A, V> one) -> one.cost).reversed());
    return suspects.stream()
        .limit((long) SUSPECTS * effort.decisions())
        .map(this::secondLook)
        .filter(decision -> decision.cost() > 0)
        .sorted(Comparator.comparingDouble(Decision::cost).reversed())
        .limit(effort.decisions())
        .toList();
  }

  /**
   * Judges a decision again, with more time and other dice, because the worst of many quick
   * judgements is usually a misjudgement.
   */
  private Decision secondLook(Suspect<A, V> one) {
    Search<S, A, V> look = Bots.search(game, Budget.iterations(LONGER * effort.iterations()));
    var judged = look.judge(one.view, one.actions, Chance.quick(-one.ply));
    A better = Search.best(judged).action();
    List<? extends Statement> played = judge.says(one.question(), one.played, 31L * one.ply);
    List<? extends Statement> other = judge.says(one.question(), better, 31L * one.ply);
    return new Decision(
        one.ply,
        one.seat,
        choice(one, one.played, differing(played, other)),
        choice(one, better, differing(other, played)));
  }

  private Choice choice(Suspect<A, V> one, A action, List<? extends Statement> says) {
    return new Choice(
        game.notation().print(action),
        action,
        game.outlook(one.view, action).remarks(),
        chance(one, action),
        says);
  }

  /** Drops the consequences that both choices share, unless nothing else is left. */
  private static List<? extends Statement> differing(
      List<? extends Statement> says, List<? extends Statement> other) {
    List<? extends Statement> own = says.stream().filter(one -> !other.contains(one)).toList();
    return (own.isEmpty() ? says : own).stream().limit(SENTENCES).toList();
  }

  private double chance(Suspect<A, V> one, A action) {
    var question = new Judge.Question<>(one.view, one.seat, List.of(action));
    return judge
        .chances(question, Budget.iterations(effort.playouts()), 31L * one.ply)
        .getFirst()
        .chance();
  }
}
