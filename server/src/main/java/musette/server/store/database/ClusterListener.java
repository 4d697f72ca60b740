package musette.server.store.database;

import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Listens to the notifications of the other servers on the same PostgreSQL. */
public final class ClusterListener implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ClusterListener.class);
  private static final int WAIT = 500;

  /** Handles the notifications. */
  public interface Handler {
    void changed(String table, int seq);

    void said(String table, long number);

    void renamed(String player);

    /** The token with this hash was revoked. */
    void revoked(String tokenHash);

    /** A player has begun to watch a table on that server. */
    void came(String node, String table, String player);

    void went(String node, String table, String player);

    /** Another server wants to know who watches this table here. */
    void asked(String table);

    /** A player has a page open at another server. */
    void here(String player);

    /** That server is alive. */
    void heard(String node);

    /** Notifications may have been missed: everything must be checked again. */
    void missed();
  }

  private final Database database;
  private final Handler handler;
  private final @Nullable Thread thread;
  private volatile boolean open = true;

  public ClusterListener(Database database, Handler handler) {
    this.database = database;
    this.handler = handler;
    this.thread =
        database.isShared()
            ? Thread.ofPlatform().name("musette-others").daemon().start(this::loop)
            : null;
  }

  private void loop() {
    while (open) {
      try (Connection connection = database.connect()) {
        try (var listen = connection.createStatement()) {
          listen.execute("listen " + ClusterNotes.CHANNEL);
        }
        handler.missed();
        hear(connection.unwrap(PGConnection.class));
      } catch (SQLException e) {
        if (open) {
          LOG.warn("lost the connection to the other servers", e);
          pause();
        }
      }
    }
  }

  private void hear(PGConnection connection) throws SQLException {
    while (open) {
      PGNotification[] notes = connection.getNotifications(WAIT);
      if (notes == null) {
        continue;
      }
      for (PGNotification note : notes) {
        String[] words = note.getParameter().split(" ");
        if (!words[0].equals(database.node())) {
          tell(words);
        }
      }
    }
  }

  private void tell(String[] words) {
    handler.heard(words[0]);
    for (int i = 2; i < words.length; i++) {
      String[] parts = words[i].split(":", 2);
      try {
        switch (words[1]) {
          case "changed" -> handler.changed(parts[0], Integer.parseInt(parts[1]));
          case "said" -> handler.said(parts[0], Long.parseLong(parts[1]));
          case "renamed" -> handler.renamed(parts[0]);
          case "forgotten" -> handler.revoked(parts[0]);
          case "came" -> handler.came(words[0], parts[0], parts[1]);
          case "went" -> handler.went(words[0], parts[0], parts[1]);
          case "here" -> handler.here(parts[0]);
          case "who" -> handler.asked(parts[0]);
          default -> LOG.warn("an unknown note from another server: {}", words[1]);
        }
      } catch (RuntimeException e) {
        LOG.error("cannot handle a notification of another server", e);
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(WAIT);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    open = false;
    if (thread != null) {
      thread.interrupt();
    }
  }
}
