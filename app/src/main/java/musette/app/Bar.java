package musette.app;

import java.time.Duration;
import java.util.function.Function;
import java.util.function.LongConsumer;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows a progress bar in a terminal; a pipe gets only the results. */
final class Bar {
  private static final int WIDTH = 78;

  private Bar() {}

  static <R> R watch(World world, String name, long all, Function<LongConsumer, R> task) {
    return watch(world, name, new Way(0, all), task);
  }

  /** The total amount of work, and how much of it was done before. */
  record Way(long before, long all) {}

  static <R> R watch(World world, String name, Way way, Function<LongConsumer, R> task) {
    if (world.device() == World.Device.PIPE) {
      return task.apply(_ -> {});
    }
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName(name)
            .setInitialMax(way.all)
            .startsFrom(way.before, Duration.ZERO)
            .setStyle(ProgressBarStyle.COLORFUL_UNICODE_BLOCK)
            .setConsumer(new ConsoleProgressBarConsumer(world.err(), WIDTH))
            .build()) {
      return task.apply(bar::stepBy);
    }
  }
}
