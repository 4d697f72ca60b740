package musette.app.cli;

import java.time.Duration;
import java.util.function.Function;
import java.util.function.LongConsumer;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows a progress bar in a terminal; a pipe gets only the results. */
public final class Progress {
  private static final int WIDTH = 78;

  private Progress() {}

  public static <R> R watch(
      Environment environment, String name, long all, Function<LongConsumer, R> task) {
    return watch(environment, name, new Way(0, all), task);
  }

  /** The total amount of work, and how much of it was done before. */
  public record Way(long before, long all) {}

  public static <R> R watch(
      Environment environment, String name, Way way, Function<LongConsumer, R> task) {
    if (environment.device() == Environment.Device.PIPE) {
      return task.apply(_ -> {});
    }
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName(name)
            .setInitialMax(way.all)
            .startsFrom(way.before, Duration.ZERO)
            .setStyle(ProgressBarStyle.COLORFUL_UNICODE_BLOCK)
            .setConsumer(new ConsoleProgressBarConsumer(environment.err(), WIDTH))
            .build()) {
      return task.apply(bar::stepBy);
    }
  }
}
