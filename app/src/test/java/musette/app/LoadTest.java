package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
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
@Timeout(300)
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
    assertThat(run.out().strip().lines().skip(1))
        .hasSize(2)
        .allSatisfy(line -> assertThat(line).endsWith("none"));
    assertThat(picture).content().startsWith("<svg");
  }

  @Test
  void anEveningIsRecordedAndPlayedAgain() throws IOException {
    Run first = load("--game all --tables 5 --chat 20 --rate 50 --seconds 1".split(" "));
    assertThat(first.code()).as(first.out() + first.err()).isZero();
    Path file = folder.resolve("evening");
    Run written = Run.of("records", "evening", file.toString(), "--data", folder.toString());
    assertThat(written.isCalm().code()).as(written.err()).isZero();
    assertThat(Files.readString(file))
        .startsWith("# musette evening 1\n0 1 open ")
        .contains(" open leader-1 person,person,person,person\n", " move\n", " say\n");

    Run again = load("--evening", file.toString(), "--speed", "2", "--reconnects", "5");
    assertThat(again.code()).as(again.out() + again.err()).isZero();
    assertThat(again.out()).contains("2 times as fast", "errors      none");
  }

  @Test
  void aBrokenEveningIsRefusedWithItsLine() throws IOException {
    Path file = folder.resolve("evening");
    for (String line : List.of("0 2 open flamme-rouge person", "0 1 move", "0 1 open", "x 1 say")) {
      Files.writeString(file, "# musette evening 1\n" + line + "\n");
      Run run = Run.of("load", "--own-server", "--evening", file.toString()).isCalm();
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).hasLineCount(1).contains("line 2");
    }
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
        "--speed 2",
        "--evening no/such/file --own-server",
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
