package musette.server;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import musette.server.account.NotificationOptions;
import musette.server.work.Limits;
import musette.table.Games;

/**
 * The options of a server.
 *
 * @param port 0 takes any free one
 * @param data the folder of everything that is kept
 * @param database an address as {@code jdbc:postgresql:...}; empty for SQLite in the data folder
 * @param origins pages of which other addresses may talk to the server, beside its own
 * @param proxy whether a proxy stands in front, whose word on addresses is believed
 * @param calls how people who are away are called
 * @param programs bots that are programs: their name and command line
 */
public record ServerOptions(
    String host,
    int port,
    Path data,
    String database,
    List<String> origins,
    Proxy proxy,
    Map<String, List<String>> programs,
    Limits limits,
    Games games,
    NotificationOptions calls,
    InstantSource clock) {

  /** Whether a reverse proxy is in front of the server. */
  public enum Proxy {
    NONE,
    TRUSTED
  }

  /** Reachable from this machine only, with SQLite in the folder {@code data}. */
  public static ServerOptions defaults() {
    return new ServerOptions(
        "localhost",
        8080,
        Path.of("data"),
        "",
        List.of(),
        Proxy.NONE,
        Map.of(),
        Limits.defaults(),
        Games.all(),
        NotificationOptions.defaults(),
        InstantSource.system());
  }

  public ServerOptions withHost(String other) {
    return new ServerOptions(
        other, port, data, database, origins, proxy, programs, limits, games, calls, clock);
  }

  public ServerOptions withPort(int other) {
    return new ServerOptions(
        host, other, data, database, origins, proxy, programs, limits, games, calls, clock);
  }

  public ServerOptions withData(Path other) {
    return new ServerOptions(
        host, port, other, database, origins, proxy, programs, limits, games, calls, clock);
  }

  public ServerOptions withDatabase(String other) {
    return new ServerOptions(
        host, port, data, other, origins, proxy, programs, limits, games, calls, clock);
  }

  public ServerOptions withOrigins(List<String> other) {
    return new ServerOptions(
        host, port, data, database, other, proxy, programs, limits, games, calls, clock);
  }

  public ServerOptions withProxy(Proxy other) {
    return new ServerOptions(
        host, port, data, database, origins, other, programs, limits, games, calls, clock);
  }

  public ServerOptions withPrograms(Map<String, List<String>> other) {
    return new ServerOptions(
        host, port, data, database, origins, proxy, other, limits, games, calls, clock);
  }

  public ServerOptions withLimits(Limits other) {
    return new ServerOptions(
        host, port, data, database, origins, proxy, programs, other, games, calls, clock);
  }

  public ServerOptions withGames(Games other) {
    return new ServerOptions(
        host, port, data, database, origins, proxy, programs, limits, other, calls, clock);
  }

  public ServerOptions withClock(InstantSource other) {
    return new ServerOptions(
        host, port, data, database, origins, proxy, programs, limits, games, calls, other);
  }

  public ServerOptions withCalls(NotificationOptions other) {
    return new ServerOptions(
        host, port, data, database, origins, proxy, programs, limits, games, other, clock);
  }
}
