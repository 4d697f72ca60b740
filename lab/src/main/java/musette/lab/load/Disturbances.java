package musette.lab.load;

import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Predicate;

/** What happens beside the moves: sockets are cut, and people say something. */
final class Disturbances {
  private final List<Ticker> tickers;

  /** Somebody of all clients. */
  @FunctionalInterface
  interface Somebody {
    /** Lets them do something; false if they cannot now. */
    boolean does(Predicate<SimulatedClient> action);
  }

  Disturbances(LoadOptions.Traffic traffic, Somebody somebody) {
    this.tickers =
        List.of(
            new Ticker(traffic.reconnects(), () -> somebody.does(SimulatedClient::cut)),
            new Ticker(traffic.chat(), () -> somebody.does(SimulatedClient::say)));
  }

  void start(ScheduledExecutorService timer) {
    tickers.forEach(one -> one.start(timer));
  }

  void stop() {
    tickers.forEach(Ticker::stop);
  }
}
