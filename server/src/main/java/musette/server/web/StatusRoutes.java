package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import musette.server.store.Store;
import musette.server.store.database.StorageFault;
import musette.server.work.Metrics;
import musette.wire.Json;

/** The health check and the metrics. */
public final class StatusRoutes implements Routes {
  private final Store store;
  private final Metrics metrics;
  private final ConnectionLimiter connections;

  public StatusRoutes(Store store, Metrics metrics, ConnectionLimiter connections) {
    this.store = store;
    this.metrics = metrics;
    this.connections = connections;
    metrics.gauge("musette.connections", connections::count);
    metrics.gauge("musette.connections.refused", connections::refused);
  }

  @Override
  public void register(RoutesConfig routes) {
    routes.get(RequestTimer.HEALTH, this::health);
    routes.get("/metrics", context -> context.contentType("text/plain").result(metrics.page()));
  }

  private record Health(String status, String storage, String connections, int waiting) {}

  private void health(Context context) {
    StorageFault fault = store.fault();
    boolean full = connections.isFull();
    boolean well = fault == StorageFault.NONE && !full;
    context
        .status(well ? 200 : 503)
        .contentType("application/json")
        .header("Cache-Control", "no-store")
        .result(
            Json.write(
                new Health(
                    well ? "ok" : "unable", fault.word(), full ? "full" : "ok", store.waiting())));
  }
}
