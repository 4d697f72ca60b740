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
  private final String engine;

  StaticAssetsTest(@TempDir Path data) throws IOException, InterruptedException {
    super(data);
    JsonNode list =
        Json.parse(new String(get("engine/engine.json", "").body(), StandardCharsets.UTF_8));
    engine = "engine/" + list.get("wasm").asText();
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
    HttpResponse<byte[]> plain = get(engine, "");
    HttpResponse<byte[]> packed = get(engine, BROWSER);
    assertThat(header(packed, "Content-Encoding")).isEqualTo("br");
    assertThat(header(packed, "Content-Type")).isEqualTo("application/wasm");
    assertThat(header(packed, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(header(packed, "Cache-Control")).contains("immutable");
    assertThat(packed.body().length).isLessThan(plain.body().length / 2);
    assertThat(header(plain, "Content-Encoding")).isEmpty();
    assertThat(plain.body()).startsWith(0, 'a', 's', 'm');
  }

  @Test
  void whoTakesOnlyGzipGetsGzipWithTheSameContent() throws Exception {
    HttpResponse<byte[]> packed = get(engine, "gzip, br;q=0");
    assertThat(header(packed, "Content-Encoding")).isEqualTo("gzip");
    try (var content = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
      assertThat(content.readAllBytes()).isEqualTo(get(engine, "identity").body());
    }
    assertThat(header(get(engine, "gzip;q=0.0, br ; q=0"), "Content-Encoding")).isEmpty();
  }

  @Test
  void everyEncodingHasItsTag() throws Exception {
    String brotli = header(get(engine, BROWSER), "ETag");
    String gzip = header(get(engine, "gzip"), "ETag");
    String plain = header(get(engine, ""), "ETag");
    assertThat(brotli).isNotEqualTo(gzip).isNotEqualTo(plain);
    assertThat(gzip).isNotEqualTo(plain);
    HttpResponse<byte[]> same = get(engine, BROWSER, "If-None-Match", brotli);
    assertThat(same.statusCode()).isEqualTo(304);
    assertThat(same.body()).isEmpty();
    assertThat(header(same, "Vary")).isEqualTo("Accept-Encoding");
    assertThat(get(engine, "gzip", "If-None-Match", brotli).statusCode()).isEqualTo(200);
  }

  @Test
  void headTellsWhatGetWouldSend() throws Exception {
    HttpResponse<byte[]> head = send("HEAD", engine, BROWSER);
    HttpResponse<byte[]> get = get(engine, BROWSER);
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    for (String name : new String[] {"Content-Encoding", "Content-Type", "ETag", "Vary"}) {
      assertThat(header(head, name)).as(name).isEqualTo(header(get, name));
    }
  }

  @Test
  void aPartIsNeverCutFromACompressedFile() throws Exception {
    HttpResponse<byte[]> part = get(engine, BROWSER, "Range", "bytes=10-19");
    // The whole file is a correct answer to a range.
    assertThat(part.statusCode()).isEqualTo(200);
    assertThat(part.body()).isEqualTo(get(engine, BROWSER).body());
  }

  @Test
  void textsSayTheirCharacterSetAndNothingElseDoes() throws Exception {
    assertThat(header(get("", BROWSER), "Content-Type")).isEqualToIgnoringCase(PAGE);
    assertThat(header(get("favicon.svg", BROWSER), "Content-Type")).isEqualTo("image/svg+xml");
    assertThat(header(get("files.json", BROWSER), "Content-Type")).isEqualTo("application/json");
  }

  @Test
  void theCompressedFileIsNoFileOfItsOwn() throws Exception {
    assertThat(get(engine + ".br", "").statusCode()).isEqualTo(404);
  }
}
