package musette.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import musette.kernel.Refused;
import musette.wire.Words;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Problems with the data folder. */
final class DataFolderTest {
  private static String said(IOException e) {
    return Words.common("en").say(DataFolder.refused(Path.of("/srv/data"), e).refusal());
  }

  @Test
  void whatCannotBeWrittenToIsToldAsThat() {
    assertThat(said(new FileSystemException("x", null, "Read-only file system")))
        .startsWith("/srv/data cannot be used: it cannot be written to.")
        .contains("--data");
    assertThat(said(new AccessDeniedException("x"))).contains("it cannot be written to.");
    assertThat(said(new FileSystemException("x", null, "No space left on device")))
        .startsWith("There is no room left on the disk for /srv/data.");
    assertThat(said(new NoSuchFileException("x"))).contains("it cannot be created.");
    assertThat(said(new IOException("odd"))).contains("it cannot be created.");
  }

  @Test
  void aFolderThatIsOnlyToBeReadIsRefused(@TempDir Path folder) throws IOException {
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
    Assumptions.assumeFalse(Files.isWritable(folder), "nothing is forbidden to root");
    assertThatThrownBy(() -> OneServer.start(folder))
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.refusal().reason()).isEqualTo("data-unusable"));
  }
}
