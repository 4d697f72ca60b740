package musette.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import musette.kernel.Refused;
import musette.server.live.Client;
import musette.server.live.House;
import musette.server.live.Outbox;
import musette.wire.table.Person;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** WebSockets: the guard lets them in, then each is a {@link Client}. */
final class Sockets {
  private static final String PERSON = "person";
  private static final String ADDRESS = "address";
  private static final String CLIENT = "client";
  private static final int POLICY = 1008;

  private final House house;
  private final Guard guard;
  private final Map<String, Integer> open = new ConcurrentHashMap<>();

  Sockets(House house, Guard guard) {
    this.house = house;
    this.guard = guard;
  }

  void register(RoutesConfig routes) {
    routes.wsBeforeUpgrade("/api/socket", this::check);
    routes.ws("/api/socket", this::handlers);
  }

  private void check(Context context) {
    guard.check(context);
    context.attribute(PERSON, guard.must(context));
    String address = guard.address(context);
    context.attribute(ADDRESS, address);
    if (open.getOrDefault(address, 0) >= house.limits().sockets()) {
      throw Refused.because("", "too-often");
    }
  }

  private void handlers(WsConfig socket) {
    socket.onConnect(this::connected);
    socket.onMessage(
        context -> {
          Client client = context.attribute(CLIENT);
          if (client != null) {
            client.receive(context.message());
          }
        });
    socket.onBinaryMessage(context -> context.closeSession(1003, "text only"));
    socket.onClose(this::closed);
    socket.onError(context -> {});
  }

  private void connected(WsContext context) {
    Person person = context.attribute(PERSON);
    String address = context.attribute(ADDRESS);
    if (person == null || address == null) {
      context.closeSession(POLICY, "sign-in");
      return;
    }
    open.merge(address, 1, Integer::sum);
    context.attribute(CLIENT, house.welcome(person, new Wire(context.session)));
  }

  private void closed(WsContext context) {
    Client client = context.attribute(CLIENT);
    String address = context.attribute(ADDRESS);
    if (client != null) {
      client.close();
    }
    if (client != null && address != null) {
      open.computeIfPresent(address, (key, count) -> count == 1 ? null : count - 1);
    }
  }

  /** The way out. */
  private record Wire(Session session) implements Outbox.Channel {
    @Override
    public Future<?> send(String text) {
      var sent = new CompletableFuture<Boolean>();
      session.sendText(
          text,
          Callback.from(() -> sent.complete(true), problem -> sent.completeExceptionally(problem)));
      return sent;
    }

    @Override
    public void close(String reason) {
      session.close(1013, reason, Callback.NOOP);
    }
  }
}
