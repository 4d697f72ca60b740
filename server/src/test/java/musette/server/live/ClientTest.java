package musette.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import musette.server.people.Login;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ClientTest {
  /** A channel into nowhere. */
  private static final Outbox.Channel NOWHERE =
      new Outbox.Channel() {
        @Override
        public CompletableFuture<?> send(String text) {
          return CompletableFuture.completedFuture(text);
        }

        @Override
        public void close(String reason) {
          // Nobody is there.
        }
      };

  @Test
  void aMessageThatIsHandledAfterItsSocketIsGoneLeavesNothingBehind(@TempDir Path data) {
    try (var test = new TestServices(data)) {
      Login login = test.login();
      String table = test.table(login.person());
      String follow =
          "{\"type\":\"Follow\",\"table\":\"%s\",\"seat\":\"NONE\",\"after\":-1}".formatted(table);
      Client client = test.clients().open(login, NOWHERE);
      client.receive(follow);
      assertThat(test.subscribers(table)).hasSize(1);
      client.close();
      client.receive(follow);
      client.receive("{\"type\":\"WatchLists\"}");
      assertThat(test.subscribers(table)).isEmpty();
      assertThat(test.lists().count()).isZero();
    }
  }
}
