package musette.server.live;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import musette.server.people.Ids;
import musette.server.store.CompetitionStore;
import musette.server.store.database.WriteConflict;
import musette.table.Games;
import musette.table.MatchDecisions;
import musette.table.TableCreation;
import musette.table.competition.Competition;
import musette.table.competition.CompetitionDecisions;
import musette.table.competition.CompetitionTables;
import musette.table.competition.TableScores;
import musette.wire.competition.CompetitionChange.Draw;
import musette.wire.competition.CompetitionChange.Score;
import musette.wire.competition.CompetitionInfo;
import musette.wire.table.Change;
import musette.wire.table.TableInfo.Status;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Moves competitions on: begins them, lays the tables that were drawn, counts the finished ones and
 * draws the next round. Everything is decided on what is on disk, so any server may do it, any
 * number at once, and after a crash another goes on.
 */
public final class CompetitionRunner {
  private static final Logger LOG = LoggerFactory.getLogger(CompetitionRunner.class);
  private static final int BATCH = 500;

  /** Told when the table of a round has been laid. */
  @FunctionalInterface
  public interface Listener {
    /** These people play at the table, for the competition of this name. */
    void laid(String table, List<String> players, String name);
  }

  private final Listener listener;
  private final CompetitionService service;
  private final CompetitionStore store;
  private final Function<String, Set<String>> apart;
  private final LiveTables tables;
  private final Games games;
  private final InstantSource clock;
  private final AtomicBoolean busy = new AtomicBoolean();

  /**
   * @param apart whom a player blocks, or who blocks them
   */
  public CompetitionRunner(
      CompetitionService service,
      CompetitionStore store,
      Function<String, Set<String>> apart,
      LiveTables tables,
      Games games,
      InstantSource clock,
      Listener listener) {
    this.listener = listener;
    this.service = service;
    this.store = store;
    this.apart = apart;
    this.tables = tables;
    this.games = games;
    this.clock = clock;
  }

  /** Looks at all that may have to move on; called every second. */
  public void run() {
    if (!busy.compareAndSet(false, true)) {
      return;
    }
    try {
      for (String id : store.due(clock.millis(), BATCH)) {
        tryToAdvance(id);
      }
    } finally {
      busy.set(false);
    }
  }

  private void tryToAdvance(String id) {
    try {
      advance(id);
    } catch (RuntimeException e) {
      LOG.warn("competition {} could not go on", id, e);
    }
  }

  /** A client has seen that a table is finished: it is counted at once. */
  public CompetitionInfo look(String viewer, String id) {
    advance(id);
    return service.info(viewer, id);
  }

  private void advance(String id) {
    Competition now = service.load(id);
    int before;
    do {
      before = now.seq();
      settle(now);
      now =
          service.change(
              "",
              id,
              open -> new CompetitionDecisions(open).next(clock.millis(), Ids::table, apart));
    } while (now.seq() > before);
  }

  /** Lays tables that are missing, counts those that are finished, closes those that are late. */
  private void settle(Competition competition) {
    List<Competition.Unsettled> open = competition.unsettled();
    Map<String, Status> found =
        store.tables(open.stream().map(drawn -> drawn.draw().table()).toList());
    long closes = new CompetitionDecisions(competition).closes();
    for (Competition.Unsettled drawn : open) {
      Status status = found.get(drawn.draw().table());
      if (status == null) {
        lay(competition, drawn);
      } else if (status != Status.RUNNING && status != Status.WAITING) {
        count(competition.id(), drawn.draw());
      } else if (closes > 0 && clock.millis() >= closes) {
        tables.get(drawn.draw().table()).change("", "", now -> new MatchDecisions(now).closed());
      }
    }
  }

  private void lay(Competition competition, Competition.Unsettled drawn) {
    Change.Created created = CompetitionTables.created(competition, drawn, games, Ids.seed().hex());
    try {
      tables.get(drawn.draw().table()).create("", created, TableCreation.next(created));
      listener.laid(drawn.draw().table(), people(created), competition.plan().name());
    } catch (WriteConflict e) {
      LOG.debug("another server has laid table {}", drawn.draw().table());
    }
  }

  private static List<String> people(Change.Created created) {
    return created.places().stream()
        .filter(place -> place.bot().isEmpty() && !place.player().isEmpty())
        .map(Change.Place::player)
        .distinct()
        .toList();
  }

  private void count(String id, Draw draw) {
    List<Score> scores =
        tables
            .get(draw.table())
            .read(now -> TableScores.isFinal(now) ? TableScores.of(now, draw) : List.of());
    if (!scores.isEmpty()) {
      service.change("", id, now -> new CompetitionDecisions(now).settle(draw.table(), scores));
    }
  }
}
