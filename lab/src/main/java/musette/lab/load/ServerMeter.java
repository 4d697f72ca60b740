package musette.lab.load;

import java.time.Duration;
import java.util.Map;

/** Measures the cost of a server. */
interface ServerMeter {
  /** Knows nothing. */
  ServerMeter NONE =
      new ServerMeter() {
        @Override
        public Duration time() {
          return Duration.ZERO;
        }

        @Override
        public Map<String, Double> parts() {
          return Map.of();
        }

        @Override
        public long heap() {
          return 0;
        }
      };

  /** CPU time so far. */
  Duration time();

  /** CPU seconds so far by what they were used for; empty if unknown. */
  Map<String, Double> parts();

  /** Bytes of all live objects, after a garbage collection; 0 if unknown. */
  long heap();
}
