package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What bots let people take back: nothing that chance or a hidden card has told, but in practice.
 */
final class BotConsentTest extends OneServer {
  BotConsentTest(@TempDir Path data) {
    super(data);
  }

  /** Plays the first offer until something is offered that begins so. */
  private static JsonNode until(Player one, String table, String offer) {
    JsonNode state = one.subscribe(table).state(Player::isOffered);
    while (!state.at("/offers/0/text").asText().startsWith(offer)) {
      state = played(one, table, state);
    }
    return state;
  }

  private static JsonNode played(Player one, String table, JsonNode state) {
    JsonNode done = one.play(table, seq(state), "A", state.at("/offers/0/text").asText());
    assertThat(Player.type(done)).isEqualTo("Done");
    return one.state(s -> seq(s) >= done.get("seq").asInt() && Player.isOffered(s));
  }

  private static JsonNode undo(Player player, String table, JsonNode state) {
    return player.command("Undo", table, ",\"seq\":%d,\"seat\":\"A\"".formatted(seq(state)));
  }

  @Test
  void whoHasDrawnAHandCannotChooseAgainWhichOneToDraw() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me bot:random");
      JsonNode drawn = played(one, table, until(one, table, "draw"));
      assertThat(drawn.at("/offers/0/text").asText()).startsWith("play");
      assertThat(drawn.get("undo").asText()).isEqualTo("REVEALED");
      assertThat(reason(undo(one, table, drawn))).isEqualTo("undo-revealed");
      assertThat(one.received().toString()).doesNotContain("\"TakenBack\"");
    }
  }

  @Test
  void whoHasThrownTheDieCannotThrowItAgain() {
    try (Player one = player().connect()) {
      String table = one.open("tour-de-france", "me bot:random");
      JsonNode thrown = played(one, table, until(one, table, "throw"));
      assertThat(thrown.get("undo").asText()).isEqualTo("REVEALED");
      assertThat(reason(undo(one, table, thrown))).isEqualTo("undo-revealed");
      assertThat(one.received().toString()).doesNotContain("\"TakenBack\"");
    }
  }

  @Test
  void whatWasInTheOpenAllAlongIsTakenBack() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me bot:random me");
      JsonNode first = one.subscribe(table, "A", -1).state(s -> s.get("eyes").asText().equals("A"));
      JsonNode second = played(one, table, first);
      one.play(table, seq(second), "A", second.at("/offers/0/text").asText());
      JsonNode answered = one.state(s -> s.at("/info/turn").toString().equals("[\"C\"]"));
      assertThat(answered.get("undo").asText()).isEqualTo("CONSENT");
      assertThat(Player.type(undo(one, table, answered))).isEqualTo("Done");
      JsonNode back = one.state(s -> seq(s) > seq(answered));
      assertThat(back.get("offers")).isEqualTo(second.get("offers"));
    }
  }

  @Test
  void inPracticeBotsLetEverythingBeTakenBack() {
    try (Player one = player().connect()) {
      String table = one.openForPractice(GAME, "me bot:random");
      JsonNode before = until(one, table, "draw");
      assertThat(before.at("/info/practice").asBoolean()).isTrue();
      JsonNode drawn = played(one, table, before);
      assertThat(drawn.get("undo").asText()).isEqualTo("CONSENT");
      JsonNode done = undo(one, table, drawn);
      assertThat(Player.type(done)).isEqualTo("Done");
      JsonNode back = one.state(s -> seq(s) >= done.get("seq").asInt());
      assertThat(back.get("offers")).isEqualTo(before.get("offers"));
      assertThat(RematchTest.mine(one)).contains(table);
      assertThat(one.get("/api/tables").ok().at("/mine/0/practice").asBoolean()).isTrue();
    }
  }

  @Test
  void aBotThatTakesASeatDeclinesWhatItsPlayerWasAsked() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      JsonNode mine = one.subscribe(table).state(Player::isOffered);
      JsonNode theirs = two.subscribe(table).state(s -> true);
      while (!mine.get("undo").asText().equals("CONSENT") || isAllOpen(mine)) {
        Player next = Player.isOffered(mine) ? one : two;
        JsonNode eyes = next == one ? mine : theirs;
        JsonNode done =
            next.play(
                table, seq(eyes), eyes.get("eyes").asText(), eyes.at("/offers/0/text").asText());
        int seq = done.get("seq").asInt();
        mine = one.subscribe(table).state(s -> seq(s) >= seq);
        theirs = two.subscribe(table).state(s -> seq(s) >= seq);
      }
      undo(one, table, mine);
      JsonNode asked = two.state(s -> !s.get("requests").isEmpty());
      two.command("HandOver", table, ",\"seat\":\"B\",\"bot\":\"\"");
      JsonNode after = one.state(s -> seq(s) > seq(asked) && s.get("requests").isEmpty());
      assertThat(one.received().toString()).contains("DECLINED").doesNotContain("\"TakenBack\"");
      assertThat(after.at("/info/seats/1/kind").asText()).isEqualTo("STAND_IN");
    }
  }

  /** Whether no card was drawn yet. */
  private static boolean isAllOpen(JsonNode state) {
    return !state.get("log").toString().contains("Drew");
  }
}
