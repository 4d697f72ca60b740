package musette.lab.arena;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
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
 * The file of a tournament: the first line says what is played, every other one is a match, as
 * JSON. A tournament with the same file goes on where it stopped.
 */
public final class ResultsFile implements AutoCloseable {
  /** How the line of a match begins; what a sudden end leaves of one begins so too. */
  private static final String MATCH = "{\"pairing\":";

  private final BufferedWriter writer;

  private ResultsFile(BufferedWriter writer) {
    this.writer = writer;
  }

  /** A line that cannot be used; the first is 1, and 0 is the file as a whole. */
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
   * What was played before; the file stays as it is. Throws {@link BadLine} at whatever does not
   * belong to this tournament, but for an unfinished last line.
   */
  public static List<Played> read(Path file, Contest contest) throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    String text = text(file);
    if (text.isEmpty()) {
      return List.of();
    }
    int whole = text.lastIndexOf('\n') + 1;
    List<String> lines = text.substring(0, whole).lines().toList();
    if (lines.isEmpty()) {
      throw new BadLine(1, Refused.because("", "results-foreign"));
    }
    List<Played> played = matches(lines, contest);
    String rest = text.substring(whole);
    if (!rest.startsWith(MATCH) && !MATCH.startsWith(rest)) {
      throw new BadLine(lines.size() + 1, unreadable());
    }
    return played;
  }

  private static String text(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new BadLine(0, Refused.because("", "results-foreign"));
    }
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new BadLine(0, Refused.because("", "results-foreign"));
    }
  }

  private static List<Played> matches(List<String> lines, Contest contest) {
    var all = new ArrayList<Played>();
    Set<Pairing> seen = new HashSet<>();
    for (int i = 0; i < lines.size(); i++) {
      try {
        if (i == 0) {
          contest.check(lines.getFirst());
        } else {
          Played played = match(lines.get(i));
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

  private static Played match(String line) {
    try {
      return Json.read(line, Played.class);
    } catch (Refused _) {
      throw unreadable();
    }
  }

  private static Refused unreadable() {
    return Refused.because("", "results-match", "problem", "unreadable");
  }

  /** Opens a file that was read for more: a new one is begun, an unfinished last line is cut. */
  public static ResultsFile open(Path file, Contest contest) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    if (Files.exists(file)) {
      cut(file);
    }
    var results =
        new ResultsFile(
            Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    if (Files.size(file) == 0) {
      results.line(contest);
    }
    return results;
  }

  private static void cut(Path file) throws IOException {
    try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
      long whole = bytes.length();
      while (whole > 0 && !endsLine(bytes, whole)) {
        whole--;
      }
      bytes.setLength(whole);
    }
  }

  private static boolean endsLine(RandomAccessFile bytes, long end) throws IOException {
    bytes.seek(end - 1);
    return bytes.read() == '\n';
  }

  /** Keeps a match at once. */
  public void add(Played played) {
    try {
      line(played);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void line(Object value) throws IOException {
    writer.write(Json.write(value) + "\n");
    writer.flush();
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}
