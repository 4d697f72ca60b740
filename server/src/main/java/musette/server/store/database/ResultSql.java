package musette.server.store.database;

import static musette.server.store.database.Sql.bind;

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
import musette.table.Participation;

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

  void write(Append append, List<Append.Placing> placings, Map<Seat, Participation> rated)
      throws SQLException {
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
  private Map<Seat, Double> rate(
      String game, List<Append.Placing> all, Map<Seat, Participation> rated) throws SQLException {
    // Players in one order everywhere, so that two servers never wait for each other.
    List<Append.Placing> placings =
        all.stream()
            .filter(placing -> rated.containsKey(placing.seat()))
            .sorted(Comparator.comparing(Append.Placing::player))
            .toList();
    var entrants = new ArrayList<Rating.Entrant>();
    for (Append.Placing placing : placings) {
      boolean changes = Participation.isCompared(placing.seat(), rated);
      Rating skill = changes ? locked(game, placing.player()) : skill(game, placing.player());
      Participation part = rated.getOrDefault(placing.seat(), Participation.ABSENT);
      entrants.add(new Rating.Entrant(skill, placing.place(), part));
    }
    List<Rating> after = Rating.after(entrants);
    var gains = new EnumMap<Seat, Double>(Seat.class);
    for (int i = 0; i < placings.size(); i++) {
      Seat seat = placings.get(i).seat();
      Rating.Entrant before = entrants.get(i);
      if (Participation.isCompared(seat, rated)) {
        update(game, placings.get(i), after.get(i), before.isBestOf(entrants) ? 1 : 0);
        gains.put(seat, after.get(i).rating() - before.skill().rating());
      }
    }
    return gains;
  }

  /** The skill of somebody whose rating will change: nobody else changes it before the commit. */
  private Rating locked(String game, String player) throws SQLException {
    try (PreparedStatement insert = to.prepareStatement(NEW_RATING);
        PreparedStatement lock =
            to.prepareStatement("update ratings set games = games where game = ? and player = ?")) {
      bind(insert, game, player, Rating.NEW.mu(), Rating.NEW.sigma());
      insert.executeUpdate();
      // Touching the row locks it until the commit, on both databases alike.
      bind(lock, game, player);
      lock.executeUpdate();
    }
    return skill(game, player);
  }

  private Rating skill(String game, String player) throws SQLException {
    try (PreparedStatement read =
        to.prepareStatement("select mu, sigma from ratings where game = ? and player = ?")) {
      bind(read, game, player);
      try (ResultSet row = read.executeQuery()) {
        return row.next() ? new Rating(row.getDouble(1), row.getDouble(2)) : Rating.NEW;
      }
    }
  }

  private void update(String game, Append.Placing placing, Rating skill, int win)
      throws SQLException {
    try (PreparedStatement rated = to.prepareStatement(RATED)) {
      bind(rated, skill.mu(), skill.sigma(), win, game, placing.player());
      rated.executeUpdate();
    }
  }
}
