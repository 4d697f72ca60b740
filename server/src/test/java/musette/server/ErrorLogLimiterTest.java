package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whoever causes errors cannot fill the log with them. */
final class ErrorLogLimiterTest {
  private final Exception one = new IllegalStateException("one");
  private final Exception other = new IllegalStateException("other");

  private final LoggerContext context = new LoggerContext();
  private final ListAppender<ILoggingEvent> written = new ListAppender<>();
  private final ErrorLogLimiter limit = new ErrorLogLimiter(written);

  @BeforeEach
  void start() {
    written.start();
    limit.setContext(context);
    limit.start();
  }

  private void log(long at, Optional<Exception> error) {
    var event = new LoggingEvent();
    event.setLoggerContext(context);
    event.setLoggerName("a");
    event.setLevel(Level.ERROR);
    event.setMessage("failed");
    event.setTimeStamp(at);
    error.ifPresent(e -> event.setThrowableProxy(new ThrowableProxy(e)));
    limit.doAppend(event);
  }

  private List<String> messages() {
    return written.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
  }

  @Test
  void ofOneKindSoManyAMinuteAreWrittenAndTheOthersCounted() {
    for (int i = 0; i < 300; i++) {
      log(i, Optional.of(one));
    }
    assertThat(messages()).hasSize(ErrorLogLimiter.EACH);
    log(400, Optional.of(other));
    assertThat(messages()).as("another kind is not silenced").hasSize(ErrorLogLimiter.EACH + 1);
    log(ErrorLogLimiter.PERIOD + 500, Optional.of(one));
    assertThat(messages())
        .hasSize(ErrorLogLimiter.EACH + 3)
        .anyMatch(line -> line.startsWith("295 more like this were left out: java.lang.Illegal"));
  }

  @Test
  void whatHasNoStackTraceIsAlwaysWritten() {
    for (int i = 0; i < 300; i++) {
      log(i, Optional.empty());
    }
    assertThat(messages()).hasSize(300);
  }

  @Test
  void theCountIsNotLostWhenTheServerStops() {
    for (int i = 0; i < 7; i++) {
      log(i, Optional.of(one));
    }
    limit.stop();
    assertThat(messages()).hasSize(ErrorLogLimiter.EACH + 1);
    assertThat(messages().getLast()).startsWith("2 more like this");
  }
}
