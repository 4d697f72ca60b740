package musette.server.store.people;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.server.store.database.DatabaseReader;

/** Reads all rows that concern one person, except secrets, which exist only as hashes. */
public final class PersonalDataStore {
  /** The query for each part of the copy. */
  private static final Map<String, String> PARTS = new LinkedHashMap<>();

  static {
    PARTS.put("person", "select id, name, kind, created from players where id = ?");
    PARTS.put("sessions", "select device, way, created, seen from tokens where player = ?");
    PARTS.put(
        "passkeys", "select id, label, credential, created, used from passkeys where player = ?");
    PARTS.put("recoveryCodes", "select created, confirmed from recovery_codes where player = ?");
    PARTS.put(
        "callSettings",
        "select language, zone, quiet_from, quiet_to, kinds, called from call_settings"
            + " where player = ?");
    PARTS.put(
        "pushEndpoints",
        "select address, device, created, failures, problem from push_endpoints where player = ?");
    PARTS.put(
        "mailAddresses",
        "select address, confirmed, created, failures, problem from mail_addresses"
            + " where player = ?");
    PARTS.put("calls", "select kind, table_id, made, state from calls where player = ?");
    PARTS.put("follows", "select followed, at from follows where player = ?");
    PARTS.put("blocks", "select other, kind, at from blocks where player = ?");
    PARTS.put("invitations", "select table_id, inviter, at from invitations where player = ?");
    PARTS.put("holidays", "select began, until from holidays where player = ?");
    PARTS.put("orders", "select table_id, seat, action, state from orders where player = ?");
    PARTS.put("matchesKeptBack", "select at from kept_back where player = ?");
    PARTS.put("reports", "select kind, subject, reason, at from reports where reporter = ?");
    PARTS.put(
        "courses",
        "select id, game, title, road, shelf, reason, plays, created, shown from courses"
            + " where player = ? order by created");
    PARTS.put(
        "results",
        "select table_id, seat, game, place, at, gain from results where player = ? order by at");
    PARTS.put("ratings", "select game, mu, sigma, games, wins from ratings where player = ?");
    PARTS.put("learning", "select version, learnt, changed from learning where player = ?");
    PARTS.put("tables", "select table_id, seat from seats where player = ?");
    PARTS.put(
        "lines", "select table_id, at, audience, text from lines where player = ? order by number");
  }

  private final DatabaseReader reader;

  public PersonalDataStore(DatabaseReader reader) {
    this.reader = reader;
  }

  /** The rows of each part, by the names of their columns. */
  public Map<String, List<Map<String, Object>>> rows(String player) {
    return reader.withHandle(
        handle -> {
          var rows = new LinkedHashMap<String, List<Map<String, Object>>>();
          PARTS.forEach(
              (part, query) ->
                  rows.put(part, handle.createQuery(query).bind(0, player).mapToMap().list()));
          return rows;
        });
  }
}
