package musette.page;

import java.util.ArrayDeque;
import java.util.Deque;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.table.Games;
import musette.table.json.JsonText;
import musette.table.json.JsonValue;
import musette.table.json.Readers;
import musette.table.local.LocalRoutes;
import musette.table.local.LocalServer;
import musette.table.local.Page;
import musette.wire.table.Http;

/**
 * The tables of a page. What they have to say to the page waits until the page takes it, so that
 * the engine never calls the page.
 */
final class PageTables implements Page {
  private static final int SEED = 64;

  private final Deque<String> said = new ArrayDeque<>();
  private final LocalServer server;
  private String random = "";

  /** The tables of a person, in JSON. */
  PageTables(String you) {
    server = new LocalServer(Games.all(), Readers.tablePerson(JsonValue.parse(you)), this);
  }

  /** Empty, or the problem in JSON. */
  String open(String table, String changes) {
    try {
      server.open(table, changes);
      return "";
    } catch (Refused e) {
      return problem(e.refusal());
    } catch (RuntimeException e) {
      // Whatever was stored, the other tables must stay playable.
      return problem(Refusal.of("", "table-unreadable"));
    }
  }

  private static String problem(Refusal refusal) {
    return JsonText.of(new Http.Problem(refusal.rule(), refusal.reason(), refusal.about()));
  }

  /** The status and the body, with a space between them. */
  String request(String method, String path, String body, String fresh) {
    random = fresh;
    LocalRoutes.Answer answer = server.request(method, path, body);
    return answer.status() + " " + answer.body();
  }

  void receive(String text) {
    server.receive(text);
  }

  void botMove(String table, String seat, int seq, String action) {
    server.botMove(table, Seat.valueOf(seat), seq, action);
  }

  /** What is said next: a line with its kind, then its text; empty if there is nothing more. */
  String next() {
    String first = said.poll();
    return first == null ? "" : first;
  }

  @Override
  public void send(String message) {
    said.add("send\n" + message);
  }

  @Override
  public void keep(String table, String change) {
    said.add("keep " + table + "\n" + change);
  }

  @Override
  public void forget(String table) {
    said.add("forget " + table + "\n");
  }

  @Override
  public void think(String table, Seat seat, int seq) {
    said.add("think " + table + " " + seat + " " + seq + "\n");
  }

  @Override
  public long now() {
    return System.currentTimeMillis();
  }

  @Override
  public String seed() {
    return random.substring(0, SEED);
  }

  @Override
  public String id() {
    return "local-" + random.substring(SEED);
  }
}
