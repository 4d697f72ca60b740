package musette.lab.batch;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Function;
import java.util.function.IntFunction;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.wire.Json;

/**
 * Steps a batch for another program over two streams, as docs/python.md describes: a line of JSON
 * first, then one answer for each request. All numbers are little-endian.
 */
public final class BatchSession {
  private static final byte STEP = 0;
  private static final byte RESET = 1;
  private static final byte TEXT = 2;
  private static final byte GOOD = 0;
  private static final byte REFUSED = 1;

  private final Batch<?, ?, ?> batch;
  private final IntFunction<String> picture;
  private final Function<Refusal, String> words;

  /**
   * Prepares a session.
   *
   * @param picture a match as text
   * @param words a refusal as a sentence
   */
  public BatchSession(
      Batch<?, ?, ?> batch, IntFunction<String> picture, Function<Refusal, String> words) {
    this.batch = batch;
    this.picture = picture;
    this.words = words;
  }

  /** Answers until the other side closes its stream. */
  public void serve(InputStream from, OutputStream to) throws IOException {
    var in = new DataInputStream(from);
    to.write((Json.write(batch.head()) + "\n").getBytes(UTF_8));
    frame(to);
    byte[] actions = new byte[2 * batch.size()];
    for (int request = in.read(); request >= 0; request = in.read()) {
      try {
        answer((byte) request, in, actions, to);
      } catch (Refused refused) {
        text(REFUSED, words.apply(refused.refusal()), to);
      } catch (EOFException _) {
        return;
      }
    }
  }

  private void answer(byte request, DataInputStream in, byte[] actions, OutputStream to)
      throws IOException {
    switch (request) {
      case STEP -> {
        in.readFully(actions);
        short[] chosen = new short[batch.size()];
        ByteBuffer.wrap(actions).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(chosen);
        batch.step(chosen);
        frame(to);
      }
      case RESET -> {
        batch.reset(Long.reverseBytes(in.readLong()));
        frame(to);
      }
      case TEXT -> {
        int match = Integer.reverseBytes(in.readInt());
        if (match < 0 || match >= batch.size()) {
          throw Refused.because("", "batch-match", "match", match);
        }
        text(GOOD, picture.apply(match), to);
      }
      default -> throw Refused.because("", "batch-request", "request", request);
    }
  }

  private void frame(OutputStream to) throws IOException {
    ByteBuffer frame = batch.frame();
    to.write(GOOD);
    to.write(frame.array(), frame.arrayOffset(), frame.limit());
    to.flush();
  }

  private static void text(byte status, String text, OutputStream to) throws IOException {
    byte[] bytes = text.getBytes(UTF_8);
    to.write(status);
    to.write(ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(bytes.length).array());
    to.write(bytes);
    to.flush();
  }
}
