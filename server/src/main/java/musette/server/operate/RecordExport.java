package musette.server.operate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import musette.kernel.Seat;
import musette.server.people.PersonDirectory;
import musette.server.store.Store;
import musette.table.Games;
import musette.table.MatchRecords;
import musette.table.Table;
import musette.wire.Json;
import musette.wire.table.TableInfo;

/** Writes the records of finished matches, a file for each. */
public final class RecordExport {
  /** Which matches, and with which names. */
  public enum Choice {
    /** Every match as it is kept, for the operator. */
    ALL,
    /**
     * For others: only public tables at which everybody allows it, and no name that a person uses.
     */
    PUBLIC
  }

  /** The form of the files. */
  public enum Format {
    /** As {@code musette replay} reads it. */
    TEXT,
    JSON
  }

  /**
   * What was done.
   *
   * @param kept files of an earlier export that were there already
   * @param failed tables whose log cannot be read
   */
  public record Report(int written, int kept, List<String> failed) {}

  private final DataLocation dataLocation;
  private final Games games;

  public RecordExport(DataLocation dataLocation, Games games) {
    this.dataLocation = dataLocation;
    this.games = games;
  }

  /** One file {@code GAME/TABLE.record}, or {@code .json}, for every match. */
  public Report into(Path folder, Choice choice, Format format) throws IOException {
    try (var store = new Store(dataLocation.open())) {
      var replayer = new TableReplayer(store.tables(), games);
      var people = new PersonDirectory(store.people());
      int written = 0;
      int kept = 0;
      var failed = new ArrayList<String>();
      Set<String> keptBack = store.sharing().keptBack();
      for (String id : store.audit().finished()) {
        try {
          Table table = replayer.replay(id);
          if (choice == Choice.PUBLIC && !isForOthers(table, keptBack)) {
            continue;
          }
          GameRecord record = MatchRecords.of(table, people::person);
          Path file = folder.resolve(record.game()).resolve(id + ending(format));
          if (Files.exists(file)) {
            kept++;
          } else {
            write(file, text(choice == Choice.PUBLIC ? nameless(record, table) : record, format));
            written++;
          }
        } catch (RuntimeException e) {
          failed.add(id);
        }
      }
      return new Report(written, kept, List.copyOf(failed));
    }
  }

  private static boolean isForOthers(Table table, Set<String> keptBack) {
    return table.created().access() == TableInfo.Access.PUBLIC
        && table.seats().stream().noneMatch(seat -> keptBack.contains(table.place(seat).player()));
  }

  private static String ending(Format format) {
    return switch (format) {
      case TEXT -> ".record";
      case JSON -> ".json";
    };
  }

  private static String text(GameRecord record, Format format) {
    return switch (format) {
      case TEXT -> RecordText.print(record);
      case JSON -> Json.pretty(record) + "\n";
    };
  }

  /** Bots keep their names; everybody else is called after their seat. */
  private static GameRecord nameless(GameRecord record, Table table) {
    var names = new ArrayList<String>();
    for (Seat seat : table.seats()) {
      boolean bot = Games.isBot(table.place(seat).player());
      names.add(bot ? record.players().get(seat.index()) : "Player " + seat.name());
    }
    return new GameRecord(
        record.game(),
        record.version(),
        record.setup(),
        names,
        record.secret(),
        record.words(),
        record.log(),
        record.places(),
        record.hints(),
        record.standIns());
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Path part = Path.of(file + ".part");
    Files.writeString(part, text);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
