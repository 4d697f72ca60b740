package musette.server.gallery;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;
import musette.kernel.Roads;
import musette.server.people.Ids;
import musette.server.store.CourseStore;
import musette.server.store.CourseStore.CourseRow;
import musette.server.work.Commits;
import musette.server.work.ComputeQueue;
import musette.table.Games;
import musette.table.RoadAnswers;
import musette.table.RoadForecasts;
import musette.wire.Json;
import musette.wire.table.Courses.CourseOutlook;
import musette.wire.table.Http;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets bots ride roads on the server: for browsers that cannot run the engine, as long as somebody
 * waits, and once for every course of the gallery. Forecasts take turns with analyses.
 */
public final class ForecastService implements AutoCloseable {
  /** The outlook of a course that nobody has ridden yet, as it is stored. */
  static final String NONE = Json.write(CourseOutlook.NONE);

  private static final Logger LOG = LoggerFactory.getLogger(ForecastService.class);
  private static final CourseOutlook IMPOSSIBLE = new CourseOutlook(-1, 0, 0);

  /** Whose turns the courses of the gallery take. */
  private static final String GALLERY = "gallery";

  /** The most forecasts at the same time, of one person, from one address and of all. */
  private static final int EACH = 2;

  private static final int TOGETHER = 12;
  private static final int ALL = 60;
  private static final int KEPT = 300;

  private final CourseStore store;
  private final Games games;
  private final RoadForecasts rides;
  private final ComputeQueue turns;
  private final InstantSource clock;
  private final Map<String, ForecastJob> jobs = new LinkedHashMap<>(16, 0.75f, true);
  private final AtomicBoolean riding = new AtomicBoolean();
  private volatile boolean closed;

  public ForecastService(CourseStore store, Games games, ComputeQueue turns, InstantSource clock) {
    this.store = store;
    this.games = games;
    this.rides = new RoadForecasts(games);
    this.turns = turns;
    this.clock = clock;
  }

  /**
   * Returns what is known so far, and lets the bots ride if that is not all. It is complete when
   * all wanted races are ridden.
   *
   * @param who whose turns it takes
   * @param address from where they ask: anybody can be several people
   */
  public Http.RoadForecast of(String who, String address, String game, String text) {
    Map<String, String> options = options(game, text);
    ForecastJob job = begin(who, address, game, options);
    if (job.isNew()) {
      Thread.ofPlatform().name("musette-forecast").daemon().start(() -> work(job, who));
    }
    return job.answer();
  }

  private Map<String, String> options(String game, String text) {
    Roads roads = games.game(game).roads();
    if (roads == Roads.NONE) {
      throw Refused.because("", "no-roads");
    }
    if (text.length() > RoadAnswers.LONGEST_TEXT) {
      throw Refused.because("", "text-length", "most", RoadAnswers.LONGEST_TEXT);
    }
    RoadCheck check = roads.check(text);
    check.orRefuse();
    return Map.of(roads.option(), check.line());
  }

  private ForecastJob begin(String who, String address, String game, Map<String, String> options) {
    String key = Ids.hash(game + "\n" + options);
    synchronized (jobs) {
      ForecastJob known = jobs.get(key);
      if (known != null && known.isAskedAgain()) {
        return known;
      }
      mayBegin(who, address);
      var job = new ForecastJob(rides, game, options, who, address, clock);
      jobs.put(key, job);
      if (jobs.size() > KEPT) {
        jobs.remove(jobs.keySet().iterator().next());
      }
      return job;
    }
  }

  /** Refuses if too many forecasts are under way, so that there is room for others. */
  private void mayBegin(String who, String address) {
    List<ForecastJob> all = jobs.values().stream().filter(ForecastJob::isUnderWay).toList();
    long own = all.stream().filter(job -> job.isOf(who)).count();
    long near = all.stream().filter(job -> job.isFrom(address)).count();
    if (own >= EACH || near >= TOGETHER || all.size() >= ALL) {
      throw Refused.because("", "analysts-busy");
    }
  }

  private void work(ForecastJob job, String who) {
    try (var shift = turns.begin(who)) {
      job.run(shift, () -> !closed);
    } catch (CancellationException e) {
      // The server stops.
    }
  }

  /** Foresees one course of the gallery, if one waits for it and no other is being ridden. */
  public void next() {
    if (!closed && riding.compareAndSet(false, true)) {
      store
          .waiting(NONE)
          .ifPresentOrElse(
              row ->
                  Thread.ofPlatform().name("musette-forecast").daemon().start(() -> foresee(row)),
              () -> riding.set(false));
    }
  }

  private void foresee(CourseRow row) {
    try (var shift = turns.begin(GALLERY)) {
      CourseOutlook outlook = outlook(row, shift);
      if (!closed) {
        Commits.await(store.foresee(row.id(), Json.write(outlook)));
      }
    } catch (CancellationException e) {
      // The server stops; the course waits for the next one.
    } finally {
      riding.set(false);
    }
  }

  private CourseOutlook outlook(CourseRow row, ComputeQueue.Pace shift) {
    try {
      Map<String, String> options = options(row.game(), row.road());
      var job =
          new ForecastJob(rides, row.game(), options, GALLERY, GALLERY, InstantSource.system());
      job.keep();
      job.run(shift, () -> !closed);
      Http.RoadForecast found = job.answer();
      return new CourseOutlook(found.races(), found.meanRounds(), found.seats().getFirst().share());
    } catch (RuntimeException e) {
      LOG.warn("no forecast of course {}", row.id(), e);
      return IMPOSSIBLE;
    }
  }

  @Override
  public void close() {
    closed = true;
  }
}
