package musette.server.work;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Counters, timers and gauges of the server, in the format of Prometheus. */
public final class Metrics {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Counter changes = registry.counter("musette.changes");
  private final Counter conflicts = registry.counter("musette.conflicts");
  private final Counter messages = registry.counter("musette.messages.sent");
  private final Counter characters = registry.counter("musette.characters.sent");
  private final Timer commands =
      Timer.builder("musette.commands")
          .description("from reading a command to its commit")
          .publishPercentileHistogram()
          .minimumExpectedValue(Duration.ofNanos(500_000))
          .maximumExpectedValue(Duration.ofSeconds(5))
          .register(registry);
  private final Timer thinking = registry.timer("musette.bots.thinking");
  private final Timer answering = registry.timer("musette.bots.answering");

  public Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
  }

  /** Something that goes up and down. */
  public void gauge(String name, Supplier<Number> value) {
    Gauge.builder(name, value).register(registry);
  }

  public void changed(int count) {
    changes.increment(count);
  }

  public void conflict() {
    conflicts.increment();
  }

  public void sent(int length) {
    messages.increment();
    characters.increment(length);
  }

  public void acknowledged(long nanos) {
    commands.record(nanos, TimeUnit.NANOSECONDS);
  }

  public void thought(long nanos) {
    thinking.record(nanos, TimeUnit.NANOSECONDS);
  }

  /** A bot of this server has answered: its thinking, and what it waited for its turn before. */
  public void answered(long nanos) {
    answering.record(nanos, TimeUnit.NANOSECONDS);
  }

  /** The page that Prometheus reads. */
  public String page() {
    return registry.scrape();
  }
}
