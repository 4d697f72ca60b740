package musette.server.gallery;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.server.work.ComputeQueue;
import musette.table.RoadForecasts;
import musette.wire.table.Http;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The forecast of one road. */
final class ForecastJob {
  private static final Logger LOG = LoggerFactory.getLogger(ForecastJob.class);

  /** Fewer than a page rides: the server has others to look after. */
  private static final int RACES = 100;

  /** The seed of the page, so that both tell the same of the same road. */
  private static final long SEED = 1903;

  /** The most CPU time; what is known by then is the forecast. */
  private static final Duration WORK = Duration.ofSeconds(40);

  /** Clients ask about every second; after this time without a request, nobody waits. */
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private enum State {
    NEW,
    RIDING,
    /** Nobody waited any more, or it failed: who asks again begins anew. */
    LEFT,
    DONE
  }

  private final RoadForecasts rides;
  private final String game;
  private final Map<String, String> options;
  private final String who;
  private final String address;
  private final InstantSource clock;
  private long asked;
  private boolean kept;
  private State state = State.NEW;
  private Refusal refusal = Refusal.of("", "");
  private Http.RoadForecast found =
      new Http.RoadForecast(
          0, RACES, List.of(), List.of(), 0, List.of(), List.of(), -1, -1, List.of(), List.of());

  ForecastJob(
      RoadForecasts rides,
      String game,
      Map<String, String> options,
      String who,
      String address,
      InstantSource clock) {
    this.rides = rides;
    this.game = game;
    this.options = options;
    this.who = who;
    this.address = address;
    this.clock = clock;
    this.asked = clock.millis();
  }

  /** It is worth riding to the end whether somebody waits or not. */
  synchronized void keep() {
    kept = true;
  }

  /** True once, for whoever has to start it. */
  synchronized boolean isNew() {
    boolean fresh = state == State.NEW;
    state = fresh ? State.RIDING : state;
    return fresh;
  }

  /** Notes that somebody waits; false if it has to begin anew. */
  synchronized boolean isAskedAgain() {
    asked = clock.millis();
    return state != State.LEFT;
  }

  synchronized boolean isUnderWay() {
    return (state == State.NEW || state == State.RIDING) && isWanted();
  }

  boolean isOf(String person) {
    return who.equals(person);
  }

  boolean isFrom(String place) {
    return address.equals(place);
  }

  private synchronized boolean isWanted() {
    return kept || clock.millis() - asked <= PATIENCE.toMillis();
  }

  synchronized Http.RoadForecast answer() {
    if (!refusal.reason().isEmpty()) {
      throw new Refused(refusal);
    }
    return found;
  }

  /** Rides until all is known, the time is up, nobody waits any more or the server stops. */
  void run(ComputeQueue.Pace shift, BooleanSupplier open) {
    long until = shift.worked() + WORK.toNanos();
    try {
      BooleanSupplier goesOn =
          () -> {
            shift.pause();
            return open.getAsBoolean() && isWanted() && shift.worked() < until;
          };
      rides.ride(game, options, RACES, SEED, goesOn, this::know);
      end(open.getAsBoolean() && isWanted() ? State.DONE : State.LEFT);
    } catch (RuntimeException e) {
      LOG.error("the forecast of a course of {} failed", game, e);
      refuse(e instanceof Refused refused ? refused.refusal() : Refusal.of("", "internal"));
    }
  }

  private synchronized void know(Http.RoadForecast forecast) {
    found = forecast;
  }

  private synchronized void refuse(Refusal reason) {
    refusal = reason;
    state = State.LEFT;
  }

  /** A forecast that ends before its time has fewer races, and says so. */
  private synchronized void end(State how) {
    state = how;
    found =
        new Http.RoadForecast(
            found.races(),
            how == State.DONE ? found.races() : found.wanted(),
            found.seats(),
            found.rounds(),
            found.meanRounds(),
            found.winners(),
            found.breakaway(),
            found.effort(),
            found.left(),
            found.decided(),
            found.specials());
  }
}
