package musette.server.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.List;
import musette.kernel.Refused;

/** Serves HTTP and WebSockets. */
public final class WebServer implements AutoCloseable {
  private final WebOptions options;
  private final RequestGuard guard;
  private final SocketServlet sockets;
  private final ConnectionLimiter connections;
  private final List<Routes> routes;
  private final StaticAssets assets;
  private final Javalin javalin;

  public WebServer(
      WebOptions options,
      RequestGuard guard,
      SocketServlet sockets,
      ConnectionLimiter connections,
      List<Routes> routes,
      LinkPreviews previews) {
    this.options = options;
    this.guard = guard;
    this.sockets = sockets;
    this.connections = connections;
    this.routes = List.copyOf(routes);
    this.assets = new StaticAssets(previews);
    this.javalin = Javalin.create(this::configure);
  }

  public void start() {
    javalin.start();
  }

  /** For tests of the routes. */
  Javalin javalin() {
    return javalin;
  }

  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    javalin.stop();
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
    config.jetty.modifyServer(server -> server.setErrorHandler(new JettyErrorHandler()));
    config.jetty.modifyServletContextHandler(
        servlets -> {
          servlets.addServlet(sockets, SocketServlet.PATH);
          servlets.setErrorHandler(new JettyErrorHandler());
        });
    config.routes.before(this::headers);
    config.routes.before("/api/*", guard::check);
    routes.forEach(group -> group.register(config.routes));
    config.routes.get("/api/*", context -> unknown());
    config.routes.get("/*", assets::serve);
    config.routes.head("/*", this::head);
    Problems.register(config.routes);
  }

  private static void unknown() {
    throw Refused.because("", "unknown-path");
  }

  /** API requests have nothing to say without a body; files have their type. */
  private void head(Context context) {
    String path = context.path();
    if (path.equals("/metrics")) {
      context.contentType("text/plain");
    } else if (!path.startsWith("/api/") && !path.equals(RequestTimer.HEALTH)) {
      assets.serve(context);
    }
  }

  private void headers(Context context) {
    SecurityHeaders.set(context::header);
    if (context.path().startsWith("/api/")) {
      context.header("Cache-Control", "no-store");
    }
    if (guard.isSecure(context)) {
      context.header("Strict-Transport-Security", "max-age=31536000");
    }
  }
}
