package musette.server.store;

import static musette.server.store.AppendSql.bind;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Seat;

/** Writes results and ratings in the transaction of the last move: exactly once. */
final class ResultSql {
  private static final String RESULT =
      "insert into results (table_id, seat, player, game, place, at, gain)"
          + " values (?, ?, ?, ?, ?, ?, ?)";
  private static final String NEW_RATING =
      "insert into ratings (game, player, mu, sigma, games, wins) values (?, ?, ?, ?, 0, 0)"
          + " on conflict (game, player) do nothing";
  private static final String RATED =
      "update ratings set mu = ?, sigma = ?, games = games + 1, wins = wins + ?"
          + " where game = ? and player = ?";

  private final Connection to;

  ResultSql(Connection to) {
    this.to = to;
  }

  void write(Append append, List<Append.Placing> placings, List<Seat> rated) throws SQLException {
    if (isWritten(append.table())) {
      return;
    }
    var gains = rate(append.row().game(), placings, rated);
    for (Append.Placing placing : placings) {
      try (PreparedStatement insert = to.prepareStatement(RESULT)) {
        bind(
            insert,
            append.table(),
            placing.seat().name(),
            placing.player(),
            append.row().game(),
            placing.place(),
            append.row().changed(),
            gains.getOrDefault(placing.seat(), 0.0));
        insert.executeUpdate();
      }
    }
  }

  private boolean isWritten(String table) throws SQLException {
    try (PreparedStatement find =
        to.prepareStatement("select 1 from results where table_id = ? limit 1")) {
      bind(find, table);
      try (ResultSet row = find.executeQuery()) {
        return row.next();
      }
    }
  }

  /** What each rated seat gained. */
  private Map<Seat, Double> rate(String game, List<Append.Placing> all, List<Seat> rated)
      throws SQLException {
    // Players in one order everywhere, so that two servers never wait for each other.
    List<Append.Placing> placings =
        all.stream()
            .filter(placing -> rated.contains(placing.seat()))
            .sorted(Comparator.comparing(Append.Placing::player))
            .toList();
    List<Skill> before = skills(game, placings);
    List<Skill> after = Skill.after(before, placings.stream().map(Append.Placing::place).toList());
    int best = placings.stream().mapToInt(Append.Placing::place).min().orElse(0);
    var gains = new EnumMap<Seat, Double>(Seat.class);
    for (int i = 0; i < placings.size(); i++) {
      Append.Placing placing = placings.get(i);
      update(game, placing, after.get(i), placing.place() == best ? 1 : 0);
      gains.put(placing.seat(), after.get(i).rating() - before.get(i).rating());
    }
    return gains;
  }

  private List<Skill> skills(String game, List<Append.Placing> placings) throws SQLException {
    var skills = new ArrayList<Skill>();
    for (Append.Placing placing : placings) {
      try (PreparedStatement insert = to.prepareStatement(NEW_RATING)) {
        bind(insert, game, placing.player(), Skill.NEW.mu(), Skill.NEW.sigma());
        insert.executeUpdate();
      }
      // Touching the row locks it until the commit, on both databases alike.
      try (PreparedStatement lock =
              to.prepareStatement(
                  "update ratings set games = games where game = ? and player = ?");
          PreparedStatement read =
              to.prepareStatement("select mu, sigma from ratings where game = ? and player = ?")) {
        bind(lock, game, placing.player());
        lock.executeUpdate();
        bind(read, game, placing.player());
        try (ResultSet row = read.executeQuery()) {
          row.next();
          skills.add(new Skill(row.getDouble(1), row.getDouble(2)));
        }
      }
    }
    return skills;
  }

  private void update(String game, Append.Placing placing, Skill skill, int win)
      throws SQLException {
    try (PreparedStatement rated = to.prepareStatement(RATED)) {
      bind(rated, skill.mu(), skill.sigma(), win, game, placing.player());
      rated.executeUpdate();
    }
  }
}
