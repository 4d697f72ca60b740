package musette.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import musette.kernel.Refused;
import musette.server.SampleServerData.Kind;
import musette.server.operate.Backups;
import musette.server.operate.DataLocation;
import musette.server.store.maintenance.BackupManifest;
import musette.server.store.maintenance.BackupReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Backups are whole, and come back as they were, on the same database or on the other. */
final class BackupTest {
  @TempDir private Path folder = Path.of("");
  private Path file = Path.of("");

  @BeforeEach
  void name() {
    file = folder.resolve("monday.backup");
  }

  private static Backups backups(DataLocation dataLocation) {
    return new Backups(dataLocation, InstantSource.system());
  }

  private SampleServerData server(String name, Kind kind) {
    return new SampleServerData(folder.resolve(name), kind);
  }

  @ParameterizedTest
  @CsvSource({"FILE, FILE", "FILE, POSTGRES", "POSTGRES, FILE", "POSTGRES, POSTGRES"})
  void everythingComesBackElsewhere(Kind from, Kind to) throws IOException {
    SampleServerData old = server("old", from);
    SampleServerData.Left left = old.play();
    BackupManifest saved = backups(old.dataLocation()).save(file, "1.0");
    assertThat(saved.rows("results")).isEqualTo(2);
    assertThat(saved.rows("lines")).isEqualTo(2);
    SampleServerData elsewhere = server("new", to);
    BackupManifest restored = backups(elsewhere.dataLocation()).restore(file);
    assertThat(restored).isEqualTo(saved);
    goesOn(elsewhere, left);
  }

  /** Its people are known, its finished match can be replayed, its running one played on. */
  private static void goesOn(SampleServerData played, SampleServerData.Left left) {
    try (Server server = played.start();
        Player one = Player.again(server.address(), left.token(), left.player()).connect()) {
      assertThat(one.get("/api/tables/" + left.finished() + "/replay").ok().get("verified"))
          .hasToString("true");
      one.subscribe(left.running()).playToTheEnd(left.running());
      String line = ",\"to\":\"EVERYBODY\",\"text\":\"again\"";
      assertThat(Player.type(one.command("Say", left.finished(), line))).isEqualTo("Done");
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aBackupIsOfOneMomentWhileTheServerGoesOn(Kind kind) throws Exception {
    SampleServerData played = server("old", kind);
    try (Server server = played.start()) {
      SampleServerData.play(server);
      var stop = new AtomicBoolean();
      Thread player =
          Thread.ofPlatform()
              .start(
                  () -> {
                    while (!stop.get()) {
                      SampleServerData.play(server);
                    }
                  });
      try {
        for (int i = 0; i < 3; i++) {
          Path copy = folder.resolve("copy" + i);
          backups(played.dataLocation()).save(copy, "1.0");
          DataLocation there = new DataLocation(folder.resolve("there" + i), "");
          backups(there).restore(copy);
          assertThat(OperatorTest.faults(there)).isEmpty();
        }
      } finally {
        stop.set(true);
        player.join();
      }
    }
  }

  private void isRefused(DataLocation to, String reason) {
    assertThatThrownBy(() -> backups(to).restore(file))
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.refusal().reason()).isEqualTo(reason));
    if (to.isFile() && !reason.equals("restore-not-empty")) {
      assertThat(to.file()).doesNotExist();
      assertThat(Path.of(to.file() + ".part")).doesNotExist();
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void nothingIsOverwritten(Kind kind) throws IOException {
    SampleServerData played = server("old", kind);
    SampleServerData.Left left = played.play();
    backups(played.dataLocation()).save(file, "1.0");
    isRefused(played.dataLocation(), "restore-not-empty");
    goesOn(played, left);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aPlaceThatARestoreHasFailedInCanBeUsedAgain(Kind kind) throws IOException {
    SampleServerData old = server("old", Kind.FILE);
    SampleServerData.Left left = old.play();
    backups(old.dataLocation()).save(file, "1.0");
    Path whole = Files.copy(file, folder.resolve("whole"));
    SampleServerData elsewhere = server("new", kind);
    rewrite(Map.of("results.jsonl", "[]\n"));
    assertThatThrownBy(() -> backups(elsewhere.dataLocation()).restore(file));
    backups(elsewhere.dataLocation()).restore(whole);
    goesOn(elsewhere, left);
  }

  @Test
  void whatIsNoWholeBackupIsRefused() throws IOException {
    SampleServerData old = server("old", Kind.FILE);
    old.play();
    backups(old.dataLocation()).save(file, "1.0");
    byte[] bytes = Files.readAllBytes(file);
    DataLocation elsewhere = new DataLocation(folder.resolve("new"), "");
    for (double part : new double[] {0, 0.1, 0.5, 0.99}) {
      Files.write(file, java.util.Arrays.copyOf(bytes, (int) (bytes.length * part)));
      isRefused(elsewhere, "backup-unreadable");
    }
    Files.writeString(file, "Dear aunt, ".repeat(400));
    isRefused(elsewhere, "backup-unreadable");
  }

  /** Wherever a bit is wrong, the data are right or refused. */
  @Test
  void aWrongBitIsNoticed() throws IOException {
    SampleServerData old = server("old", Kind.FILE);
    old.play();
    BackupManifest saved = backups(old.dataLocation()).save(file, "1.0");
    byte[] bytes = Files.readAllBytes(file);
    int noticed = 0;
    // The list of the parts is at the end: every byte of its last lines.
    int end = bytes.length - 100;
    for (int i = 0; i < bytes.length; i += i < end ? Math.min(end - i, bytes.length / 400) : 1) {
      bytes[i] ^= 4;
      Files.write(file, bytes);
      try (BackupReader backup = BackupReader.open(file)) {
        assertThat(backup.manifest()).isEqualTo(saved);
      } catch (Refused e) {
        assertThat(e.refusal().reason()).startsWith("backup-");
        noticed++;
      }
      bytes[i] ^= 4;
    }
    assertThat(noticed).isGreaterThan(300);
  }

  @Test
  void aMissingRowIsNoticed() throws IOException {
    SampleServerData old = server("old", Kind.FILE);
    old.play();
    backups(old.dataLocation()).save(file, "1.0");
    String lines = entry("lines.jsonl");
    rewrite(Map.of("lines.jsonl", lines.substring(lines.indexOf('\n') + 1)));
    isRefused(new DataLocation(folder.resolve("new"), ""), "backup-damaged");
  }

  @Test
  void anotherVersionIsRefusedByItsNumber() throws IOException {
    SampleServerData old = server("old", Kind.FILE);
    old.play();
    backups(old.dataLocation()).save(file, "1.0");
    String manifest = entry("manifest.json");
    DataLocation elsewhere = new DataLocation(folder.resolve("new"), "");
    rewrite(Map.of("manifest.json", manifest.replace("\"format\":1", "\"format\":2")));
    isRefused(elsewhere, "backup-format");
    rewrite(Map.of("manifest.json", manifest.replaceFirst("\"form\":\"[0-9]+", "\"form\":\"9999")));
    isRefused(elsewhere, "backup-newer");
  }

  @Test
  void withoutADatabaseThereIsNothingToSave() {
    DataLocation nowhere = new DataLocation(folder.resolve("none"), "");
    assertThatThrownBy(() -> backups(nowhere).save(file, "1.0"))
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.refusal().reason()).isEqualTo("no-database"));
    assertThat(file).doesNotExist();
  }

  private String entry(String name) throws IOException {
    try (var zip = new ZipFile(file.toFile())) {
      return new String(
          zip.getInputStream(zip.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The same backup with other text in some of its parts. */
  private void rewrite(Map<String, String> texts) throws IOException {
    Path other = folder.resolve("other");
    try (var zip = new ZipFile(file.toFile());
        var out = new ZipOutputStream(Files.newOutputStream(other))) {
      for (var entry : java.util.Collections.list(zip.entries())) {
        out.putNextEntry(new ZipEntry(entry.getName()));
        String text = texts.get(entry.getName());
        out.write(
            text == null
                ? zip.getInputStream(entry).readAllBytes()
                : text.getBytes(StandardCharsets.UTF_8));
      }
    }
    Files.move(other, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
  }
}
