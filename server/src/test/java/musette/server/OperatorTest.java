package musette.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.server.SampleServerData.Kind;
import musette.server.operate.Cleaning;
import musette.server.operate.DataLocation;
import musette.server.operate.Diagnostics;
import musette.server.operate.Finding;
import musette.server.operate.RecordExport;
import musette.server.store.maintenance.Pruning;
import musette.server.store.maintenance.Pruning.Mode;
import musette.server.store.maintenance.Retention;
import musette.table.Games;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Export, examination and pruning, on both databases. */
final class OperatorTest {
  private static final InstantSource NEXT_YEAR = () -> Instant.now().plus(Duration.ofDays(400));

  @TempDir private Path folder = Path.of("");

  private SampleServerData server(Kind kind) {
    return new SampleServerData(folder.resolve("data"), kind);
  }

  /** What an examination finds wrong, by name. */
  static List<String> faults(DataLocation dataLocation) throws IOException {
    return new Diagnostics(dataLocation, Games.all(), InstantSource.system())
        .run(1_000).stream()
            .filter(finding -> finding.level() == Finding.Level.BAD)
            .map(Finding::what)
            .toList();
  }

  private static void change(DataLocation dataLocation, String sql) throws SQLException {
    String url =
        dataLocation.isFile() ? "jdbc:sqlite:" + dataLocation.file() : dataLocation.database();
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      assertThat(statement.executeUpdate(sql)).isPositive();
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void finishedMatchesAreExportedOnce(Kind kind) throws IOException {
    SampleServerData played = server(kind);
    SampleServerData.Left left = played.play();
    var export = new RecordExport(played.dataLocation(), Games.all());
    Path to = folder.resolve("records");
    assertThat(into(export, to)).isEqualTo(new RecordExport.Report(1, 0, List.of()));
    Path file = to.resolve("tour-de-france").resolve(left.finished() + ".record");
    assertThat(RecordText.parse(Files.readString(file), Games.all()::about).places()).hasSize(2);
    assertThat(into(export, to)).isEqualTo(new RecordExport.Report(0, 1, List.of()));
  }

  private static RecordExport.Report into(RecordExport export, Path folder) throws IOException {
    return export.into(folder, RecordExport.Choice.ALL, RecordExport.Format.TEXT);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void othersGetPublicMatchesWithoutNames(Kind kind) throws Exception {
    SampleServerData played = server(kind);
    SampleServerData.Left left = played.play();
    var export = new RecordExport(played.dataLocation(), Games.all());
    var choice = RecordExport.Choice.PUBLIC;
    Path json = folder.resolve("json");
    assertThat(export.into(json, choice, RecordExport.Format.JSON).written()).isEqualTo(1);
    String file = "tour-de-france/" + left.finished();
    assertThat(Json.parse(Files.readString(json.resolve(file + ".json"))).path("players"))
        .extracting(JsonNode::asText)
        .first()
        .isEqualTo("Player A");
    Path text = folder.resolve("text");
    assertThat(export.into(text, choice, RecordExport.Format.TEXT).written()).isEqualTo(1);
    var record =
        RecordText.parse(Files.readString(text.resolve(file + ".record")), Games.all()::about);
    assertThat(record.players()).first().isEqualTo("Player A");
    assertThat(record.places()).hasSize(2);
    // A private table is nobody's business.
    change(
        played.dataLocation(),
        "update changes set body = replace(body, 'PUBLIC', 'PRIVATE') where seq = 0");
    Path closed = folder.resolve("closed");
    assertThat(export.into(closed, choice, RecordExport.Format.TEXT))
        .isEqualTo(new RecordExport.Report(0, 0, List.of()));
    assertThat(into(export, closed).written()).isEqualTo(1);
  }

  /** Also when they have left: their matches are still here. */
  @ParameterizedTest
  @EnumSource(Kind.class)
  void othersGetNoMatchOfWhoSaysNo(Kind kind) throws Exception {
    SampleServerData played = server(kind);
    SampleServerData.Left left = played.play();
    wish(played, left.token(), "{\"shared\":false}");
    assertThat(given(played, "no")).isZero();
    wish(played, left.token(), "{\"shared\":true}");
    assertThat(given(played, "yes")).isEqualTo(1);
    wish(played, left.token(), "{\"shared\":false}");
    try (Server server = played.start()) {
      String name =
          ApiRequests.send(server.address(), left.token(), "GET", "/api/me/account", "")
              .ok()
              .at("/you/name")
              .asText();
      ApiRequests.send(
              server.address(),
              left.token(),
              "POST",
              "/api/me/farewell",
              "{\"name\":\"" + name + "\"}")
          .ok();
    }
    assertThat(given(played, "gone")).isZero();
  }

  private static void wish(SampleServerData played, String token, String wish) {
    try (Server server = played.start()) {
      JsonNode account =
          ApiRequests.send(server.address(), token, "PUT", "/api/me/sharing", wish).ok();
      assertThat(account.get("shared")).isEqualTo(Json.parse(wish).get("shared"));
    }
  }

  private int given(SampleServerData played, String to) throws IOException {
    return new RecordExport(played.dataLocation(), Games.all())
        .into(folder.resolve(to), RecordExport.Choice.PUBLIC, RecordExport.Format.TEXT)
        .written();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aLogThatCannotBeReadIsNamed(Kind kind) throws Exception {
    SampleServerData played = server(kind);
    SampleServerData.Left left = played.play();
    assertThat(faults(played.dataLocation())).isEmpty();
    change(
        played.dataLocation(),
        "delete from changes where seq = 3 and table_id = '" + left.finished() + "'");
    assertThat(faults(played.dataLocation())).contains("incomplete", "unreadable");
    var report =
        into(new RecordExport(played.dataLocation(), Games.all()), folder.resolve("records"));
    assertThat(report.failed()).containsExactly(left.finished());
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aResultThatTheLogDoesNotGiveIsFound(Kind kind) throws Exception {
    SampleServerData played = server(kind);
    played.play();
    change(played.dataLocation(), "update results set place = 3 - place");
    assertThat(faults(played.dataLocation())).containsExactly("differs");
  }

  @Test
  void aDamagedFileIsFound() throws Exception {
    SampleServerData played = server(Kind.FILE);
    played.play();
    byte[] bytes = Files.readAllBytes(played.dataLocation().file());
    for (int i = 8_192; i < bytes.length; i += 64) {
      bytes[i] ^= 0x55;
    }
    Files.write(played.dataLocation().file(), bytes);
    assertThat(faults(played.dataLocation())).isNotEmpty();
  }

  @Test
  void aClockThatWasSetBackIsFound() throws Exception {
    SampleServerData played = server(Kind.FILE);
    played.play();
    InstantSource yesterday = () -> Instant.now().minus(Duration.ofDays(1));
    assertThat(new Diagnostics(played.dataLocation(), Games.all(), yesterday).run(0))
        .extracting(Finding::what)
        .contains("future", "skew");
  }

  private static Cleaning.Report prune(DataLocation dataLocation, Retention retention, Mode mode)
      throws IOException {
    return new Cleaning(dataLocation, NEXT_YEAR).run(retention, Duration.ofDays(30), mode);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void onlyWhatNoFinishedMatchNeedsIsPruned(Kind kind) throws Exception {
    SampleServerData played = server(kind);
    SampleServerData.Left left = played.play();
    DataLocation dataLocation = played.dataLocation();
    var expected = new Pruning.Report(1, 1, 2, 0);
    for (Mode mode : Mode.values()) {
      assertThat(prune(dataLocation, Retention.DEFAULT, mode).rows()).isEqualTo(expected);
    }
    assertThat(prune(dataLocation, Retention.DEFAULT, Mode.DELETE).rows().isEmpty()).isTrue();
    assertThat(faults(dataLocation)).isEmpty();
    try (Server server = played.start();
        Player one = Player.again(server.address(), left.token(), left.player()).connect()) {
      assertThat(one.get("/api/tables/" + left.finished() + "/replay").ok().get("verified"))
          .hasToString("true");
      assertThat(one.get("/api/tables/" + left.closed()).status()).isEqualTo(404);
      one.subscribe(left.running()).playToTheEnd(left.running());
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void whatIsRecentOrToBeKeptIsNotPruned(Kind kind) throws IOException {
    SampleServerData played = server(kind);
    played.play();
    var never = new Retention(Duration.ZERO, Duration.ZERO, Duration.ZERO);
    assertThat(prune(played.dataLocation(), never, Mode.DELETE).rows().isEmpty()).isTrue();
    var longer = new Retention(Duration.ofDays(500), Duration.ofDays(500), Duration.ofDays(500));
    assertThat(prune(played.dataLocation(), longer, Mode.DELETE).rows().isEmpty()).isTrue();
  }

  @Test
  void aGuestWhoKeepsACourseIsNotPruned() throws IOException {
    SampleServerData played = server(Kind.FILE);
    try (Server server = played.start()) {
      Browser author = Browser.guest(server.address());
      author.post("/api/courses", GalleryTest.course("demo", "MINE")).ok();
    }
    assertThat(prune(played.dataLocation(), Retention.DEFAULT, Mode.DELETE).rows().isEmpty())
        .isTrue();
  }

  @Test
  void aRunningServerIsNotDisturbed() {
    SampleServerData played = server(Kind.FILE);
    try (Server _ = played.start()) {
      assertThatThrownBy(() -> prune(played.dataLocation(), Retention.DEFAULT, Mode.DELETE))
          .isInstanceOfSatisfying(
              Refused.class, e -> assertThat(e.refusal().reason()).isEqualTo("data-in-use"));
    }
  }

  @Test
  void oldLogFilesGoButNotTheCurrentOne() throws IOException {
    SampleServerData played = server(Kind.FILE);
    played.play();
    Path logs = played.dataLocation().data().resolve("logs");
    for (String name : List.of("musette.1.log", "musette.log", "mine.txt")) {
      Files.writeString(logs.resolve(name), "x");
      Files.setLastModifiedTime(logs.resolve(name), FileTime.fromMillis(0));
    }
    assertThat(prune(played.dataLocation(), Retention.DEFAULT, Mode.COUNT).logs()).isEqualTo(1);
    assertThat(logs.resolve("musette.1.log")).exists();
    prune(played.dataLocation(), Retention.DEFAULT, Mode.DELETE);
    assertThat(logs.resolve("musette.1.log")).doesNotExist();
    assertThat(logs.resolve("musette.log")).exists();
    assertThat(logs.resolve("mine.txt")).exists();
  }
}
