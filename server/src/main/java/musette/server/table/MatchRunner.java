package musette.server.table;

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

/** How the match of a table goes: nothing before its start. */
final class MatchRunner {
  private final Game<?, ?, ?> game;
  private final Setup setup;
  private @Nullable Match<?, ?, ?> match;
  private @Nullable Match<?, ?, ?> still;
  private int lastPly;

  MatchRunner(Game<?, ?, ?> game, Setup setup) {
    this.game = game;
    this.setup = setup;
  }

  Step start(Seed seed) {
    moved();
    Match<?, ?, ?> begun = Match.start(game, setup, seed);
    match = begun;
    return begun.steps().getFirst();
  }

  Step play(int ply, Seat seat, String action) {
    moved();
    match().apply(new Entry.Played(ply, seat, action));
    lastPly = ply;
    return match().steps().getLast();
  }

  void takeBack(List<Integer> plies) {
    moved();
    match().takeBack(plies);
  }

  private void moved() {
    still = null;
  }

  /** To come back to with {@link #stopAt}. */
  Optional<Match<?, ?, ?>> mark() {
    return Optional.ofNullable(match).map(MatchRunner::still);
  }

  /** Nothing that came after the mark has happened, and nothing will be played on from there. */
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

  /** The match as it stands now, to be looked at when it has moved on. */
  Optional<Match<?, ?, ?>> still() {
    if (still == null && match != null) {
      still = still(match);
    }
    return Optional.ofNullable(still);
  }

  private static <S, A, V> Match<S, A, V> still(Match<S, A, V> match) {
    // Nothing is ever played from it, so the dice are of no account.
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
