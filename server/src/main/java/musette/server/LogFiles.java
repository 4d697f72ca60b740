package musette.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.FixedWindowRollingPolicy;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import musette.server.live.CommandTrace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sets up the log files of the server: one JSON object per line, in a few files of the data folder.
 */
final class LogFiles {
  private static final String NAME = "musette-file";
  private static final long LARGEST = 10_000_000;
  private static final int KEPT = 5;

  private LogFiles() {}

  static void into(Path data) {
    if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext context)) {
      return;
    }
    var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    var before = root.getAppender(NAME);
    if (before != null) {
      root.detachAppender(before);
      before.stop();
    }
    var limit = new ErrorLogLimiter(file(context, data));
    limit.setContext(context);
    limit.setName(NAME);
    limit.start();
    root.addAppender(limit);
  }

  /** From now on, the log shows the way of every command. */
  static void traceCommands() {
    if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
      context.getLogger(CommandTrace.LOGGER).setLevel(Level.DEBUG);
    }
  }

  private static RollingFileAppender<ILoggingEvent> file(LoggerContext context, Path data) {
    var encoder = new JsonEncoder();
    encoder.setContext(context);
    encoder.start();
    var file = new RollingFileAppender<ILoggingEvent>();
    file.setContext(context);
    file.setName(NAME + "-target");
    file.setFile(data.resolve("logs/musette.log").toString());
    file.setEncoder(encoder);
    var rolling = new FixedWindowRollingPolicy();
    rolling.setContext(context);
    rolling.setParent(file);
    rolling.setFileNamePattern(data.resolve("logs/musette.%i.log").toString());
    rolling.setMaxIndex(KEPT);
    rolling.start();
    var size = new SizeBasedTriggeringPolicy<ILoggingEvent>();
    size.setContext(context);
    size.setMaxFileSize(new FileSize(LARGEST));
    size.start();
    file.setRollingPolicy(rolling);
    file.setTriggeringPolicy(size);
    file.start();
    return file;
  }
}
