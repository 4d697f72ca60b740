package musette.server.live;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.server.people.PersonDirectory;
import musette.server.store.TableStore;
import musette.table.Games;
import musette.table.StateRenderer;
import musette.table.Table;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;

/** Plays random moves and writes running matches straight to the store, for load tests. */
public final class MatchWriter {
  private final TableStore store;
  private final Games games;
  private final InstantSource clock;
  private final StateRenderer renderer;

  public MatchWriter(TableStore store, Games games, PersonDirectory people, InstantSource clock) {
    this.store = store;
    this.games = games;
    this.clock = clock;
    this.renderer = new StateRenderer(people::person, _ -> false, Set::of);
  }

  /** Writes a match after so many plies, or after half as many if it would be over by then. */
  public CompletableFuture<Integer> write(
      String id, Change.Created created, int plies, Random random) {
    var logged = new ArrayList<LoggedChange>();
    Table table = played(id, created, plies, random, logged);
    return table.isDone()
        ? write(id, created, plies / 2, random)
        : store.append(TableProjection.append(table, logged, renderer));
  }

  private Table played(
      String id, Change.Created created, int plies, Random random, List<LoggedChange> logged) {
    logged.add(new LoggedChange(0, clock.millis(), created.host(), "", "", created));
    Table table = Table.open(id, logged.getFirst(), games);
    logged.add(table.apply(next(table, created.host(), new Change.Started())));
    for (int ply = 1; ply <= plies && !table.isDone(); ply++) {
      Seat seat = table.turn().first();
      var played = new Change.Played(ply, seat, any(table.match(), seat, random), "");
      logged.add(table.apply(next(table, table.place(seat).player(), played)));
    }
    return table;
  }

  private LoggedChange next(Table table, String player, Change change) {
    return new LoggedChange(table.seq() + 1, clock.millis(), player, "", "", change);
  }

  private static <S, A, V> String any(Match<S, A, V> match, Seat seat, Random random) {
    List<A> actions = match.actions(seat);
    return match.game().notation().print(actions.get(random.nextInt(actions.size())));
  }
}
