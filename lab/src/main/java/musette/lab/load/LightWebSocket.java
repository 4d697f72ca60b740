package musette.lab.load;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The part of RFC 6455 that is needed to play: text in both directions, and pongs. It exists
 * because the load tool shares the machine with the server: with the client of Jetty, it needed 2.1
 * and 2.6 times as much CPU time for the same messages (docs/performance/server.md).
 */
final class LightWebSocket {
  private static final int TEXT = 0x81;
  private static final int PONG = 0x8A;
  private static final int PING_CODE = 9;
  private static final int CLOSE_CODE = 8;
  private static final int LONGEST_HEAD = 64 * 1024;

  /** Receives messages. */
  interface Listener {
    /** The text byte by byte: everything it is searched for is ASCII. */
    void heard(String message);

    void failed(IOException problem);
  }

  private final SocketChannel channel;
  private final Listener listener;
  private byte[] waiting = new byte[0];
  private int length;
  private StringBuilder parts = new StringBuilder();
  private boolean closed;

  private LightWebSocket(SocketChannel channel, Listener listener) {
    this.channel = channel;
    this.listener = listener;
  }

  /** Performs the handshake; {@link SocketReader} reads everything after it. */
  static LightWebSocket open(URI server, String path, String token, Listener listener)
      throws IOException {
    SocketChannel channel =
        SocketChannel.open(new InetSocketAddress(server.getHost(), server.getPort()));
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    var socket = new LightWebSocket(channel, listener);
    socket.write(
        ByteBuffer.wrap(
            """
            GET %s HTTP/1.1\r
            Host: %s\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Key: bXVzZXR0ZS1pcy1sb2FkZQ==\r
            Sec-WebSocket-Version: 13\r
            Authorization: Bearer %s\r
            \r
            """
                .formatted(path, server.getAuthority(), token)
                .getBytes(StandardCharsets.US_ASCII)));
    socket.readHead();
    return socket;
  }

  private void readHead() throws IOException {
    ByteBuffer chunk = ByteBuffer.allocate(4096);
    int end = -1;
    while (end < 0) {
      if (channel.read(chunk.clear()) < 0 || length > LONGEST_HEAD) {
        throw new EOFException("no answer to the handshake");
      }
      keep(chunk.flip());
      end = text(0, length).indexOf("\r\n\r\n");
    }
    String head = text(0, end);
    if (!head.startsWith("HTTP/1.1 101")) {
      throw new IOException(head.lines().findFirst().orElse("no head"));
    }
    drop(end + 4);
  }

  SocketChannel channel() {
    return channel;
  }

  private String text(int from, int to) {
    return new String(waiting, from, to - from, StandardCharsets.ISO_8859_1);
  }

  private void keep(ByteBuffer chunk) {
    int more = chunk.remaining();
    if (length + more > waiting.length) {
      waiting = Arrays.copyOf(waiting, Math.max(length + more, 2 * length));
    }
    chunk.get(waiting, length, more);
    length += more;
  }

  private void drop(int count) {
    length -= count;
    System.arraycopy(waiting, count, waiting, 0, length);
    if (length == 0) {
      waiting = new byte[0];
    }
  }

  /** Takes received bytes and delivers complete messages. */
  void received(ByteBuffer chunk) throws IOException {
    keep(chunk);
    int at = 0;
    for (int next = frame(at); next > at; next = frame(at)) {
      at = next;
    }
    drop(at);
  }

  /**
   * Reads the frame at this offset; returns the offset after it, or the same one if it is
   * incomplete.
   */
  private int frame(int at) throws IOException {
    if (length - at < 2) {
      return at;
    }
    int head = 2;
    long size = waiting[at + 1] & 0x7F;
    if (size >= 126) {
      head += size == 126 ? 2 : 8;
      if (length - at < head) {
        return at;
      }
      size = 0;
      for (int i = at + 2; i < at + head; i++) {
        size = (size << 8) | (waiting[i] & 0xFF);
      }
    }
    if (length - at - head < size) {
      return at;
    }
    int end = at + head + (int) size;
    handle(waiting[at] & 0xFF, at + head, end);
    return end;
  }

  private void handle(int first, int from, int to) throws IOException {
    int code = first & 0x0F;
    if (code == CLOSE_CODE) {
      throw new IOException("closed: " + text(Math.min(from + 2, to), to));
    }
    if (code == PING_CODE) {
      send(PONG, Arrays.copyOfRange(waiting, from, to));
      return;
    }
    if (code > 2) {
      return;
    }
    boolean last = (first & 0x80) != 0;
    if (last && parts.isEmpty()) {
      listener.heard(text(from, to));
      return;
    }
    parts.append(text(from, to));
    if (last) {
      String whole = parts.toString();
      parts = new StringBuilder();
      listener.heard(whole);
    }
  }

  void failed(IOException problem) {
    if (!closed) {
      listener.failed(problem);
    }
  }

  void send(String message) throws IOException {
    send(TEXT, message.getBytes(StandardCharsets.UTF_8));
  }

  /** The mask is all zeros, which leaves the text unchanged. */
  private void send(int first, byte[] data) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(data.length + 8).put((byte) first);
    if (data.length < 126) {
      frame.put((byte) (0x80 | data.length));
    } else {
      frame.put((byte) (0x80 | 126)).putShort((short) data.length);
    }
    write(frame.putInt(0).put(data).flip());
  }

  private synchronized void write(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      if (channel.write(bytes) == 0) {
        Thread.onSpinWait();
      }
    }
  }

  void close() {
    closed = true;
    try {
      channel.close();
    } catch (IOException e) {
      listener.failed(e);
    }
  }
}
