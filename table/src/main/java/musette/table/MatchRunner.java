package musette.table;

import java.util.List;
import java.util.Optional;
import musette.kernel.Entry;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Step;
import musette.kernel.Turn;
import org.jspecify.annotations.Nullable;

/** Runs the match of a table, if it has started. */
final class MatchRunner {
  private final Game<?, ?, ?> game;
  private final Setup setup;
  private final Study study;
  private @Nullable Match<?, ?, ?> match;
  private @Nullable Match<?, ?, ?> snapshot;
  private int lastPly;

  MatchRunner(Game<?, ?, ?> game, Setup setup, Study study) {
    this.game = game;
    this.setup = setup;
    this.study = study;
  }

  Step start(Seed seed) {
    moved();
    Match<?, ?, ?> begun =
        study.isEmpty() ? Match.start(game, setup, seed) : study.begin(game, setup);
    match = begun;
    return begun.steps().getFirst();
  }

  Step play(int ply, Seat seat, String action) {
    moved();
    if (study.isEmpty()) {
      match().apply(new Entry.Played(ply, seat, action));
    } else {
      study.play(match(), seat, action);
    }
    lastPly = ply;
    return match().lastStep();
  }

  void takeBack(List<Integer> plies) {
    moved();
    match().takeBack(plies);
  }

  private void moved() {
    snapshot = null;
  }

  /** A mark for {@link #stopAt}. */
  Optional<Match<?, ?, ?>> mark() {
    return Optional.ofNullable(match).map(MatchRunner::snapshot);
  }

  /** Returns to a mark; the match is not played on from there. */
  void stopAt(Optional<Match<?, ?, ?>> mark) {
    moved();
    match = mark.orElse(null);
  }

  /** The match, once it has started. */
  Match<?, ?, ?> match() {
    Match<?, ?, ?> now = match;
    if (now == null) {
      throw Refused.because("", "not-started");
    }
    return now;
  }

  boolean hasStarted() {
    return match != null;
  }

  boolean isOver() {
    return match != null && match.turn().isOver();
  }

  /** A snapshot of the match. */
  Optional<Match<?, ?, ?>> snapshot() {
    if (snapshot == null && match != null) {
      snapshot = snapshot(match);
    }
    return Optional.ofNullable(snapshot);
  }

  private static <S, A, V> Match<S, A, V> snapshot(Match<S, A, V> match) {
    // Nothing is played from it, so its dice do not matter.
    return Match.from(match.game(), match.setup(), Seed.of(0), match.state());
  }

  Seats asked() {
    return match == null ? Seats.EMPTY : match.turn().seats();
  }

  int nextPly() {
    return lastPly + 1;
  }

  /** The places by seat; empty as long as the match is not over. */
  List<Integer> places() {
    return match != null && match.turn() instanceof Turn.Over(Result result)
        ? result.places()
        : List.of();
  }

  /** The set-up of a rematch: the game may carry something over. */
  Setup next() {
    return match == null ? setup : next(match);
  }

  private static <S, A, V> Setup next(Match<S, A, V> match) {
    return match.turn().isOver()
        ? match.game().rematch(match.setup(), match.state())
        : match.setup();
  }
}
