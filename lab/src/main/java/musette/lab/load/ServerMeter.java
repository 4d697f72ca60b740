package musette.lab.load;

import java.time.Duration;

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
        public long heap() {
          return 0;
        }
      };

  /** CPU time so far. */
  Duration time();

  /** Bytes of all live objects, after a garbage collection; 0 if unknown. */
  long heap();
}
