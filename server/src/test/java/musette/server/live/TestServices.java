package musette.server.live;

import java.nio.file.Path;
import musette.server.ServerOptions;
import musette.server.Services;
import musette.server.people.Identities;
import musette.server.people.Login;
import musette.server.people.Sessions;
import musette.server.store.Store;
import musette.server.store.database.Database;
import musette.server.work.Limits;
import musette.wire.Json;
import musette.wire.table.Http;
import musette.wire.table.Person;

/** A server without HTTP: for tests that hold both ends of a connection themselves. */
public final class TestServices implements AutoCloseable {
  private final Services services;

  public TestServices(Path data) {
    services =
        new Services(
            new Store(Database.open("jdbc:sqlite:" + data.resolve("musette.db"))),
            ServerOptions.defaults().withLimits(Limits.none()));
  }

  public Clients clients() {
    return services.clients();
  }

  public Identities identities() {
    return services.identities();
  }

  public Sessions sessions() {
    return services.sessions();
  }

  ListSubscriptions lists() {
    return services.listSubscriptions();
  }

  TableSubscribers subscribers(String table) {
    return services.tables().get(table).subscribers();
  }

  /** Somebody new. */
  public Login login() {
    return identities().login(identities().guest("").token()).orElseThrow();
  }

  /** Opens a table where this person waits for another one. */
  String table(Person host) {
    String wish =
        """
        {"game":"flamme-rouge","options":{},"seats":[{"kind":"ME","bot":""},{"kind":"OPEN","bot":""}],
        "access":"PUBLIC","spectators":true,"autoStart":true,"clock":{"type":"NoClock"}}""";
    return open(host, Json.read(wish, Http.NewTable.class));
  }

  String open(Person host, Http.NewTable wish) {
    return services.tableService().open(host.id(), wish).table();
  }

  @Override
  public void close() {
    services.close();
  }
}
