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
import musette.server.live.Clients;
import musette.server.people.Identities;
import musette.server.people.Login;
import musette.server.store.database.StorageUnavailable;
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
 * Accepts WebSockets. The ready-made servlets keep the whole request and response, some 12 KB, for
 * as long as the socket is open.
 */
public final class SocketServlet extends HttpServlet {
  static final String PATH = "/api/socket";

  private static final long serialVersionUID = 1;
  private static final int LONGEST_MESSAGE = 16 * 1024;

  private final transient Clients clients;
  private final transient Identities identities;
  private final transient RequestGuard guard;
  private final transient Map<String, Integer> open = new ConcurrentHashMap<>();
  private final int most;
  private transient @Nullable Upgrade upgrade;

  /**
   * @param most how many sockets may be open from one address
   */
  public SocketServlet(Clients clients, Identities identities, RequestGuard guard, int most) {
    this.clients = clients;
    this.identities = identities;
    this.guard = guard;
    this.most = most;
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
    } catch (StorageUnavailable e) {
      refuse(response, Refusal.of("", "storage"));
    }
  }

  private static void refuse(HttpServletResponse response, Refusal refusal) throws IOException {
    SecurityHeaders.set(response::setHeader);
    Problems.answer(response, refusal);
  }

  private ClientSocket socket(HttpServletRequest request) {
    guard.check(request, request.getMethod());
    Login login = guard.must(request);
    String address = guard.address(request);
    if (open.getOrDefault(address, 0) >= most) {
      throw Refused.because("", "too-often");
    }
    return new ClientSocket(
        clients,
        identities,
        login,
        () -> open.merge(address, 1, Integer::sum),
        () -> open.computeIfPresent(address, (key, count) -> count == 1 ? null : count - 1));
  }

  /** Upgrades requests to WebSockets. */
  private record Upgrade(WebSocketMappings mappings, JettyWebSocketFrameHandlerFactory frames) {
    /** Returns false if the request does not ask for an upgrade. */
    boolean serve(ClientSocket socket, HttpServletRequest asked, HttpServletResponse answer)
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
