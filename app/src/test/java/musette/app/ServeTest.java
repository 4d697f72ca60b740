package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:postgres://ann:s3cret@localhost/db",
        "jdbc:postgresql://ann:s3cret@localhost/db",
        "jdbc:postgresql://ann:s3/cret@localhost/db",
        "jdbc:postgresql:ann:s3cret@localhost/db",
        "postgresql://ann:s3cret@localhost/db",
        "jdbc:mysql://localhost/db?user=ann&password=s3cret",
        "s3cret"
      })
  void anAddressThatIsNoneIsRefusedWithoutItsPassword(String address) {
    Run run = Run.of("serve", "--database", address, "--data", folder.toString());
    assertThat(run.isCalm().code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("//HOST/NAME").doesNotContain("s3", "cret@");
  }

  @Test
  void aDatabaseThatDoesNotAnswerIsSaidInOneLine() throws IOException {
    int free;
    try (var nobody = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = nobody.getLocalPort();
    }
    String address = "jdbc:postgresql://localhost:" + free + "/db?user=ann&password=s3cret";
    Run run = Run.of("serve", "--database", address, "--data", folder.toString());
    assertThat(run.isCalm().code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1).contains("08001").doesNotContain("s3cret");
  }

  @Test
  void aPortThatIsNoneIsRefused() {
    Run run = Run.of("serve", "--port", "70000");
    assertThat(run.isCalm().code()).isEqualTo(2);
  }
}
