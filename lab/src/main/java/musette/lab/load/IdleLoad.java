package musette.lab.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Starts a server with running matches, makes one move, and opens sockets that only follow tables.
 */
public final class IdleLoad {
  private static final int AT_ONCE = 50;
  private static final double NANOS = 1e9;
  private static final int PATIENCE_SECONDS = 120;

  private final Running running;
  private final int count;
  private final ServerMeter meter;
  private final LoadContext context;
  private final String url;

  private IdleLoad(Running running, int count, ServerProcess server, LoadContext context) {
    this.running = running;
    this.count = count;
    this.meter = server;
    this.url = server.url();
    this.context = context;
  }

  /**
   * Starts the server and measures it.
   *
   * @param command starts a server
   * @param sockets spread over the tables, so that every table is followed if there are any
   * @param seconds without any message before heap and CPU time are read
   */
  public static IdleReport run(List<String> command, Running running, int sockets, int seconds)
      throws IOException, InterruptedException {
    long began = System.nanoTime();
    try (ServerProcess server = ServerProcess.start(command, running.data());
        var context = new LoadContext(List.of(server.url()), 1_000)) {
      double started = (System.nanoTime() - began) / NANOS;
      double startCost = ServerCost.of(server).seconds();
      var load = new IdleLoad(running, sockets, server, context);
      double moved = running.tables().isEmpty() ? 0 : load.move(began);
      return load.measure(new Start(started, startCost, moved), seconds);
    }
  }

  /** Seconds until the server was well, of its CPU time by then, and until a move. */
  private record Start(double well, double cost, double moved) {}

  /** Sits down at one of the tables and makes a move; returns the seconds since the start. */
  private double move(long began) throws InterruptedException {
    var clients = new ArrayList<SimulatedClient>();
    for (String token : running.tokens()) {
      clients.add(
          new SimulatedClient(
              context,
              ApiClient.of(context.http, url, token),
              context.pacer::add,
              new Waits(),
              () -> {}));
    }
    clients.forEach(client -> client.watch(running.tables().getLast()));
    context.pacer.start(context.timer);
    await(context.statistics.moves, 1, "a move");
    double moved = (System.nanoTime() - began) / NANOS;
    context.pacer.stop();
    clients.forEach(SimulatedClient::close);
    return moved;
  }

  private void await(AtomicLong counter, long wanted, String what) throws InterruptedException {
    for (int i = 0; counter.get() < wanted; i++) {
      if (i == PATIENCE_SECONDS * 100) {
        context.statistics.error("standstill", what + ": " + counter + " of " + wanted);
        return;
      }
      Thread.sleep(10);
    }
  }

  private IdleReport measure(Start start, int seconds) throws InterruptedException {
    long empty = meter.heap();
    List<IdleSocket> sockets = open();
    long connected = meter.heap();
    follow(sockets);
    ServerCost before = ServerCost.of(meter);
    Thread.sleep(seconds * 1000L);
    ServerCost cost = ServerCost.of(meter).since(before);
    long following = meter.heap();
    sockets.forEach(IdleSocket::close);
    LoadStatistics found = context.statistics;
    return new IdleReport(
        running.tables().size(),
        start.well,
        start.cost,
        start.moved,
        count,
        empty,
        connected - empty,
        following - connected,
        cost.seconds(),
        found.errors(),
        found.firstError());
  }

  /** A few sockets at a time: ten thousand that come at once would measure something else. */
  private void follow(List<IdleSocket> sockets) throws InterruptedException {
    long wanted = context.statistics.states.get();
    for (int i = 0; i < sockets.size(); i++) {
      wanted += sockets.get(i).follow();
      if (i % AT_ONCE == AT_ONCE - 1 || i == sockets.size() - 1) {
        await(context.statistics.states, wanted, "followed tables");
      }
    }
  }

  private List<IdleSocket> open() throws InterruptedException {
    var sockets = new ArrayList<IdleSocket>();
    var opened = new ArrayList<Future<IdleSocket>>();
    for (int i = 0; i < count; i++) {
      int which = i;
      opened.add(context.threads.submit(() -> socket(which)));
      if (opened.size() == AT_ONCE || i == count - 1) {
        for (Future<IdleSocket> one : opened) {
          context.opened(one).ifPresent(sockets::add);
        }
        opened.clear();
      }
    }
    return sockets;
  }

  private IdleSocket socket(int which) {
    var tables = new ArrayList<String>();
    int all = running.tables().size();
    for (int i = which; all > 0 && (i < all || i == which); i += count) {
      tables.add(running.tables().get(i % all));
    }
    List<String> tokens = running.tokens();
    ApiClient api =
        tokens.isEmpty()
            ? context.enter()
            : ApiClient.of(context.http, url, tokens.get(which % tokens.size()));
    return new IdleSocket(context, api, tables);
  }
}
