package musette.server.web;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.server.live.Doorman;
import musette.server.live.House;
import musette.server.store.Unavailable;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletCoreRequest;
import org.eclipse.jetty.ee10.servlet.ServletCoreResponse;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServerContainer;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.FutureCallback;
import org.eclipse.jetty.websocket.common.JettyWebSocketFrameHandlerFactory;
import org.eclipse.jetty.websocket.core.Configuration.ConfigurationCustomizer;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.jspecify.annotations.Nullable;

/**
 * Lets WebSockets in. A servlet of its own, because the ready-made ones keep all of the request and
 * its answer, some 12 KB, for as long as the socket is open.
 */
final class Sockets extends HttpServlet {
  static final String PATH = "/api/socket";

  private static final long serialVersionUID = 1;
  private static final int LONGEST_MESSAGE = 16 * 1024;

  private final transient House house;
  private final transient Guard guard;
  private final transient Map<String, Integer> open = new ConcurrentHashMap<>();
  private transient @Nullable Upgrade upgrade;

  Sockets(House house, Guard guard) {
    this.house = house;
    this.guard = guard;
  }

  @Override
  public void init() {
    WebSocketComponents components =
        WebSocketServerComponents.getWebSocketComponents(
            ServletContextHandler.getServletContextHandler(getServletContext()));
    upgrade =
        new Upgrade(
            new WebSocketMappings(components),
            new JettyWebSocketFrameHandlerFactory(
                JettyWebSocketServerContainer.getContainer(getServletContext()), components));
  }

  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    try {
      Upgrade now = upgrade;
      if (now == null || !now.serve(socket(request), request, response)) {
        throw Refused.because("", "unknown-path");
      }
    } catch (Refused e) {
      refuse(response, e.refusal());
    } catch (Unavailable e) {
      refuse(response, Refusal.of("", "storage"));
    }
  }

  private static void refuse(HttpServletResponse response, Refusal refusal) throws IOException {
    Web.protect(response::setHeader);
    Problems.answer(response, refusal);
  }

  private Socket socket(HttpServletRequest request) {
    guard.check(request, request.getMethod());
    Doorman.Login login = guard.must(request);
    String address = guard.address(request);
    if (open.getOrDefault(address, 0) >= house.limits().sockets()) {
      throw Refused.because("", "too-often");
    }
    return new Socket(
        house,
        login,
        () -> open.merge(address, 1, Integer::sum),
        () -> open.computeIfPresent(address, (key, count) -> count == 1 ? null : count - 1));
  }

  /** What Jetty needs to turn a request into a socket. */
  private record Upgrade(WebSocketMappings mappings, JettyWebSocketFrameHandlerFactory frames) {
    /** False if this is no request for a socket. */
    boolean serve(Socket socket, HttpServletRequest asked, HttpServletResponse answer)
        throws IOException {
      Request request = ServletCoreRequest.wrap(asked);
      var done = new FutureCallback();
      boolean upgraded =
          mappings.upgrade(
              WebSocketNegotiator.from(
                  (toServer, fromServer, callback) -> socket,
                  (endpoint, toServer, fromServer) -> frames.newJettyFrameHandler(endpoint)),
              request,
              ServletCoreResponse.wrap(request, answer, false),
              done,
              limits());
      if (upgraded) {
        done.block();
      }
      return upgraded;
    }

    private static ConfigurationCustomizer limits() {
      var limits = new ConfigurationCustomizer();
      limits.setMaxTextMessageSize(LONGEST_MESSAGE);
      limits.setMaxBinaryMessageSize(1);
      limits.setIdleTimeout(Duration.ofMinutes(5));
      return limits;
    }
  }
}
