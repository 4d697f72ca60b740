package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How files of the client go over the wire. */
final class StaticAssetsTest extends OneServer {
  private static final String PAGE = "text/html;charset=utf-8";
  private static final String BROWSER = "gzip, deflate, br, zstd";

  private final HttpClient client = HttpClient.newHttpClient();
  private final String script;

  StaticAssetsTest(@TempDir Path data) throws IOException, InterruptedException {
    super(data);
    JsonNode list = Json.parse(new String(get("files.json", "").body(), StandardCharsets.UTF_8));
    script = list.get("entry").asText();
  }

  private HttpResponse<byte[]> get(String path, String encodings, String... headers)
      throws IOException, InterruptedException {
    return send("GET", path, encodings, headers);
  }

  private HttpResponse<byte[]> send(String method, String path, String encodings, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server.address() + "/" + path))
            .method(method, BodyPublishers.noBody());
    if (!encodings.isEmpty()) {
      request.header("Accept-Encoding", encodings);
    }
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), BodyHandlers.ofByteArray());
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  @Test
  void aBrowserGetsBrotli() throws Exception {
    HttpResponse<byte[]> plain = get(script, "");
    HttpResponse<byte[]> packed = get(script, BROWSER);
    assertThat(header(packed, "Content-Encoding")).isEqualTo("br");
    assertThat(header(packed, "Content-Type")).startsWith("text/javascript");
    assertThat(header(packed, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(header(packed, "Cache-Control")).contains("immutable");
    assertThat(packed.body().length).isLessThan(plain.body().length / 2);
    assertThat(header(plain, "Content-Encoding")).isEmpty();
    assertThat(plain.body()).asString(StandardCharsets.UTF_8).contains("import");
  }

  @Test
  void whoTakesOnlyGzipGetsGzipWithTheSameContent() throws Exception {
    HttpResponse<byte[]> packed = get(script, "gzip, br;q=0");
    assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
    try (var content = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
      assertThat(content.readAllBytes()).isEqualTo(get(script, "identity").body());
    }
    assertThat(header(get(script, "gzip;q=0.0, br ; q=0"), "Content-Encoding")).isEmpty();
  }

  @Test
  void everyEncodingHasItsTag() throws Exception {
    String brotli = header(get(script, BROWSER), "ETag");
    String gzip = header(get(script, "gzip"), "ETag");
    String plain = header(get(script, ""), "ETag");
    assertThat(brotli).isNotEqualTo(gzip).isNotEqualTo(plain);
    assertThat(gzip).isNotEqualTo(plain);
    HttpResponse<byte[]> same = get(script, BROWSER, "If-None-Match", brotli);
    assertThat(same.statusCode()).isEqualTo(304);
    assertThat(same.body()).isEmpty();
    assertThat(header(same, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(get(script, "gzip", "If-None-Match", brotli).statusCode()).isEqualTo(200);
  }

  @Test
  void headTellsWhatGetWouldSend() throws Exception {
    HttpResponse<byte[]> head = send("HEAD", script, BROWSER);
    HttpResponse<byte[]> get = get(script, BROWSER);
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    for (String name : new String[] {"Content-Encoding", "Content-Type", "ETag", "Vary"}) {
      assertThat(header(head, name)).as(name).isEqualTo(header(get, name));
    }
  }

  @Test
  void aPartIsNeverCutFromACompressedFile() throws Exception {
    HttpResponse<byte[]> part = get(script, BROWSER, "Range", "bytes=10-19");
    // The whole file is a correct answer to a range.
    assertThat(part.statusCode()).isEqualTo(200);
    assertThat(part.body()).isEqualTo(get(script, BROWSER).body());
  }

  @Test
  void textsSayTheirCharacterSetAndNothingElseDoes() throws Exception {
    assertThat(header(get("", BROWSER), "Content-Type")).isEqualToIgnoringCase(PAGE);
    assertThat(header(get("favicon.svg", BROWSER), "Content-Type")).isEqualTo("image/svg+xml");
    assertThat(header(get("files.json", BROWSER), "Content-Type")).isEqualTo("application/json");
  }

  @Test
  void theCompressedFileIsNoFileOfItsOwn() throws Exception {
    assertThat(get(script + ".br", "").statusCode()).isEqualTo(404);
  }
}
