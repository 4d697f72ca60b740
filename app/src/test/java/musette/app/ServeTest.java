package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aPortInUseIsSaidInOneLine() throws IOException {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Run run =
          Run.of(
              "serve", "--port", String.valueOf(taken.getLocalPort()), "--data", folder.toString());
      assertThat(run.isCalm().code()).isEqualTo(2);
      assertThat(run.err()).contains(String.valueOf(taken.getLocalPort())).hasLineCount(1);
    }
  }

  @Test
  void aPortThatIsNoneIsRefused() {
    Run run = Run.of("serve", "--port", "70000");
    assertThat(run.isCalm().code()).isEqualTo(2);
  }
}
