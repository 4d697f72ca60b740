package musette.lab.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The CPU time of a process by what its threads do, as Linux counts it; empty elsewhere. */
final class ServerThreads {
  /** The part of the JVM's compilers. */
  static final String COMPILING = "compiling";

  private static final double TICKS_PER_SECOND = 100;

  /** The fields of a line of Linux after the name of the thread. */
  private static final int USER = 11;

  private static final int SYSTEM = 12;

  private ServerThreads() {}

  /** CPU seconds so far, by part. */
  static Map<String, Double> seconds(long process) {
    var parts = new TreeMap<String, Double>();
    try (Stream<Path> threads = Files.list(Path.of("/proc", String.valueOf(process), "task"))) {
      threads.forEach(thread -> add(parts, thread.resolve("stat")));
    } catch (IOException e) {
      return Map.of();
    }
    return parts;
  }

  private static void add(Map<String, Double> parts, Path file) {
    try {
      String line = Files.readString(file, StandardCharsets.UTF_8);
      int end = line.lastIndexOf(')');
      String[] fields = line.substring(end + 2).split(" ");
      double ticks = Long.parseLong(fields[USER]) + Long.parseLong(fields[SYSTEM]);
      parts.merge(
          part(line.substring(line.indexOf('(') + 1, end)), ticks / TICKS_PER_SECOND, Double::sum);
    } catch (IOException e) {
      // This thread has ended meanwhile.
    }
  }

  /** What the thread of this name does; Linux keeps 15 characters of it. */
  private static String part(String name) {
    return switch (name) {
      case String show when show.startsWith("musette-show") -> "showing";
      case String writer when writer.startsWith("musette-writer") -> "commits";
      case String virtual when virtual.startsWith("ForkJoinPool") -> "messages and rules";
      case String bot when bot.startsWith("musette-bot") -> "bots";
      case String jit when jit.startsWith("C1 Comp") || jit.startsWith("C2 Comp") -> COMPILING;
      case String gc when gc.startsWith("VM Thread") || gc.startsWith("GC ") -> "collecting";
      default -> "other";
    };
  }
}
