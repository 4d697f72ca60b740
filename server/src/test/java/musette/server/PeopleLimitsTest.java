package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import musette.server.work.Limits;
import musette.server.work.Limits.Rate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Limits on holidays, prepared moves, reports, records of players and the link of the operator. */
final class PeopleLimitsTest extends LimitedServer {
  PeopleLimitsTest(@TempDir Path data) {
    super(data);
  }

  private static Limits limits(Rate claims, Rate replays, Limits.People people) {
    return new Limits(
        ANY,
        ANY,
        ANY,
        claims,
        ANY,
        ANY,
        100,
        100,
        replays,
        ANY,
        Limits.none().connections(),
        people);
  }

  @Test
  void everythingNewOfOnePlayerOrAddress() {
    var few = new Limits.People(FEW, 3, FEW, FEW, 2, FEW, FEW, FEW, FEW);
    restart(any -> limits(FEW, FEW, few));
    Player one = player();
    String table = one.open("tour-de-france", "me open");
    fewTimes(() -> reason(one.put("/api/me/holiday", "{\"days\":0}")));
    String order = "{\"seat\":\"A\",\"action\":\"throw\"}";
    fewTimes(() -> reason(one.put("/api/tables/" + table + "/order", order)));
    fewTimes(() -> reason(one.post("/api/admin/enter", "{\"code\":\"guess\"}")));
    time.addAndGet(3_600_000);
    fewTimes(() -> reason(one.get("/api/players/" + one.id() + "/record")));
    String report = "{\"kind\":\"LINE\",\"subject\":\"x 1\",\"quoted\":\"y\",\"reason\":\"\"}";
    fewTimes(() -> reason(one.post("/api/reports", report)));
    Player other = player();
    assertThat(reason(other.post("/api/reports", report))).as("of one player").isEmpty();
  }

  @Test
  void sizes() {
    Player one = player();
    String table = one.open("tour-de-france", "me open");
    String at = "/api/tables/" + table;
    String big = "x".repeat(100_000);
    String order = "{\"seat\":\"A\",\"action\":\"" + big + "\"}";
    assertThat(one.put(at + "/order", order).status()).isIn(409, 413);
    assertThat(one.put(at + "/order", "{\"seat\":\"Z\",\"action\":\"\"}").status()).isEqualTo(400);
    assertThat(one.put(at + "/order", "{}").status()).isEqualTo(400);
    assertThat(one.get(at + "/waiting?seat=" + "A".repeat(500)).status()).isEqualTo(400);
    assertThat(one.put("/api/me/holiday", "{\"days\":2147483647}").status()).isEqualTo(400);
    assertThat(one.put("/api/me/holiday", "{\"days\":\"x\"}").status()).isEqualTo(400);
    assertThat(one.post("/api/admin/enter", "{\"code\":\"" + big + "\"}").status()).isIn(404, 413);
    assertThat(one.get("/api/players/" + "a".repeat(200) + "/record").status()).isEqualTo(404);
  }
}
