package musette.server.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.function.BiConsumer;
import musette.kernel.Refused;
import musette.server.ServerOptions;
import musette.server.live.House;
import musette.server.store.Fault;
import musette.wire.Json;

/** The HTTP side of the server. */
public final class Web {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
          + " img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
          + " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private final House house;
  private final ServerOptions options;
  private final Guard guard;
  private final Assets assets = new Assets();
  private final Connections connections;

  public Web(House house, ServerOptions options) {
    this.house = house;
    this.options = options;
    this.guard = new Guard(house, options, house.doorman());
    this.connections =
        new Connections(
            house.limits().connections(), Descriptors.ofThisProcess(), System::nanoTime);
    house.metrics().gauge("musette.connections", connections::count);
    house.metrics().gauge("musette.connections.refused", connections::refused);
  }

  public Javalin start() {
    return Javalin.create(this::configure).start();
  }

  private void configure(JavalinConfig config) {
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.http.compressionStrategy = CompressionStrategy.GZIP;
    config.http.defaultContentType = "application/json";
    config.jetty.modifyHttpConfiguration(
        http -> {
          http.setSendServerVersion(false);
          http.setRequestHeaderSize(8_192);
          http.addCustomizer(new RequestTimer(connections));
        });
    config.jetty.addConnector(
        (server, http) -> new LimitedConnector(server, http, connections, options));
    config.jetty.modifyServer(server -> server.setErrorHandler(new JettyErrors()));
    config.jetty.modifyServletContextHandler(
        servlets -> {
          servlets.addServlet(new Sockets(house, guard), Sockets.PATH);
          servlets.setErrorHandler(new JettyErrors());
        });
    config.routes.before(this::headers);
    config.routes.before("/api/*", guard::check);
    new Routes(house, guard).register(config.routes);
    config.routes.get(RequestTimer.HEALTH, this::health);
    config.routes.get(
        "/metrics", context -> context.contentType("text/plain").result(house.metrics().page()));
    config.routes.get("/api/*", context -> unknown());
    config.routes.get("/*", assets::serve);
    config.routes.head("/*", this::head);
    Problems.register(config.routes);
  }

  private static void unknown() {
    throw Refused.because("", "unknown-path");
  }

  /** What protects the page stands in every answer, whoever gives it. */
  static void protect(BiConsumer<String, String> header) {
    header.accept("Content-Security-Policy", POLICY);
    header.accept("X-Content-Type-Options", "nosniff");
    header.accept("X-Frame-Options", "DENY");
    header.accept("Referrer-Policy", "no-referrer");
    header.accept("Cross-Origin-Opener-Policy", "same-origin");
    header.accept("Cross-Origin-Resource-Policy", "same-origin");
    header.accept("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
  }

  /** The requests of the protocol have nothing to tell without a body; files have their type. */
  private void head(Context context) {
    String path = context.path();
    if (path.equals("/metrics")) {
      context.contentType("text/plain");
    } else if (!path.startsWith("/api/") && !path.equals(RequestTimer.HEALTH)) {
      assets.serve(context);
    }
  }

  private void headers(Context context) {
    protect(context::header);
    if (context.path().startsWith("/api/")) {
      context.header("Cache-Control", "no-store");
    }
    if (guard.isSecure(context)) {
      context.header("Strict-Transport-Security", "max-age=31536000");
    }
  }

  private record Health(String status, String storage, String connections, int waiting) {}

  private void health(Context context) {
    Fault fault = house.store().fault();
    boolean full = connections.isFull();
    boolean well = fault == Fault.NONE && !full;
    context
        .status(well ? 200 : 503)
        .contentType("application/json")
        .header("Cache-Control", "no-store")
        .result(
            Json.write(
                new Health(
                    well ? "ok" : "unable",
                    fault.word(),
                    full ? "full" : "ok",
                    house.store().waiting())));
  }
}
