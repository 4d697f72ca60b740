package musette.server.web;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** The file descriptors of this process. */
interface FileDescriptors {
  long most();

  long open();

  /** Those of this process; unlimited where the system does not tell. */
  static FileDescriptors ofThisProcess() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean system
        ? new OfSystem(system)
        : new Endless();
  }

  /** Counted by the operating system. */
  record OfSystem(UnixOperatingSystemMXBean system) implements FileDescriptors {
    @Override
    public long most() {
      return system.getMaxFileDescriptorCount();
    }

    /** Counting needs a descriptor itself: if it fails, all are in use. */
    @Override
    public long open() {
      try {
        return system.getOpenFileDescriptorCount();
      } catch (InternalError e) {
        return most();
      }
    }
  }

  /** Unlimited. */
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
