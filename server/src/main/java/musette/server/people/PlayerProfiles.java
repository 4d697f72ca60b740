package musette.server.people;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Refused;
import musette.server.store.ListStore;
import musette.server.store.ListStore.RatingRow;
import musette.server.store.ListStore.ResultRow;
import musette.server.store.database.Rating;
import musette.server.store.people.PlayerStore;
import musette.table.Games;
import musette.wire.table.Http;
import musette.wire.table.Person;
import musette.wire.table.TableInfo.Access;

/** Reads leaderboards, and the ratings and history of a player. */
public final class PlayerProfiles {
  private static final int LENGTH = 100;

  private final ListStore lists;
  private final PlayerStore players;
  private final PersonDirectory people;
  private final Games games;

  public PlayerProfiles(ListStore lists, PlayerStore players, PersonDirectory people, Games games) {
    this.lists = lists;
    this.players = players;
    this.people = people;
    this.games = games;
  }

  public Http.Leaderboard leaderboard(String game) {
    var ratings = new ArrayList<Http.Rating>();
    for (RatingRow row : lists.leaderboard(game, LENGTH)) {
      ratings.add(rating(row, ratings.size() + 1));
    }
    return new Http.Leaderboard(game, ratings);
  }

  /** The profile of a player as a viewer may see it. */
  public Http.Profile profile(String id, String viewer) {
    Person person = known(id);
    List<Http.Rating> ratings =
        lists.ratings(id).stream().map(row -> rating(row, lists.rank(row))).toList();
    long since = Games.isBot(id) ? 0 : players.since(id);
    return new Http.Profile(person, since, ratings, history(id, viewer));
  }

  /** The person with this id; refuses an id that nobody has. */
  public Person known(String id) {
    Person person =
        id.isEmpty() || id.length() > 40 ? Person.NOBODY : people.find(id).orElse(Person.NOBODY);
    if (person.kind() == Person.Kind.NOBODY || (Games.isBot(id) && !hasPlayedOrMay(person))) {
      throw Refused.because("", "unknown-player");
    }
    return person;
  }

  /** Anybody can make up the name of a bot. */
  private boolean hasPlayedOrMay(Person bot) {
    return games.list().stream().anyMatch(game -> games.bots(game).contains(bot.name()))
        || !lists.results(bot.id(), 1).isEmpty();
  }

  private List<Http.Played> history(String id, String viewer) {
    return lists.results(id, LENGTH).stream().map(row -> played(row, viewer)).toList();
  }

  /** The id of a private table is its link: only its players see it. */
  private Http.Played played(ResultRow row, String viewer) {
    List<String> seated = lists.players(row.table());
    boolean told = row.access() == Access.PUBLIC || seated.contains(viewer);
    return new Http.Played(
        told ? row.table() : "",
        row.game(),
        row.at(),
        row.seat(),
        row.place(),
        seated.stream().map(people::person).toList(),
        row.gain());
  }

  private Http.Rating rating(RatingRow row, int rank) {
    var skill = new Rating(row.mu(), row.sigma());
    return new Http.Rating(
        row.game(),
        people.person(row.player()),
        rank,
        skill.rating(),
        skill.deviation(),
        row.games(),
        row.wins());
  }
}
