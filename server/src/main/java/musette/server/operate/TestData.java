package musette.server.operate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import musette.kernel.About;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.server.DataFolder;
import musette.server.ServerOptions;
import musette.server.Services;
import musette.server.live.MatchWriter;
import musette.server.people.Identities.Entered;
import musette.server.people.Ids;
import musette.server.people.PersonDirectory;
import musette.server.store.Store;
import musette.server.store.database.Database;
import musette.server.work.Commits;
import musette.table.Games;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.Http;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo.Access;

/** Fills an empty data folder or database with running matches, for load tests. */
public final class TestData {
  /** How many matches are written before their commits are awaited. */
  private static final int AT_ONCE = 200;

  private final DataLocation dataLocation;
  private final Games games;

  public TestData(DataLocation dataLocation, Games games) {
    this.dataLocation = dataLocation;
    this.games = games;
  }

  /**
   * What was written.
   *
   * @param tokens of the people who sit at every table, by seat
   * @param tables their ids
   */
  public record Written(List<String> tokens, List<String> tables) {
    public Written {
      tokens = List.copyOf(tokens);
      tables = List.copyOf(tables);
    }
  }

  /**
   * Writes running matches after some random plies. The games take turns; the same people sit at
   * all tables. Refuses a place with data.
   */
  public Written write(List<String> played, int tables, int seats, int plies) {
    try (DataFolder _ = dataLocation.lock()) {
      var store = new Store(Database.open(dataLocation.address()));
      try (var services = new Services(store, ServerOptions.defaults().withGames(games))) {
        if (!store.audit().statuses().isEmpty()) {
          throw Refused.because("", "data-not-empty");
        }
        var _ = services.rulesUpgrade().check();
        List<Entered> people = people(services, seats);
        List<String> tokens = people.stream().map(Entered::token).toList();
        return new Written(tokens, matches(store, played, people, tables, plies));
      }
    }
  }

  private List<String> matches(
      Store store, List<String> played, List<Entered> people, int tables, int plies) {
    var directory = new PersonDirectory(store.people());
    var writer =
        new MatchWriter(store.tables(), games, directory, ServerOptions.defaults().clock());
    var ids = new ArrayList<String>(tables);
    var written = new ArrayList<CompletableFuture<Integer>>(AT_ONCE);
    for (int i = 0; i < tables; i++) {
      ids.add(Ids.table());
      Change.Created created = created(played.get(i % played.size()), people);
      written.add(writer.write(ids.getLast(), created, plies, new Random(i)));
      if (written.size() == AT_ONCE) {
        written.forEach(Commits::await);
        written.clear();
      }
    }
    written.forEach(Commits::await);
    return ids;
  }

  private static List<Entered> people(Services services, int seats) {
    var people = new ArrayList<Entered>();
    for (int i = 0; i < seats; i++) {
      people.add(services.identities().program(new Http.NewProgram("load"), ""));
    }
    return people;
  }

  private Change.Created created(String game, List<Entered> people) {
    About about = games.about(game);
    List<Change.Place> places =
        people.stream()
            .map(one -> new Change.Place(SeatInfo.Kind.PERSON, one.person().id(), "", ""))
            .toList();
    return new Change.Created(
        game,
        about.version(),
        Setup.of(about, places.size(), Map.of()).options(),
        places,
        Access.PRIVATE,
        true,
        true,
        false,
        new Clock.NoClock(),
        places.getFirst().player(),
        Ids.seed().hex(),
        "");
  }
}
