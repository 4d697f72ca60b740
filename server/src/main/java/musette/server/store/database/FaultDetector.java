package musette.server.store.database;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteException;

/** Finds out from an exception what is wrong with the storage. */
public final class FaultDetector {
  /** The lowest byte of an SQLite result code is the kind of error. */
  private static final int KIND = 0xff;

  private static final int BUSY = 5;
  private static final int LOCKED = 6;
  private static final int READONLY = 8;
  private static final int IO_ERROR = 10;
  private static final int CORRUPT = 11;
  private static final int NO_ROOM = 13;
  private static final int CANNOT_OPEN = 14;
  private static final int NOT_A_DATABASE = 26;

  private FaultDetector() {}

  /** The fault behind an exception, from the first of its causes that tells. */
  public static StorageFault of(@Nullable Throwable problem) {
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      switch (cause) {
        case StorageUnavailable unavailable -> {
          return unavailable.fault();
        }
        case SQLiteException sqlite -> {
          return ofCode(sqlite.getResultCode().code & KIND);
        }
        case SQLTransientConnectionException _ -> {
          return StorageFault.UNREACHABLE;
        }
        case SQLException sql -> {
          return ofState(String.valueOf(sql.getSQLState()));
        }
        default -> {}
      }
    }
    return StorageFault.NONE;
  }

  private static StorageFault ofCode(int code) {
    return switch (code) {
      case NO_ROOM -> StorageFault.FULL;
      case READONLY -> StorageFault.READ_ONLY;
      case CORRUPT, NOT_A_DATABASE -> StorageFault.DAMAGED;
      case CANNOT_OPEN -> StorageFault.UNREACHABLE;
      case IO_ERROR, BUSY, LOCKED -> StorageFault.FAILING;
      default -> StorageFault.NONE;
    };
  }

  /** SQL states of PostgreSQL. */
  private static StorageFault ofState(String state) {
    return switch (state) {
      case "53100" -> StorageFault.FULL;
      case "25006" -> StorageFault.READ_ONLY;
      case "XX001", "XX002" -> StorageFault.DAMAGED;
      default ->
          switch (state.substring(0, Math.min(2, state.length()))) {
            case "08", "57" -> StorageFault.UNREACHABLE;
            case "53", "58" -> StorageFault.FAILING;
            default -> StorageFault.NONE;
          };
    };
  }
}
