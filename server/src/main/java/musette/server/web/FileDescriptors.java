package musette.server.web;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** How many files and connections the system lets this process have open. */
interface FileDescriptors {
  long most();

  long open();

  /** Those of this process; where the system does not tell, there is no end of them. */
  static FileDescriptors ofThisProcess() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
        ? new OfSystem(system)
        : new Endless();
  }

  /** As the system counts them. */
  record OfSystem(UnixOperatingSystemMXBean system) implements FileDescriptors {
    @Override
    public long most() {
      return system.getMaxFileDescriptorCount();
    }

    /** Counting them takes one: if there is none, all are in use. */
    @Override
    public long open() {
      try {
        return system.getOpenFileDescriptorCount();
      } catch (InternalError e) {
        return most();
      }
    }
  }

  /** Nobody knows. */
  record Endless() implements FileDescriptors {
    @Override
    public long most() {
      return Long.MAX_VALUE;
    }

    @Override
    public long open() {
      return 0;
    }
  }
}
