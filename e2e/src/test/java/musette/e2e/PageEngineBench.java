package musette.e2e;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import musette.e2e.PageEngine.Call;
import musette.games.Catalogue;
import musette.kernel.Game;

/**
 * Compares the speed of the engine in the page and on the JVM, in turns and in processor time of
 * the whole process, so that other load on the machine matters little. Run by hand, on Linux
 * (docs/performance/page.md).
 */
public final class PageEngineBench {
  private static final double SECONDS = 2;

  /** Processor time for each engine and each kind of work. */
  private static final long ENOUGH = 6_000_000_000L;

  /** A tick of /proc is a hundredth of a second. */
  private static final long NANOS_PER_TICK = 10_000_000;

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private PageEngineBench() {}

  public static void main(String[] args) {
    try (PageEngine page = PageEngine.open("wasm")) {
      print("game", "work", "JVM a CPU second", "page a CPU second", "ratio");
      for (Game<?, ?, ?> game : Catalogue.games()) {
        if (args.length > 0 && !List.of(args).contains(game.about().id())) {
          continue;
        }
        for (String work : List.of("actions", "search")) {
          compare(page, game.about().id(), work);
        }
      }
    }
    for (String file : List.of("musette-engine.wasm", "musette-engine.js")) {
      sizes(file);
    }
  }

  /** In turns, until both have had enough time to warm up; the best round of each counts. */
  private static void compare(PageEngine page, String game, String work) {
    Call call = Call.bench(game, work, SECONDS);
    var here = new Side(call::here, SYSTEM::getProcessCpuTime);
    var there = new Side(() -> page.answer(call), PageEngineBench::rendererTime);
    while (Math.min(here.nanos, there.nanos) < ENOUGH) {
      here.round();
      there.round();
    }
    String ratio = String.format(Locale.ROOT, "%.2f", there.best / here.best);
    print(game, work, number(here.best), number(there.best), ratio);
  }

  /** One of the two engines, with its best round so far. */
  private static final class Side {
    private final Supplier<String> work;
    private final LongSupplier processorTime;
    private double best;
    private long nanos;

    Side(Supplier<String> work, LongSupplier processorTime) {
      this.work = work;
      this.processorTime = processorTime;
    }

    void round() {
      long before = processorTime.getAsLong();
      double done = Double.parseDouble(work.get().split(" ", -1)[0]);
      long taken = processorTime.getAsLong() - before;
      nanos += taken;
      best = Math.max(best, done * 1e9 / taken);
    }
  }

  /** The processor time of the renderers below this process, in nanoseconds. */
  private static long rendererTime() {
    return ProcessHandle.current()
            .descendants()
            .map(process -> Path.of("/proc", String.valueOf(process.pid())))
            .filter(process -> read(process.resolve("cmdline")).contains("--type=renderer"))
            .mapToLong(process -> ticks(read(process.resolve("stat"))))
            .sum()
        * NANOS_PER_TICK;
  }

  private static long ticks(String stat) {
    // After the name in brackets; user and system time are the 14th and 15th field of all.
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
    return stat.isEmpty() ? 0 : Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return "";
    }
  }

  private static void sizes(String file) {
    String script =
        "const z = require('zlib'), b = require('fs').readFileSync(0);"
            + "console.log(b.length, z.gzipSync(b, {level: 9}).length, z.brotliCompressSync(b).length)";
    try (InputStream engine = PageEngineBench.class.getResourceAsStream(PageEngine.served(file))) {
      Process node = new ProcessBuilder("node", "-e", script).start();
      try (var input = node.getOutputStream()) {
        engine.transferTo(input);
      }
      String[] bytes =
          new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
              .strip()
              .split(" ", -1);
      print(Stream.concat(Stream.of(file), Stream.of(bytes)).toArray(String[]::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%,.0f", value);
  }

  private static void print(String... cells) {
    System.out.println("| " + String.join(" | ", cells) + " |");
  }
}
