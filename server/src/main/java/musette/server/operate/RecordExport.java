package musette.server.operate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import musette.server.people.PersonDirectory;
import musette.server.store.Store;
import musette.table.Games;
import musette.table.MatchRecords;

/** Writes the records of all finished matches as text files. */
public final class RecordExport {
  /**
   * What was done.
   *
   * @param kept files of an earlier export that were there already
   * @param failed tables whose log cannot be read
   */
  public record Report(int written, int kept, List<String> failed) {}

  private final Premises premises;
  private final Games games;

  public RecordExport(Premises premises, Games games) {
    this.premises = premises;
    this.games = games;
  }

  /** One file {@code GAME/TABLE.record} for every match. */
  public Report into(Path folder) throws IOException {
    try (var store = new Store(premises.open())) {
      var replayer = new TableReplayer(store.tables(), games);
      var people = new PersonDirectory(store.people());
      int written = 0;
      int kept = 0;
      var failed = new ArrayList<String>();
      for (String id : store.audit().finished()) {
        try {
          GameRecord record = MatchRecords.of(replayer.replay(id), people::person);
          Path file = folder.resolve(record.game()).resolve(id + ".record");
          if (Files.exists(file)) {
            kept++;
          } else {
            write(file, RecordText.print(record));
            written++;
          }
        } catch (RuntimeException e) {
          failed.add(id);
        }
      }
      return new Report(written, kept, List.copyOf(failed));
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Path part = Path.of(file + ".part");
    Files.writeString(part, text);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
