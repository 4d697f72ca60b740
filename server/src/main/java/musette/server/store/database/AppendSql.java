package musette.server.store.database;

import static musette.server.store.database.Sql.bind;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.kernel.Seat;
import musette.table.json.JsonText;
import musette.wire.table.LoggedChange;
import org.jspecify.annotations.Nullable;

/** Writes many appends in one transaction. */
final class AppendSql {
  /** PostgreSQL accepts notifications of up to 8,000 bytes. */
  private static final int NOTE = 7_000;

  private static final String CHANGE =
      "insert into changes (table_id, seq, at, player, command, proof, body)"
          + " values (?, ?, ?, ?, ?, ?, ?) on conflict (table_id, seq) do nothing";
  private static final String NEW_ROW =
      "insert into tables (id, game, status, access, spectators, free, created, changed, due, seq,"
          + " turn, card) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do update"
          + " set status = excluded.status, free = excluded.free, changed = excluded.changed,"
          + " due = excluded.due, seq = excluded.seq, turn = excluded.turn, card = excluded.card";
  private static final String MOVED =
      "update tables set changed = ?, due = ?, seq = ?, turn = ? where id = ?";

  /** The statements of every transaction, prepared once for a connection. */
  private record Prepared(
      Connection on, PreparedStatement change, PreparedStatement whole, PreparedStatement moved) {
    static Prepared on(Connection to) throws SQLException {
      return new Prepared(
          to,
          to.prepareStatement(CHANGE),
          to.prepareStatement(NEW_ROW),
          to.prepareStatement(MOVED));
    }
  }

  private final Database database;
  private @Nullable Prepared prepared;

  AppendSql(Database database) {
    this.database = database;
  }

  private Prepared prepared(Connection to) throws SQLException {
    Prepared now = prepared;
    if (now == null || now.on != to) {
      now = Prepared.on(to);
      prepared = now;
    }
    return now;
  }

  /** After an error: whatever a statement still holds must not be part of the next transaction. */
  void forget() {
    prepared = null;
  }

  /** Writes all of them, or none and throws {@link WriteConflict} if one came second. */
  void write(Connection to, List<Append> appends) throws SQLException {
    if (appends.isEmpty()) {
      return;
    }
    Prepared statements = prepared(to);
    insertChanges(statements.change, appends);
    updateRows(statements, appends);
    for (Append append : appends) {
      switch (append.after()) {
        case Append.After.Nothing() -> {}
        case Append.After.NewCard card -> people(to, append, card);
        case Append.After.Finished(var card, var placings, var rated) -> {
          people(to, append, card);
          new ResultSql(to).write(append, placings, rated);
        }
      }
    }
    if (database.isShared()) {
      notifyOthers(to, appends);
    }
  }

  private static void insertChanges(PreparedStatement insert, List<Append> appends)
      throws SQLException {
    for (Append append : appends) {
      for (LoggedChange change : append.changes()) {
        bind(
            insert,
            append.table(),
            change.seq(),
            change.at(),
            change.player(),
            change.command(),
            change.proof(),
            JsonText.of(change.change()));
        insert.addBatch();
      }
    }
    for (int count : insert.executeBatch()) {
      if (count == 0) {
        throw new WriteConflict();
      }
    }
  }

  private static void updateRows(Prepared to, List<Append> appends) throws SQLException {
    boolean anyWhole = false;
    boolean anyMoved = false;
    for (Append append : appends) {
      Append.Row row = append.row();
      if (append.after() instanceof Append.After.Nothing) {
        bind(to.moved, row.changed(), row.due(), row.seq(), row.turn(), append.table());
        to.moved.addBatch();
        anyMoved = true;
      } else {
        bindWhole(to.whole, append, row);
        to.whole.addBatch();
        anyWhole = true;
      }
    }
    if (anyWhole) {
      to.whole.executeBatch();
    }
    if (anyMoved) {
      to.moved.executeBatch();
    }
  }

  private static void bindWhole(PreparedStatement whole, Append append, Append.Row row)
      throws SQLException {
    bind(
        whole,
        append.table(),
        row.game(),
        row.status(),
        row.access(),
        row.spectators() ? 1 : 0,
        row.free(),
        row.created(),
        row.changed(),
        row.due(),
        row.seq(),
        row.turn(),
        card(append.after()).card());
  }

  private static Append.After.NewCard card(Append.After after) {
    return switch (after) {
      case Append.After.Nothing() -> new Append.After.NewCard("", Map.of());
      case Append.After.NewCard card -> card;
      case Append.After.Finished finished -> finished.card();
    };
  }

  private static void people(Connection to, Append append, Append.After.NewCard card)
      throws SQLException {
    try (PreparedStatement delete = to.prepareStatement("delete from seats where table_id = ?");
        PreparedStatement insert =
            to.prepareStatement("insert into seats (table_id, seat, player) values (?, ?, ?)")) {
      bind(delete, append.table());
      delete.executeUpdate();
      for (Map.Entry<Seat, String> seat : card.people().entrySet()) {
        bind(insert, append.table(), seat.getKey().name(), seat.getValue());
        insert.executeUpdate();
      }
    }
  }

  private void notifyOthers(Connection to, List<Append> appends) throws SQLException {
    var notes = new ArrayList<String>();
    var note = new StringBuilder();
    for (Append append : appends) {
      if (note.length() > NOTE) {
        notes.add(note.toString());
        note.setLength(0);
      }
      note.append(' ').append(append.table()).append(':').append(append.row().seq());
    }
    notes.add(note.toString());
    for (String text : notes) {
      ClusterNotes.send(to, database, "changed" + text);
    }
  }
}
