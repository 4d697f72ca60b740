package musette.server.web;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Refused;
import musette.server.live.House;
import musette.server.store.ListStore;
import musette.server.store.ListStore.RatingRow;
import musette.server.store.ListStore.ResultRow;
import musette.server.store.Skill;
import musette.server.table.Games;
import musette.wire.table.Http;
import musette.wire.table.Person;
import musette.wire.table.TableInfo.Access;

/** Who is how good, and what somebody has played. */
final class Standings {
  private static final int LENGTH = 100;

  private final House house;
  private final ListStore store;

  Standings(House house) {
    this.house = house;
    this.store = house.store().lists();
  }

  Http.Leaderboard leaderboard(String game) {
    var ratings = new ArrayList<Http.Rating>();
    for (RatingRow row : store.leaderboard(game, LENGTH)) {
      ratings.add(rating(row, ratings.size() + 1));
    }
    return new Http.Leaderboard(game, ratings);
  }

  /** What a viewer is told of a player. */
  Http.Profile profile(String id, String viewer) {
    Person person =
        id.isEmpty() || id.length() > 40
            ? Person.NOBODY
            : house.people().find(id).orElse(Person.NOBODY);
    if (person.kind() == Person.Kind.NOBODY || (Games.isBot(id) && !hasPlayedOrMay(person))) {
      throw Refused.because("", "unknown-player");
    }
    List<Http.Rating> ratings =
        store.ratings(id).stream().map(row -> rating(row, store.rank(row))).toList();
    long since = Games.isBot(id) ? 0 : house.store().people().since(id);
    return new Http.Profile(person, since, ratings, history(id, viewer));
  }

  /** Anybody can make up the name of a bot. */
  private boolean hasPlayedOrMay(Person bot) {
    return house.games().list().stream()
            .anyMatch(game -> house.games().bots(game).contains(bot.name()))
        || !store.results(bot.id(), 1).isEmpty();
  }

  private List<Http.Played> history(String id, String viewer) {
    return store.results(id, LENGTH).stream().map(row -> played(row, viewer)).toList();
  }

  /** The id of a private table is its link: only who sat there is told. */
  private Http.Played played(ResultRow row, String viewer) {
    List<String> players = store.players(row.table());
    boolean told = row.access() == Access.PUBLIC || players.contains(viewer);
    return new Http.Played(
        told ? row.table() : "",
        row.game(),
        row.at(),
        row.seat(),
        row.place(),
        players.stream().map(house.people()::person).toList(),
        row.gain());
  }

  private Http.Rating rating(RatingRow row, int rank) {
    var skill = new Skill(row.mu(), row.sigma());
    return new Http.Rating(
        row.game(),
        house.people().person(row.player()),
        rank,
        skill.rating(),
        skill.deviation(),
        row.games(),
        row.wins());
  }
}
