package musette.lab.load;

import java.time.Duration;

/** What a server costs. */
interface Meter {
  /** Nothing is known. */
  Meter NONE =
      new Meter() {
        @Override
        public Duration time() {
          return Duration.ZERO;
        }

        @Override
        public long heap() {
          return 0;
        }
      };

  /** Processor time so far. */
  Duration time();

  /** Bytes of all objects that are still in use, after a collection; 0 if that is not known. */
  long heap();
}
