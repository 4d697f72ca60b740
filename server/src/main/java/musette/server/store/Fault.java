package musette.server.store;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteException;

/** What is wrong with the storage, whatever was asked of it. */
public enum Fault {
  /** Nothing, or nothing but the one thing that was asked. */
  NONE("ok"),
  FULL("full"),
  READ_ONLY("read-only"),
  DAMAGED("damaged"),
  UNREACHABLE("unreachable"),
  FAILING("failing"),
  SLOW("slow");

  /** The first byte of the codes of SQLite says what it is, the others say where it was met. */
  private static final int KIND = 0xff;

  private static final int BUSY = 5;
  private static final int LOCKED = 6;
  private static final int READONLY = 8;
  private static final int IO_ERROR = 10;
  private static final int CORRUPT = 11;
  private static final int NO_ROOM = 13;
  private static final int CANNOT_OPEN = 14;
  private static final int NOT_A_DATABASE = 26;

  private final String word;

  Fault(String word) {
    this.word = word;
  }

  /** As health tells it. */
  public String word() {
    return word;
  }

  /** Looks for the cause of an exception in what led to it. */
  public static Fault of(@Nullable Throwable problem) {
    for (Throwable cause = problem; cause != null; cause = cause.getCause()) {
      switch (cause) {
        case Unavailable unavailable -> {
          return unavailable.fault();
        }
        case SQLiteException sqlite -> {
          return ofCode(sqlite.getResultCode().code & KIND);
        }
        case SQLTransientConnectionException _ -> {
          return UNREACHABLE;
        }
        case SQLException sql -> {
          return ofState(String.valueOf(sql.getSQLState()));
        }
        default -> {}
      }
    }
    return NONE;
  }

  private static Fault ofCode(int code) {
    return switch (code) {
      case NO_ROOM -> FULL;
      case READONLY -> READ_ONLY;
      case CORRUPT, NOT_A_DATABASE -> DAMAGED;
      case CANNOT_OPEN -> UNREACHABLE;
      case IO_ERROR, BUSY, LOCKED -> FAILING;
      default -> NONE;
    };
  }

  /** The states of PostgreSQL. */
  private static Fault ofState(String state) {
    return switch (state) {
      case "53100" -> FULL;
      case "25006" -> READ_ONLY;
      case "XX001", "XX002" -> DAMAGED;
      default ->
          switch (state.substring(0, Math.min(2, state.length()))) {
            case "08", "57" -> UNREACHABLE;
            case "53", "58" -> FAILING;
            default -> NONE;
          };
    };
  }
}
