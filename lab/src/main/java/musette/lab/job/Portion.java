package musette.lab.job;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.LongStream;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.lab.arena.Contest;
import musette.lab.arena.Entrant;
import musette.lab.arena.Entrants;
import musette.lab.arena.MatchPlayer;
import musette.lab.arena.Pairing;
import musette.wire.Json;

/**
 * A piece of work that any thread, process or machine can do by itself. Its text form is one line
 * of JSON.
 */
public sealed interface Portion {
  /** Some matches of a simulation. */
  record OfJob(Job job) implements Portion {}

  /** Some matches of a simulation, one by one. */
  record OfRows(Job job, MatchRow.Detail detail) implements Portion {}

  /**
   * Some matches of a tournament.
   *
   * @param patience how many seconds a program may think about a decision
   */
  record OfContest(Contest contest, List<Pairing> pairings, int patience) implements Portion {
    public OfContest {
      pairings = List.copyOf(pairings);
    }
  }

  /** A job cut into pieces of this many matches, made one by one. */
  static Iterator<Portion> of(Job job, long size, MatchRow.Detail detail) {
    return LongStream.iterate(job.from(), first -> first < job.to(), first -> first + size)
        .mapToObj(first -> job.with(first, Math.min(job.to(), first + size)))
        .map(piece -> piece(piece, detail))
        .iterator();
  }

  private static Portion piece(Job job, MatchRow.Detail detail) {
    return detail == MatchRow.Detail.NONE ? new OfJob(job) : new OfRows(job, detail);
  }

  /** The id of the game. */
  default String game() {
    return switch (this) {
      case OfJob(Job job) -> job.game();
      case OfRows(Job job, _) -> job.game();
      case OfContest(Contest contest, _, _) -> contest.game();
    };
  }

  /**
   * Plays the portion.
   *
   * @throws Refused if it comes from another version of this program or of the rules
   */
  default Outcome play(Game<?, ?, ?> game) {
    return switch (this) {
      case OfJob(Job job) -> {
        job.check(game);
        yield new Outcome.Counted(new Matches<>(game, job, MatchRow.Detail.NONE).play());
      }
      case OfRows(Job job, MatchRow.Detail detail) -> {
        job.check(game);
        var matches = new Matches<>(game, job, detail);
        yield new Outcome.Listed(matches.play(), matches.rows());
      }
      case OfContest(Contest contest, List<Pairing> pairings, int patience) -> {
        if (contest.rules() != game.about().version()) {
          int known = game.about().version();
          throw Refused.because(
              "", "job-rules", "game", game(), "found", contest.rules(), "known", known);
        }
        var entrants = new LinkedHashMap<String, Entrant>();
        contest.bots().forEach(name -> entrants.put(name, Entrants.of(game, name, patience)));
        var setup = new Setup(contest.seats(), contest.options());
        var table = new MatchPlayer(game, setup, entrants, contest.seed());
        yield new Outcome.Played(pairings.stream().map(table::play).toList());
      }
    };
  }

  /** One line of JSON. */
  default String text() {
    return Json.write(this);
  }

  static Portion parse(String text) {
    return Json.read(text, Portion.class);
  }
}
