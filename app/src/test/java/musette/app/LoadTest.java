package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import musette.server.Server;
import musette.server.ServerOptions;
import musette.server.work.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Short loads on a server of this JVM. What they measure says nothing. */
@Timeout(120)
class LoadTest {
  @TempDir private Path folder = Path.of("");

  private Run load(String... options) {
    var server = ServerOptions.defaults().withPort(0).withData(folder).withLimits(Limits.none());
    try (Server running = Server.start(server)) {
      var all = new ArrayList<>(List.of("load", "--url", running.address()));
      all.addAll(List.of(options));
      return Run.of(all.toArray(String[]::new)).isCalm();
    }
  }

  @Test
  void allGamesWithSpectatorsReconnectsAndChat() {
    String options = "--game all --tables 5 --spectators 1 --reconnects 20 --chat 20";
    Run run = load((options + " --rate 50 --seconds 2").split(" "));
    assertThat(run.code()).as(run.out() + run.err()).isZero();
    assertThat(run.out())
        .contains("tour-de-france", "errors      none")
        .containsPattern("moves {7}[1-9]")
        .containsPattern("reconnects {2}[1-9]")
        .containsPattern("chat {8}[1-9]\\d* lines said, heard [1-9]");
  }

  @Test
  void aServerStartsWithRunningMatchesAndSocketsFollowThem() {
    Run run =
        Run.of("load --own-server --game all --running 10 --idle 5 --seconds 1".split(" "))
            .isCalm();
    assertThat(run.code()).as(run.out() + run.err()).isZero();
    assertThat(run.out())
        .contains("with 10 running tables on disk", "errors      none")
        .containsPattern("sockets {5}5, ")
        .containsPattern("asleep {6}10 tables that they follow, ");
  }

  @Test
  void aSweepStartsAServerForEveryNumberOfTables() {
    Path picture = folder.resolve("sweep.svg");
    String options = "load --own-server --champions 1 --rate 20 --seconds 1 --sweep 2,1 --plot ";
    Run run = Run.of((options + picture).split(" ")).isCalm();
    assertThat(run.code()).as(run.out() + run.err()).isZero();
    assertThat(run.out().lines().skip(1))
        .hasSize(2)
        .allSatisfy(line -> assertThat(line).endsWith("none"));
    assertThat(picture).content().startsWith("<svg");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--game all --seats 1",
        "--game bridge",
        "--seats 5",
        "--tables 0",
        "--spectators -1",
        "--reconnects -1",
        "--chat -1",
        "--rate 0",
        "--url http://example.org",
        "--idle 10",
        "--running 10",
        "--own-server --idle -1",
        "--own-server --running -1",
        "--heap 1g",
        "--own-server --heap 1x",
        "--own-server --nodes 2",
        "--database jdbc:postgresql://localhost/x",
        "--own-server --database mysql://localhost/x",
        "--sweep 1,2",
        "--own-server --sweep 0,2",
        "--own-server --plot picture.svg",
        "--own-server --json no/such/folder"
      })
  void whatCannotBeIsRefused(String options) {
    Run run = Run.of(("load " + options).split(" ")).isCalm();
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).hasLineCount(1);
  }
}
