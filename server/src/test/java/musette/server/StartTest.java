package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.server.ChangedRules.Twist;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** At a start, only matches whose rules have another version are replayed; the others wait. */
final class StartTest {
  private static final Game<?, ?, ?> RULES = Catalogue.game(OneServer.GAME);

  private static Player host(Server server) {
    return Player.at(server.address()).connect();
  }

  /** A table on disk where some plies were played; gives its host. */
  private static Player played(Path data, int plies) {
    try (Server server = UpgradeTest.start(data, RULES);
        Player one = host(server)) {
      UpgradeTest.play(one, one.open(OneServer.GAME, "me me"), plies);
      return one;
    }
  }

  private static String table(Player player) {
    return player.get("/api/tables").ok().at("/mine/0/table").asText();
  }

  private static String listed(Player player) {
    return player.get("/api/tables").ok().at("/mine/0/status").asText();
  }

  @Test
  void aStartDoesNotWaitForMatchesWhoseRulesAreTheSame(@TempDir Path data) {
    Player one = played(data, 8);
    long began = System.nanoTime();
    try (Server server = UpgradeTest.start(data, new ChangedRules<>(RULES, Twist.SLOW));
        Player again = one.at(server)) {
      assertThat(listed(again)).isEqualTo("RUNNING");
      assertThat(Duration.ofNanos(System.nanoTime() - began))
          .as("less than all plies take")
          .isLessThan(ChangedRules.ONE_PLY.multipliedBy(6));
    }
  }

  @Test
  void rulesThatChangedWithoutAWordAreFoundWhenATableIsOpened(@TempDir Path data) throws Exception {
    Player one = played(data, 8);
    try (Server server =
            UpgradeTest.start(data, new ChangedRules<>(RULES, Twist.SECRETLY_LOADED_DICE));
        Player again = one.at(server)) {
      assertThat(server.frozen()).isEmpty();
      assertThat(again.get("/api/tables/" + table(again)).ok().get("status").asText())
          .isEqualTo("FROZEN");
      awaitListed(again, "FROZEN");
    }
  }

  @Test
  void rulesThatChangedWithoutAWordAreFoundThoughNobodyLooks(@TempDir Path data) throws Exception {
    Player one = played(data, 8);
    try (Server server =
            UpgradeTest.start(data, new ChangedRules<>(RULES, Twist.SECRETLY_LOADED_DICE));
        Player again = one.at(server)) {
      awaitListed(again, "FROZEN");
      assertThat(again.metric("musette_tables")).as("nothing is kept in memory").isZero();
    }
    try (Server server = UpgradeTest.start(data, RULES);
        Player again = one.at(server)) {
      awaitListed(again, "RUNNING");
    }
  }

  private static void awaitListed(Player player, String status) throws InterruptedException {
    Eventually.await("listed as " + status, () -> listed(player).equals(status));
  }
}
