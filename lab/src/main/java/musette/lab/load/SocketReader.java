package musette.lab.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Reads all sockets in one thread, because the load tool shares the machine with the server. */
final class SocketReader implements AutoCloseable {
  private static final int CHUNK = 256 * 1024;

  private final Selector selector;
  private final ConcurrentLinkedQueue<LightWebSocket> fresh = new ConcurrentLinkedQueue<>();
  private final Thread thread;
  private volatile boolean open = true;

  SocketReader() {
    try {
      this.selector = Selector.open();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    this.thread = Thread.ofPlatform().name("musette-load").daemon().start(this::loop);
  }

  void add(LightWebSocket socket) {
    fresh.add(socket);
    selector.wakeup();
  }

  private void loop() {
    ByteBuffer chunk = ByteBuffer.allocate(CHUNK);
    try {
      while (open) {
        selector.select(key -> read(key, chunk), 100);
        for (LightWebSocket socket = fresh.poll(); socket != null; socket = fresh.poll()) {
          begin(socket);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClosedSelectorException e) {
      open = false;
    }
  }

  private void begin(LightWebSocket socket) {
    try {
      socket.channel().configureBlocking(false);
      socket.channel().register(selector, SelectionKey.OP_READ, socket);
      socket.received(ByteBuffer.allocate(0));
    } catch (IOException e) {
      socket.failed(e);
    }
  }

  private static void read(SelectionKey key, ByteBuffer chunk) {
    var socket = (LightWebSocket) key.attachment();
    try {
      chunk.clear();
      int count = ((SocketChannel) key.channel()).read(chunk);
      if (count < 0) {
        throw new IOException("the server has closed the socket");
      }
      socket.received(chunk.flip());
    } catch (IOException e) {
      key.cancel();
      socket.failed(e);
    }
  }

  @Override
  public void close() {
    open = false;
    try {
      selector.close();
      thread.join();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
