package musette.server.account;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.server.live.TableService;
import musette.server.store.ListStore;
import musette.server.store.people.PersonalDataStore;
import musette.wire.Json;
import musette.wire.table.Person;

/**
 * Exports everything that a server stores about a person, as one file: JSON, and the records of
 * matches.
 */
public final class PersonalDataExport {
  /** Each copy replays all matches of somebody; one at a time leaves the server to the others. */
  private final Semaphore copying = new Semaphore(1);

  private final PersonalDataStore store;
  private final ListStore lists;
  private final TableService tables;

  public PersonalDataExport(PersonalDataStore store, ListStore lists, TableService tables) {
    this.store = store;
    this.lists = lists;
    this.tables = tables;
  }

  /** Writes a ZIP file; refuses if another one is being made. */
  public void write(Person person, OutputStream to) {
    if (!copying.tryAcquire()) {
      throw Refused.because("", "server-busy");
    }
    try (var zip = new ZipOutputStream(to, StandardCharsets.UTF_8)) {
      Map<String, List<Map<String, Object>>> rows = store.rows(person.id());
      entry(zip, "account.json", Json.pretty(rows));
      for (String table : lists.finishedTables(person.id())) {
        record(zip, table);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      copying.release();
    }
  }

  private void record(ZipOutputStream zip, String table) throws IOException {
    String name;
    String text;
    try {
      GameRecord record = tables.record(table);
      name = record.game() + "/" + table + ".record";
      text = RecordText.print(record);
    } catch (Refused e) {
      name = table + ".txt";
      text = "This match cannot be read: " + e.refusal().reason();
    }
    entry(zip, "matches/" + name, text);
  }

  private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }
}
