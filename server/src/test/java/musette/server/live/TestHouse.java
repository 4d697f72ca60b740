package musette.server.live;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import musette.server.ServerOptions;
import musette.server.store.Database;
import musette.server.store.Store;
import musette.wire.Json;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** A house without doors: for tests that hold both ends of a connection themselves. */
public final class TestHouse implements AutoCloseable {
  private final House house;

  public TestHouse(Path data) {
    house =
        new House(
            new Store(Database.open("jdbc:sqlite:" + data.resolve("musette.db"))),
            ServerOptions.defaults().games(),
            Limits.none(),
            InstantSource.system(),
            new Programs(Map.of()));
  }

  public House house() {
    return house;
  }

  /** Somebody new. */
  public Doorman.Login login() {
    return house.doorman().login(house.doorman().guest().token()).orElseThrow();
  }

  /** Opens a table where this person waits for another one. */
  String table(Person host) {
    String wish =
        """
        {"game":"flamme-rouge","options":{},"seats":[{"kind":"ME","bot":""},{"kind":"OPEN","bot":""}],
        "access":"PUBLIC","spectators":true,"autoStart":true,"clock":{"type":"NoClock"}}""";
    return house.frontDesk().open(host.id(), Json.read(wish, Http.NewTable.class)).table();
  }

  @Override
  public void close() {
    house.close();
  }
}
