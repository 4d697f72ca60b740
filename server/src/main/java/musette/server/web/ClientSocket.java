package musette.server.web;

import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import musette.server.live.Client;
import musette.server.live.Clients;
import musette.server.live.Outbox;
import musette.server.people.Identities;
import musette.server.people.Login;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** Connects a WebSocket with a {@link Client}. */
public final class ClientSocket implements Session.Listener.AutoDemanding, Outbox.Channel {
  private static final int TEXT_ONLY = 1003;
  private static final int NOT_ALLOWED = 1008;
  private static final int TRY_LATER = 1013;

  private final Clients clients;
  private final Identities identities;
  private final Login login;
  private final Runnable opened;
  private final Runnable closed;
  private @Nullable Session session;
  private @Nullable Client client;
  private boolean ended;

  ClientSocket(
      Clients clients, Identities identities, Login login, Runnable opened, Runnable closed) {
    this.clients = clients;
    this.identities = identities;
    this.login = login;
    this.opened = opened;
    this.closed = closed;
  }

  @Override
  public void onWebSocketOpen(Session now) {
    session = now;
    opened.run();
    Client opening = clients.open(login, this);
    if (!begin(opening)) {
      leave(opening);
    } else if (!identities.isValid(login)) {
      // Signed out while the connection was being made.
      opening.signOut();
    }
  }

  /** False if the socket was closed before the client was opened. */
  private synchronized boolean begin(Client opening) {
    client = ended ? null : opening;
    return !ended;
  }

  private synchronized @Nullable Client end() {
    Client now = client;
    client = null;
    ended = true;
    return now;
  }

  private void leave(Client now) {
    now.close();
    closed.run();
  }

  @Override
  public void onWebSocketText(String message) {
    Client now = client();
    if (now != null) {
      now.receive(message);
    }
  }

  private synchronized @Nullable Client client() {
    return client;
  }

  @Override
  public void onWebSocketBinary(ByteBuffer bytes, Callback callback) {
    callback.succeed();
    end(TEXT_ONLY, "text only");
  }

  @Override
  public void onWebSocketError(Throwable problem) {
    // It is closed next.
  }

  @Override
  public void onWebSocketClose(int status, String reason, Callback callback) {
    callback.succeed();
    Client now = end();
    if (now != null) {
      leave(now);
    }
  }

  @Override
  public CompletableFuture<?> send(String text) {
    var sent = new CompletableFuture<Boolean>();
    Session to = session;
    if (to == null) {
      sent.completeExceptionally(new IllegalStateException("not open"));
    } else {
      to.sendText(text, Callback.from(() -> sent.complete(true), sent::completeExceptionally));
    }
    return sent;
  }

  @Override
  public void close(String reason) {
    end(reason.equals(SIGNED_OUT) ? NOT_ALLOWED : TRY_LATER, reason);
  }

  private void end(int status, String reason) {
    Session to = session;
    if (to != null) {
      to.close(status, reason, Callback.NOOP);
    }
  }
}
