package musette.server;

import java.nio.file.Path;
import java.util.List;
import musette.server.operate.DataLocation;
import musette.server.work.Limits;

/** The data of a used server: finished and running matches, chat, a closed table. */
final class SampleServerData {
  private final DataLocation dataLocation;

  /** A file in a folder, or PostgreSQL. */
  enum Kind {
    FILE,
    POSTGRES
  }

  /** The ids of what was left behind. */
  record Left(String finished, String running, String closed, String player, String token) {}

  SampleServerData(Path data, Kind kind) {
    this.dataLocation = new DataLocation(data, kind == Kind.FILE ? "" : SharedPostgres.database());
  }

  DataLocation dataLocation() {
    return dataLocation;
  }

  Server start() {
    return start(dataLocation);
  }

  static Server start(DataLocation dataLocation) {
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(dataLocation.data())
            .withDatabase(dataLocation.database())
            .withLimits(Limits.none()));
  }

  Left play() {
    try (Server server = start()) {
      return play(server);
    }
  }

  static Left play(Server server) {
    ApiRequests.send(server.address(), "", "POST", "/api/me", "").ok(); // A guest who only looks.
    try (Player one = Player.at(server.address()).connect()) {
      String finished = one.open("tour-de-france", "me bot:random");
      one.subscribe(finished).playToTheEnd(finished);
      for (String text : List.of("gut gespielt", "ça va?")) {
        one.command("Say", finished, ",\"to\":\"EVERYBODY\",\"text\":\"" + text + "\"");
      }
      String running = one.open(OneServer.GAME, "me bot:random");
      one.subscribe(running).state(Player::isOffered);
      String closed = one.open(OneServer.GAME, "me open");
      one.post("/api/tables/" + closed + "/leave", "").ok();
      return new Left(finished, running, closed, one.id(), one.token());
    }
  }
}
