package musette.lab.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import musette.bots.Bots;
import musette.bots.Budget;
import musette.bots.search.Search;
import musette.kernel.Chance;
import musette.kernel.Entry;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Turn;

/**
 * A finished match as the champion sees it. Every judgement is made from what the mover could know
 * at that moment: no hindsight about hidden cards.
 *
 * @param chances after every ply, each seat's chance to win as a spectator would see it
 * @param decisions the decisions that cost most, the dearest first
 */
public record Analysis(List<Chances> chances, List<Decision> decisions) {
  /** The chance of every seat to win after a ply; ply 0 is the set-up. */
  public record Chances(int ply, List<Double> bySeat) {}

  /** What was played, what the champion would have played, and what each was worth to the mover. */
  public record Decision(
      int ply, Seat seat, String played, double worth, String better, double betterWorth) {
    public double cost() {
      return betterWorth - worth;
    }
  }

  /** How much work an analysis may take. */
  public record Effort(int playouts, int iterations, int decisions) {
    public static final Effort USUAL = new Effort(100, 600, 3);
  }

  /**
   * Analyses a record that verifies; refuses one that does not.
   *
   * @param progress told the number of every ply done
   */
  public static <S, A, V> Analysis of(
      Game<S, A, V> game, GameRecord record, Effort effort, Consumer<Integer> progress) {
    record.replay(game);
    if (!(record.secret() instanceof GameRecord.Secret.Shown(Seed seed))) {
      throw Refused.because("", "seed-not-shown");
    }
    Match<S, A, V> match = Match.start(game, record.setup(), seed.with(record.wordsInOrder()));
    Search<S, A, V> champion = Bots.champion(game, Budget.iterations(effort.iterations));
    var chances = new ArrayList<Chances>();
    var decisions = new ArrayList<Decision>();
    chances.add(chancesNow(match, effort, 0));
    for (Entry entry : record.log()) {
      if (entry instanceof Entry.Played(int ply, Seat seat, String action)) {
        judge(match, champion, ply, seat, action, decisions);
        match.apply(entry);
        chances.add(chancesNow(match, effort, ply));
        progress.accept(ply);
      } else {
        match.apply(entry);
      }
    }
    decisions.sort(Comparator.comparingDouble(Decision::cost).reversed());
    return new Analysis(
        chances, decisions.subList(0, Math.min(effort.decisions, decisions.size())));
  }

  private static <S, A, V> void judge(
      Match<S, A, V> match,
      Search<S, A, V> champion,
      int ply,
      Seat seat,
      String played,
      List<Decision> decisions) {
    List<A> actions = match.actions(seat);
    if (actions.size() < 2) {
      return;
    }
    List<Search.Judged<A>> judged = champion.judge(match.view(seat), actions, Chance.quick(ply));
    Search.Judged<A> best = Search.best(judged);
    A action = match.game().notation().parse(played);
    double worth = judged.get(actions.indexOf(action)).worth();
    if (!best.action().equals(action) && best.worth() > worth) {
      String better = match.game().notation().print(best.action());
      decisions.add(new Decision(ply, seat, played, worth, better, best.worth()));
    }
  }

  private static <S, A, V> Chances chancesNow(Match<S, A, V> match, Effort effort, int ply) {
    int seats = match.setup().seats();
    if (match.turn() instanceof Turn.Over(Result result)) {
      return new Chances(ply, Seat.first(seats).stream().map(result::win).toList());
    }
    return new Chances(
        ply,
        Bots.forecast(
            match.game(), match.view(Seat.NONE), seats, effort.playouts, Chance.quick(~ply)));
  }
}
