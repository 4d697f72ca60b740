package musette.lab.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import musette.bots.Budget;
import musette.bots.catalogue.Bots;
import musette.bots.search.Search;
import musette.bots.trial.BotMatch;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Result;
import musette.kernel.Seat;

/**
 * Watches one match for a probe. It has dice of its own, so that a match goes the same way whether
 * it is watched or not.
 */
final class ProbedMatch<S, A, V> {
  /** Imagined matches for each point of the story. */
  static final int FORECAST = 40;

  /** Actions between two points of the story, for each seat. */
  static final int STEP = 4;

  /** Iterations of the search for each decision. */
  static final int SEARCH = 200;

  /** A choice matters if the second best loses at least this much of the chance to win. */
  static final double MATTERS = 0.05;

  /** Who has less than this share of a fair chance, and wins, has come back. */
  static final double BEHIND = 0.5;

  private final Game<S, A, V> game;
  private final Job job;
  private final Tally tally;
  private final Chance thoughts;
  private final Optional<Search<S, A, V>> search;
  private final List<List<Double>> story = new ArrayList<>();
  private int ply;
  private List<Search.Judged<A>> judged = List.of();

  ProbedMatch(Game<S, A, V> game, Job job, long number, Tally tally) {
    this.game = game;
    this.job = job;
    this.tally = tally;
    this.thoughts = BotMatch.dice(~job.seed(), number);
    this.search =
        job.probe() == Probe.CHOICES
            ? Optional.of(Bots.search(game, Budget.iterations(SEARCH)))
            : Optional.empty();
  }

  void before(S state, Seat seat, List<A> actions) {
    judged = List.of();
    if (job.probe() == Probe.STORY && ply % (STEP * job.seats()) == 0) {
      V view = game.view(state, Seat.NONE);
      story.add(Bots.forecast(game, view, job.seats(), FORECAST, thoughts));
    }
    if (search.isPresent() && actions.size() > 1) {
      judged = search.get().judge(game.view(state, seat), actions, thoughts);
      compare();
    }
    ply++;
  }

  /** Notes how much the best choice is better than the second, and which kinds were offered. */
  private void compare() {
    Search.Judged<A> best = Search.best(judged);
    double second = 0;
    for (Search.Judged<A> other : judged) {
      if (other != best && other.visits() > 0) {
        second = Math.max(second, other.worth());
      }
      tally.measure("best." + kind(other.action()), other == best ? 1 : 0);
    }
    double lead = Math.max(0, best.worth() - second);
    tally.measure("lead", lead);
    tally.measure("matters", lead >= MATTERS ? 1 : 0);
  }

  /** Says whether the player did what the search would have done. */
  void chose(A action) {
    if (!judged.isEmpty()) {
      tally.measure("agreed", Search.best(judged).action().equals(action) ? 1 : 0);
    }
  }

  /** The first two words of the notation: what is done, and with what. */
  private String kind(A action) {
    String[] words = game.notation().print(action).split(" ", -1);
    return words.length == 1 ? words[0] : words[0] + " " + words[1];
  }

  void end(Result result) {
    int points = story.size();
    for (Seat seat : Seat.first(job.seats())) {
      if (points == 0 || result.win(seat) != 1) {
        continue;
      }
      double lowest = 1;
      int decided = 0;
      for (int i = 0; i < points; i++) {
        double own = story.get(i).get(seat.index());
        lowest = Math.min(lowest, own);
        if (story.get(i).stream().anyMatch(other -> other > own)) {
          decided = i + 1;
        }
      }
      tally.measure("decided", (double) decided / points);
      tally.measure("comeback", lowest * job.seats() < BEHIND ? 1 : 0);
    }
    swing();
  }

  /** How far the chances moved between two points, on average. */
  private void swing() {
    for (int i = 1; i < story.size(); i++) {
      double moved = 0;
      for (int seat = 0; seat < job.seats(); seat++) {
        moved += Math.abs(story.get(i).get(seat) - story.get(i - 1).get(seat)) / 2;
      }
      tally.measure("swing", moved);
    }
  }
}
