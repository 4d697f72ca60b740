package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import musette.games.Catalogue;
import musette.kernel.About;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Notation;
import musette.kernel.Outlook;
import musette.kernel.Positions;
import musette.kernel.Refusal;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.kernel.Turn;
import musette.server.live.Limits;
import musette.server.table.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table whose match the new rules would change is named and kept, never changed silently. */
final class UpgradeTest {

  private static Server start(Path data, Game<?, ?, ?> game) {
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(data)
            .withGames(new Games(List.of(game), List.of()))
            .withLimits(Limits.none()));
  }

  @Test
  void aMatchThatTheNewRulesWouldChangeIsKeptAsItWas(@TempDir Path data) {
    Game<?, ?, ?> rules = Catalogue.game("flamme-rouge");
    String table;
    JsonNode before;
    Player one;
    try (Server server = start(data, rules)) {
      one = Player.at(server.address()).connect();
      table = one.open("flamme-rouge", "me me");
      one.subscribe(table, "A", -1);
      for (int i = 0; i < 8; i++) {
        JsonNode info = one.get("/api/tables/" + table).ok();
        String seat = info.at("/turn/0").asText();
        int seq = info.get("seq").asInt();
        JsonNode state =
            one.subscribe(table, seat, -1)
                .state(
                    s -> s.get("eyes").asText().equals(seat) && s.at("/info/seq").asInt() == seq);
        one.play(table, seq, seat, state.at("/offers/0/text").asText());
      }
      before = one.get("/api/tables/" + table).ok();
      one.close();
    }
    try (Server server = start(data, new Loaded<>(rules));
        Player again = one.at(server).connect()) {
      assertThat(server.frozen()).containsExactly(table);
      JsonNode state = again.subscribe(table, "A", -1).state(s -> true);
      assertThat(state.at("/info/status").asText()).isEqualTo("FROZEN");
      JsonNode refused = again.play(table, before.get("seq").asInt(), "A", "x");
      assertThat(refused.get("reason").asText()).isEqualTo("frozen");
    }
    try (Server server = start(data, rules);
        Player again = one.at(server)) {
      assertThat(server.frozen()).isEmpty();
      JsonNode after = again.get("/api/tables/" + table).ok();
      assertThat(after.get("status").asText()).isEqualTo("RUNNING");
      assertThat(after.get("seq")).isEqualTo(before.get("seq"));
    }
  }

  /** The same game with loaded dice. */
  private record Loaded<S, A, V>(Game<S, A, V> game) implements Game<S, A, V> {
    @Override
    public About about() {
      return game.about();
    }

    @Override
    public Shapes shapes() {
      return game.shapes();
    }

    @Override
    public S start(Setup setup, Chance chance, Journal journal) {
      return game.start(setup, chance, journal);
    }

    @Override
    public Turn turn(S state) {
      return game.turn(state);
    }

    @Override
    public List<A> actions(S state, Seat seat) {
      return game.actions(state, seat);
    }

    @Override
    public S play(S state, Seat seat, A action, Chance chance, Journal journal) {
      return game.play(state, seat, action, Chance.quick(7), journal);
    }

    @Override
    public V view(S state, Seat viewer) {
      return game.view(state, viewer);
    }

    @Override
    public S imagine(V view, Chance chance) {
      return game.imagine(view, chance);
    }

    @Override
    public Outlook outlook(V view, A action) {
      return game.outlook(view, action);
    }

    @Override
    public Remark ask(V view) {
      return game.ask(view);
    }

    @Override
    public List<Remark> describe(V view) {
      return game.describe(view);
    }

    @Override
    public Refusal refuse(S state, Seat seat, A action) {
      return game.refuse(state, seat, action);
    }

    @Override
    public Notation<A> notation() {
      return game.notation();
    }

    @Override
    public Positions<S, ?> positions() {
      return game.positions();
    }
  }
}
