package musette.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Stands between a server and PostgreSQL, so that a test can cut the connection or hold it up. */
final class DatabaseProxy implements AutoCloseable {
  private final ServerSocket listening;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private boolean held;

  DatabaseProxy() throws IOException {
    listening = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  /** The address of a new database, with time limits that suit a test. */
  String database() {
    return "jdbc:postgresql://localhost:%d/%s?user=postgres&connectTimeout=1&loginTimeout=2"
            .formatted(listening.getLocalPort(), SharedPostgres.create())
        + "&socketTimeout=3";
  }

  private void accept() {
    try {
      while (true) {
        Socket client = kept(listening.accept());
        Socket database = kept(new Socket(InetAddress.getLoopbackAddress(), SharedPostgres.port()));
        Thread.ofVirtual().start(() -> forward(client, database));
        Thread.ofVirtual().start(() -> forward(database, client));
      }
    } catch (IOException e) {
      cut();
    }
  }

  private Socket kept(Socket socket) {
    sockets.add(socket);
    return socket;
  }

  private void forward(Socket from, Socket to) {
    byte[] buffer = new byte[8_192];
    try {
      for (int count = from.getInputStream().read(buffer); count >= 0; ) {
        awaitRelease();
        to.getOutputStream().write(buffer, 0, count);
        count = from.getInputStream().read(buffer);
      }
    } catch (IOException e) {
      // One of them has gone, and so the other has to.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close(from);
    close(to);
  }

  private synchronized void awaitRelease() throws InterruptedException {
    while (held) {
      wait();
    }
  }

  /** From now on nothing arrives, and nothing fails. */
  synchronized void hold() {
    held = true;
  }

  synchronized void release() {
    held = false;
    notifyAll();
  }

  /** From now on nobody can connect, and whoever is connected is no longer. */
  void cut() {
    try {
      listening.close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    sockets.forEach(this::close);
  }

  private void close(Socket socket) {
    sockets.remove(socket);
    try {
      socket.close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    release();
    cut();
  }
}
