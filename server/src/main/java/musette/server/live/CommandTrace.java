package musette.server.live;

import java.util.List;
import musette.wire.table.LoggedChange;
import musette.wire.table.ToServer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs the path of every command, if the operator asks for it: by its id from the socket to the
 * disk, then by table and change to those who see it. The move itself is not logged.
 */
public final class CommandTrace {
  /** The name of the logger; its messages have the level DEBUG. */
  public static final String LOGGER = "musette.trace";

  private static final Logger LOG = LoggerFactory.getLogger(LOGGER);
  private static final String COMMAND = "command";
  private static final String TABLE = "table";
  private static final String PLAYER = "player";
  private static final String CHANGE = "change";

  private CommandTrace() {}

  static void received(String player, ToServer.Command command) {
    if (LOG.isDebugEnabled()) {
      LOG.atDebug()
          .addKeyValue(COMMAND, command.id())
          .addKeyValue(TABLE, command.table())
          .addKeyValue(PLAYER, player)
          .log("received");
    }
  }

  static void committed(String table, List<LoggedChange> changes) {
    if (LOG.isDebugEnabled()) {
      for (LoggedChange change : changes) {
        LOG.atDebug()
            .addKeyValue(COMMAND, change.command())
            .addKeyValue(TABLE, table)
            .addKeyValue(CHANGE, change.seq())
            .log("committed");
      }
    }
  }

  /** The player sees everything up to this change. */
  static void shown(String table, String player, int change) {
    if (LOG.isDebugEnabled()) {
      LOG.atDebug()
          .addKeyValue(TABLE, table)
          .addKeyValue(CHANGE, change)
          .addKeyValue(PLAYER, player)
          .log("shown");
    }
  }
}
