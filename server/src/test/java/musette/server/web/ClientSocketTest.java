package musette.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import musette.server.live.TestServices;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClientSocketTest {
  /** It does nothing, whatever it is asked. */
  private static Session session() {
    return (Session)
        Proxy.newProxyInstance(
            Session.class.getClassLoader(),
            new Class<?>[] {Session.class},
            (proxy, method, arguments) -> null);
  }

  /** Jetty may tell of the end of a connection while its beginning is still being handled. */
  @Test
  void whoIsGoneBeforeHeWasLetInIsNotCountedForEver(@TempDir Path data) {
    try (var test = new TestServices(data)) {
      var open = new AtomicInteger();
      for (boolean goneFirst : new boolean[] {true, false}) {
        var socket =
            new ClientSocket(
                test.clients(),
                test.identities(),
                test.login(),
                open::incrementAndGet,
                open::decrementAndGet);
        if (goneFirst) {
          socket.onWebSocketClose(1006, "", Callback.NOOP);
        }
        socket.onWebSocketOpen(session());
        assertThat(open).hasValue(goneFirst ? 0 : 1);
        socket.onWebSocketClose(1006, "", Callback.NOOP);
        socket.onWebSocketClose(1006, "", Callback.NOOP);
        assertThat(open).hasValue(0);
      }
      assertThat(test.sessions().count()).isZero();
    }
  }
}
