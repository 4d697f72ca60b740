package musette.lab.job;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.bots.Policy;
import musette.bots.catalogue.Bots;
import musette.bots.trial.BotMatch;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Seat;

/** Plays the matches of a job one after the other. */
final class Matches<S, A, V> {
  private final Game<S, A, V> game;
  private final Job job;
  private final Map<String, Policy<A, V>> policies = new LinkedHashMap<>();
  private final Tally tally;
  private final Rows<A> rows;

  Matches(Game<S, A, V> game, Job job, MatchRow.Detail detail) {
    this.game = game;
    this.job = job;
    this.tally = new Tally(job);
    this.rows = new Rows<>(game, detail);
    job.names().forEach(name -> policies.put(name, Bots.of(game, name)));
  }

  Counts play() {
    for (long number = job.from(); number < job.to(); number++) {
      List<String> lineup = lineup(number);
      var watched = new ProbedMatch<>(game, job, number, tally);
      BotMatch match =
          BotMatch.play(
              game,
              job.setup(),
              (state, seat, actions, chance) -> {
                watched.before(state, seat, actions);
                A chosen = choose(state, seat, lineup, actions, chance);
                watched.chose(chosen);
                rows.chose(seat, actions.size(), chosen);
                return chosen;
              },
              BotMatch.dice(job.seed(), number),
              tally);
      watched.end(match.result());
      tally.add(match.result(), lineup, match.length());
      rows.end(number, lineup, match.result(), match.length());
    }
    return tally.counts();
  }

  /** The matches that were played, if they were wanted one by one. */
  List<MatchRow> rows() {
    return rows.all();
  }

  private List<String> lineup(long number) {
    var names = new ArrayList<String>();
    for (int i = 0; i < job.seats(); i++) {
      names.add(job.bots().get((int) ((number + i) % job.bots().size())));
    }
    return names;
  }

  /** A random bot needs no view, so none is created. */
  private A choose(S state, Seat seat, List<String> lineup, List<A> actions, Chance chance) {
    String name = lineup.get(seat.index());
    Policy<A, V> policy = policies.get(name);
    return name.equals("random") || policy == null
        ? actions.get(chance.below(actions.size()))
        : policy.choose(game.view(state, seat), actions, chance);
  }
}
