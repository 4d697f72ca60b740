package musette.table.local;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.table.Decision;
import musette.table.Games;
import musette.table.MatchRecords;
import musette.table.Playback;
import musette.table.RoadAnswers;
import musette.table.SeatingDecisions;
import musette.table.Table;
import musette.table.json.JsonText;
import musette.table.json.JsonValue;
import musette.table.json.Readers;
import musette.wire.table.Change;
import musette.wire.table.Http;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;

/** The HTTP requests that a page answers itself. */
public final class LocalRoutes {
  private static final int OK = 200;
  private static final int BAD = 400;
  private static final int MISSING = 404;

  /** A status of HTTP and a body. */
  public record Answer(int status, String body) {}

  private final LocalServer server;

  LocalRoutes(LocalServer server) {
    this.server = server;
  }

  Answer answer(String method, String address, String body) {
    try {
      int query = address.indexOf('?');
      String path = query < 0 ? address : address.substring(0, query);
      Object value = found(method + " " + path, Query.of(address), body);
      return new Answer(OK, value instanceof String text ? text : JsonText.of(value));
    } catch (Refused e) {
      Refusal refusal = e.refusal();
      boolean missing =
          List.of("unknown-table", "unknown-path", "unknown-competition")
              .contains(refusal.reason());
      return new Answer(
          missing ? MISSING : BAD,
          JsonText.of(new Http.Problem(refusal.rule(), refusal.reason(), refusal.about())));
    }
  }

  private Object found(String route, Query query, String body) {
    return switch (route) {
      case "GET /games" -> games();
      case "POST /me" -> new Http.Me(server.you());
      case "PATCH /me" -> {
        server.rename(Readers.tableHttpName(JsonValue.parse(body)).name());
        yield new Http.Me(server.you());
      }
      case "GET /tables" -> new Http.Tables(mine(), List.of(), List.of());
      case "POST /tables" -> info(server.create(created(body)));
      case "POST /tables/check" ->
          server.creation().problems(me(), Readers.tableHttpNewTable(JsonValue.parse(body)));
      case "POST /replay" -> replay(RecordText.parse(body, server.games()::about), query);
      default -> ofPart(route.split("/", -1), query, body);
    };
  }

  private Object ofPart(String[] parts, Query query, String body) {
    return parts.length > 2 && parts[1].equals("roads")
        ? ofRoads(parts, body)
        : ofTable(parts, query, body);
  }

  /** {@code parts}: the method, "roads", a game, and what is wanted. */
  private Object ofRoads(String[] parts, String body) {
    var roads = new RoadAnswers(server.games());
    String wanted = parts[0].strip() + (parts.length > 3 ? " " + parts[3] : "");
    return switch (wanted) {
      case "GET" -> roads.kind(parts[2]);
      case "POST check" -> roads.check(parts[2], Readers.tableHttpRoadText(JsonValue.parse(body)));
      case "POST make" -> roads.make(parts[2], Readers.kernelRoadWish(JsonValue.parse(body)));
      case "GET shipped" -> roads.shipped(parts[2], parts.length > 4 ? parts[4] : "");
      default -> throw Refused.because("", "unknown-path");
    };
  }

  /** {@code parts}: the method, "tables", an id, and what is wanted of that table. */
  private Object ofTable(String[] parts, Query query, String body) {
    if (parts.length > 1 && parts[1].equals("competitions")) {
      return server.competitions().answer(parts, body);
    }
    if (parts.length < 3 || !parts[1].equals("tables")) {
      throw Refused.because("", "unknown-path");
    }
    LocalTable table = server.table(parts[2]);
    String wanted = parts[0].strip() + (parts.length > 3 ? " " + parts[3] : "");
    return switch (wanted) {
      case "GET" -> info(table);
      case "DELETE" -> {
        server.remove(parts[2]);
        yield "{}";
      }
      case "PUT seats" -> fill(table, parts, body);
      case "POST word" -> word(table, body);
      case "POST start" -> change(table, now -> new SeatingDecisions(now).start(me()));
      case "POST leave" -> change(table, now -> new SeatingDecisions(now).leave(me()));
      case "POST rematch" -> rematch(table, body);
      case "GET record" -> RecordText.print(record(table));
      case "GET replay" -> replay(record(table), query);
      case "GET log" -> JsonText.of(table.log());
      default -> throw Refused.because("", "unknown-path");
    };
  }

  private String me() {
    return server.you().id();
  }

  private List<Http.GameInfo> games() {
    Games games = server.games();
    return games.list().stream()
        .map(game -> new Http.GameInfo(game.about(), games.bots(game)))
        .toList();
  }

  /** The latest first, as on a server. */
  private List<TableInfo> mine() {
    var all = new ArrayList<TableInfo>();
    server.tables().values().stream()
        .filter(table -> !table.now().created().isStudy())
        .forEach(table -> all.add(info(table)));
    all.sort(Comparator.comparingLong(TableInfo::changed).reversed());
    return all;
  }

  private TableInfo info(LocalTable table) {
    return server.renderer().info(table.now(), me(), server.page().now());
  }

  private Change.Created created(String body) {
    Http.NewTable wish = Readers.tableHttpNewTable(JsonValue.parse(body));
    return wish.study().isEmpty()
        ? server.creation().created(me(), wish, server.page().seed())
        : server.creation().study(me(), wish, server.page().seed());
  }

  private TableInfo change(LocalTable table, Function<Table, Decision> decide) {
    int before = table.now().seq();
    table.change(me(), "", decide);
    if (table.now().seq() > before) {
      server.changed(table.now().id());
    }
    return info(table);
  }

  private TableInfo fill(LocalTable table, String[] parts, String body) {
    Http.NewSeat wish = Readers.tableHttpNewSeat(JsonValue.parse(body));
    var checked =
        new Http.NewSeat(wish.kind(), wish.bot(), server.creation().checkedName(wish.name()));
    Seat seat = Query.seat(parts.length > 4 ? parts[4] : "");
    return change(table, now -> new SeatingDecisions(now).fill(me(), seat, checked));
  }

  private TableInfo word(LocalTable table, String body) {
    Http.Word word = Readers.tableHttpWord(JsonValue.parse(body));
    String text = word.word().strip();
    if (text.isEmpty() || text.length() > 60) {
      throw Refused.because("", "text-length", "most", 60);
    }
    return change(table, now -> new SeatingDecisions(now).word(me(), word.seat(), text));
  }

  private TableInfo rematch(LocalTable table, String body) {
    if (!table.now().isDone()) {
      throw Refused.because("", "not-over");
    }
    String known = table.now().rematch();
    if (server.tables().containsKey(known)) {
      return info(server.table(known));
    }
    Http.SeatOrder order = Readers.tableHttpRematch(JsonValue.parse(body)).order();
    Change.Created created =
        server
            .creation()
            .rematch(me(), table.now(), order, server.page().seed(), LocalRoutes::again);
    LocalTable next = server.create(created);
    table.change(me(), "", now -> Decision.just(new Change.Rematched(next.now().id())));
    server.changed(table.now().id());
    return info(next);
  }

  private static Change.Place again(Change.Place place) {
    return new Change.Place(SeatInfo.Kind.PERSON, place.player(), "", place.name());
  }

  private GameRecord record(LocalTable table) {
    return MatchRecords.of(table.now(), id -> Games.isBot(id) ? Games.bot(id) : server.you());
  }

  private Http.Replay replay(GameRecord record, Query query) {
    return Playback.of(record, server.games()).page(query.wish());
  }
}
