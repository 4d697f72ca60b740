package musette.lab.arena;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import musette.kernel.Refused;
import musette.wire.Json;

/**
 * The results file of a tournament: the first line defines the tournament, every other line is a
 * match, as JSON. A tournament with the same file resumes where it stopped.
 */
public final class ResultsFile implements AutoCloseable {
  /** How the line of a match starts, including one that a crash cut short. */
  private static final String MATCH = "{\"pairing\":";

  private final FileChannel file;
  private List<PlayedMatch> before = List.of();

  private ResultsFile(FileChannel file) {
    this.file = file;
  }

  /** A line that cannot be used; lines start at 1, and 0 is the whole file. */
  public static final class BadLine extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int line;
    private final transient Refused reason;

    BadLine(int line, Refused reason) {
      super("line " + line, reason, false, false);
      this.line = line;
      this.reason = reason;
    }

    public int line() {
      return line;
    }

    public Refused reason() {
      return reason;
    }
  }

  /**
   * Reads a file, if there is one, without changing it.
   *
   * @throws BadLine for a line that does not belong to this tournament, except an incomplete last
   *     line
   */
  public static void check(Path file, Contest contest) throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    if (!Files.isRegularFile(file)) {
      throw new BadLine(0, Refused.because("", "results-foreign"));
    }
    var _ = read(Files.readAllBytes(file), contest);
  }

  private static List<PlayedMatch> read(byte[] bytes, Contest contest) {
    String text = text(bytes);
    if (text.isEmpty()) {
      return List.of();
    }
    int whole = text.lastIndexOf('\n') + 1;
    List<String> lines = text.substring(0, whole).lines().toList();
    if (lines.isEmpty()) {
      throw new BadLine(1, Refused.because("", "results-foreign"));
    }
    List<PlayedMatch> played = matches(lines, contest);
    String rest = text.substring(whole);
    if (!rest.startsWith(MATCH) && !MATCH.startsWith(rest)) {
      throw new BadLine(lines.size() + 1, unreadable());
    }
    return played;
  }

  private static String text(byte[] bytes) {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new BadLine(0, Refused.because("", "results-foreign"));
    }
  }

  private static List<PlayedMatch> matches(List<String> lines, Contest contest) {
    var all = new ArrayList<PlayedMatch>();
    Set<Pairing> seen = new HashSet<>();
    for (int i = 0; i < lines.size(); i++) {
      try {
        if (i == 0) {
          contest.check(lines.getFirst());
        } else {
          PlayedMatch played = match(lines.get(i));
          contest.check(played);
          if (!seen.add(played.pairing())) {
            throw Refused.because("", "results-match", "problem", "twice");
          }
          all.add(played);
        }
      } catch (Refused refused) {
        throw new BadLine(i + 1, refused);
      }
    }
    return all;
  }

  private static PlayedMatch match(String line) {
    try {
      return Json.read(line, PlayedMatch.class);
    } catch (Refused _) {
      throw unreadable();
    }
  }

  private static Refused unreadable() {
    return Refused.because("", "results-match", "problem", "unreadable");
  }

  /**
   * Opens a file for appending and locks it. A new file is created; an incomplete last line is cut.
   *
   * @throws BadLine if another tournament is writing to the file
   */
  public static ResultsFile open(Path path, Contest contest) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    var results =
        new ResultsFile(
            FileChannel.open(
                path,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE));
    try {
      results.lock();
      results.begin(contest);
      return results;
    } catch (IOException | RuntimeException e) {
      results.close();
      throw e;
    }
  }

  /** Two writers would play the same matches and leave an unreadable file. */
  private void lock() throws IOException {
    try {
      if (file.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException _) {
      // The same as when the lock is held by another process.
    }
    throw new BadLine(0, Refused.because("", "results-in-use"));
  }

  /**
   * Reads through the locked channel: closing another one on the same file would release the lock.
   */
  private void begin(Contest contest) throws IOException {
    byte[] bytes = Channels.newInputStream(file).readAllBytes();
    before = read(bytes, contest);
    int whole = bytes.length;
    while (whole > 0 && bytes[whole - 1] != '\n') {
      whole--;
    }
    file.truncate(whole).position(whole);
    if (whole == 0) {
      line(contest);
    }
  }

  /** The matches played before. */
  public List<PlayedMatch> before() {
    return before;
  }

  /** Appends a match at once. */
  public void add(PlayedMatch played) {
    try {
      line(played);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void line(Object value) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap((Json.write(value) + "\n").getBytes(UTF_8));
    while (bytes.hasRemaining()) {
      file.write(bytes);
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
