package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import musette.games.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a messenger reads from a link before anybody opens it. */
final class LinkPreviewTest extends OneServer {
  private static final String SEATS =
      "[{\"kind\":\"ME\",\"bot\":\"\"},{\"kind\":\"OPEN\",\"bot\":\"\"}]";

  LinkPreviewTest(@TempDir Path data) {
    super(data);
  }

  private static String open(Player player, String access) {
    return player
        .post(
            "/api/tables",
            """
            {"game":"flamme-rouge","options":{},"seats":%s,"access":"%s",
             "spectators":true,"autoStart":true,"clock":{"type":"NoClock"}}"""
                .formatted(SEATS, access))
        .ok()
        .get("table")
        .asText();
  }

  private void rename(Player player, String name) {
    ApiRequests.send(
            server.address(), player.token(), "PATCH", "/api/me", "{\"name\":\"" + name + "\"}")
        .ok();
  }

  private HttpResponse<String> load(String path) throws IOException, InterruptedException {
    try (var client = HttpClient.newHttpClient()) {
      return client.send(
          HttpRequest.newBuilder(URI.create(server.address() + path)).build(),
          HttpResponse.BodyHandlers.ofString());
    }
  }

  @Test
  void aPublicTableShowsItsGameItsPlayersAndAPicture() throws Exception {
    try (Player one = player()) {
      rename(one, "A <b>\\\"old\\\"</b> & co");
      String table = open(one, "PUBLIC");
      for (String path : new String[] {"/t/" + table, "/replay/" + table}) {
        HttpResponse<String> page = load(path);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html;charset=utf-8");
        assertThat(page.body())
            .contains("<title>Flamme Rouge · Musette</title>")
            .contains("A &lt;b&gt;&quot;old&quot;&lt;/b&gt; &amp; co")
            .doesNotContain("<b>\"old\"")
            .contains("og:image\" content=\"" + server.address() + "/preview/flamme-rouge.png\"")
            .contains("Take a seat, or watch.");
      }
    }
  }

  @Test
  void aPrivateTableTellsNothing() throws Exception {
    try (Player one = player()) {
      rename(one, "Margaux");
      String page = load("/t/" + open(one, "PRIVATE")).body();
      assertThat(page).isEqualTo(load("/").body()).doesNotContain("Margaux", "Flamme Rouge");
    }
  }

  @Test
  void aTableThatDoesNotExistIsAnOrdinaryPage() throws Exception {
    assertThat(load("/t/nowhere123").body()).isEqualTo(load("/").body());
  }

  @Test
  void everyGameHasItsPicture() throws Exception {
    for (var game : Catalogue.games()) {
      HttpResponse<String> picture = load("/preview/" + game.about().id() + ".png");
      assertThat(picture.statusCode()).as(game.about().id()).isEqualTo(200);
      assertThat(picture.headers().firstValue("Content-Type").orElse("")).startsWith("image/png");
    }
  }
}
