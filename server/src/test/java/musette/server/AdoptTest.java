package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.wire.Json;
import musette.wire.table.Change;
import musette.wire.table.Clock;
import musette.wire.table.Http;
import musette.wire.table.LoggedChange;
import musette.wire.table.SeatInfo;
import musette.wire.table.TableInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match that began in a page goes on at the server. */
final class AdoptTest extends OneServer {
  private static final Seed SEED = Seed.of(7);

  AdoptTest(@TempDir Path data) {
    super(data);
  }

  private static LoggedChange logged(int seq, Change change) {
    return new LoggedChange(seq, 5, "local", "", "", change);
  }

  private static Change.Created created(int version) {
    return new Change.Created(
        GAME,
        version,
        Map.of("firstPlayer", "A"),
        List.of(
            new Change.Place(SeatInfo.Kind.PERSON, "local", "", "Anna"),
            new Change.Place(SeatInfo.Kind.BOT, "bot-greedy", "greedy", "")),
        TableInfo.Access.PUBLIC,
        false,
        true,
        false,
        new Clock.NoClock(),
        "local",
        SEED.hex(),
        "");
  }

  /** The log of a match after some plies; every ply is the first one offered. */
  static List<LoggedChange> log(int plies) {
    var log = new ArrayList<LoggedChange>();
    log.add(logged(0, created(Catalogue.game(GAME).about().version())));
    log.add(logged(1, new Change.Started()));
    Match<?, ?, ?> match = match(Catalogue.game(GAME));
    for (int ply = 1; ply <= plies; ply++) {
      Seat seat = match.turn().seats().first();
      String action = match.offers(seat).getFirst().text();
      match.play(seat, action);
      String bot = seat == Seat.B ? "greedy" : "";
      log.add(logged(ply + 1, new Change.Played(ply, seat, action, bot)));
    }
    return log;
  }

  private static <S, A, V> Match<S, A, V> match(Game<S, A, V> game) {
    return Match.start(game, Setup.of(game.about(), 2, Map.of("firstPlayer", "A")), SEED);
  }

  static String body(List<LoggedChange> log) {
    return Json.write(new Http.Adopted(log));
  }

  @Test
  void itIsPlayedOnToTheEndWithTheSameSeedAndNeverRated() {
    try (Player one = player().connect()) {
      JsonNode info = one.post("/api/tables/adopt", body(log(6))).ok();
      assertThat(info.get("status").asText()).isEqualTo("RUNNING");
      assertThat(info.get("access").asText()).isEqualTo("PRIVATE");
      assertThat(info.get("practice").asBoolean()).isTrue();
      assertThat(info.at("/seats/0/name").asText()).isEqualTo("Anna");
      assertThat(info.get("mine").toString()).isEqualTo("[\"A\"]");
      assertThat(info.get("seedHash").asText()).isEqualTo(SEED.hash());
      String table = info.get("table").asText();
      JsonNode over = one.subscribe(table).playToTheEnd(table);
      assertThat(over.at("/info/seed").asText()).isEqualTo(SEED.hex());
    }
  }

  @Test
  void whatIsNotLegalIsRefusedAndLeavesNoTable() {
    Player one = player();
    List<LoggedChange> illegal = log(2);
    illegal.add(logged(4, new Change.Played(3, Seat.A, "card 99", "")));
    assertThat(one.post("/api/tables/adopt", body(illegal)).status()).isEqualTo(400);
    List<LoggedChange> stranger = log(2);
    stranger.add(logged(4, new Change.SatDown(Seat.B, "somebody", "")));
    assertThat(one.post("/api/tables/adopt", body(stranger)).status()).isEqualTo(400);
    List<LoggedChange> old = log(0);
    old.set(0, logged(0, created(99)));
    assertThat(one.post("/api/tables/adopt", body(old)).status()).isEqualTo(400);
    assertThat(one.post("/api/tables/adopt", body(List.of())).status()).isEqualTo(400);
    assertThat(one.get("/api/tables").ok().get("mine")).isEmpty();
  }
}
