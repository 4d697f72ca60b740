package musette.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.AppenderBase;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Forwards log events, but only a few errors of one kind per minute; the others are counted, and
 * the count is written when the minute is over. So nobody can fill the disk by causing errors.
 */
final class ErrorLogLimiter extends AppenderBase<ILoggingEvent> {
  static final int EACH = 5;
  static final long PERIOD = 60_000;

  private final Appender<ILoggingEvent> to;
  private final Map<Kind, Window> windows = new HashMap<>();

  /** Errors of the same class from the same line and logger are of one kind. */
  private record Kind(String logger, String error, String place) {
    static Kind of(ILoggingEvent event, IThrowableProxy error) {
      var frames = error.getStackTraceElementProxyArray();
      String place = frames.length == 0 ? "" : frames[0].getSTEAsString();
      return new Kind(event.getLoggerName(), error.getClassName(), place);
    }
  }

  private static final class Window {
    private final long began;
    private int count;

    Window(long began) {
      this.began = began;
    }

    boolean isOver(long now) {
      return now >= began + PERIOD;
    }

    int leftOut() {
      return Math.max(0, count - EACH);
    }
  }

  ErrorLogLimiter(Appender<ILoggingEvent> to) {
    this.to = to;
  }

  @Override
  protected void append(ILoggingEvent event) {
    tellWhatIsOver(event.getTimeStamp());
    IThrowableProxy error = event.getThrowableProxy();
    if (error == null || isOneOfTheFirst(Kind.of(event, error), event.getTimeStamp())) {
      to.doAppend(event);
    }
  }

  private synchronized boolean isOneOfTheFirst(Kind kind, long now) {
    Window window = windows.computeIfAbsent(kind, key -> new Window(now));
    window.count++;
    if (window.leftOut() == 1) {
      // Perhaps nothing else will be logged that triggers this.
      var _ =
          getContext()
              .getScheduledExecutorService()
              .schedule(() -> tellWhatIsOver(now + PERIOD), PERIOD, TimeUnit.MILLISECONDS);
    }
    return window.count <= EACH;
  }

  /** Logs how many were left out in past minutes. */
  private synchronized void tellWhatIsOver(long now) {
    windows
        .entrySet()
        .removeIf(
            each -> {
              boolean over = each.getValue().isOver(now);
              if (over) {
                tell(each.getKey(), each.getValue().leftOut(), now);
              }
              return over;
            });
  }

  private void tell(Kind kind, int leftOut, long now) {
    if (leftOut > 0) {
      var event = new LoggingEvent();
      event.setLoggerContext((LoggerContext) getContext());
      event.setLoggerName(kind.logger);
      event.setLevel(Level.WARN);
      event.setTimeStamp(now);
      event.setThreadName(Thread.currentThread().getName());
      event.setMessage("{} more like this were left out: {} {}");
      event.setArgumentArray(new Object[] {leftOut, kind.error, kind.place});
      to.doAppend(event);
    }
  }

  @Override
  public synchronized void stop() {
    if (isStarted()) {
      long now = System.currentTimeMillis();
      windows.forEach((kind, window) -> tell(kind, window.leftOut(), now));
      windows.clear();
    }
    super.stop();
    to.stop();
  }
}
