package musette.server.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import musette.kernel.Refusal;

/**
 * Serves the browser client from the class path; other paths get its index page, with a preview if
 * there is one.
 */
final class StaticAssets {
  private static final String FOLDER = "/web/";
  private static final String TITLE = "<title>Musette</title>";
  private static final Pattern SAFE =
      Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*");

  /** The build writes hashes into the names of what it bundles, and of the engine. */
  private static final Pattern HASHED =
      Pattern.compile("assets/.*-[A-Za-z0-9_-]{8,}\\.[a-z0-9]+|engine/.*\\.[0-9a-f]{10}\\.[a-z]+");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("woff", "font/woff"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("md", "text/markdown; charset=utf-8"));

  /** A file in memory, plain and compressed. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Asset(String type, String tag, String caching, byte[] plain, byte[] packed) {}

  private final Map<String, Optional<Asset>> known = new ConcurrentHashMap<>();
  private final LinkPreviews previews;

  StaticAssets(LinkPreviews previews) {
    this.previews = previews;
  }

  void serve(Context context) {
    String path = context.path().substring(1);
    Optional<Asset> asset = path.isEmpty() ? find("index.html") : find(path);
    if (asset.isEmpty() && isPage(path)) {
      asset = find("index.html");
      Optional<String> tags = asset.isEmpty() ? Optional.empty() : previews.tags(context);
      if (tags.isPresent()) {
        sendPage(context, asset.get(), tags.get());
        return;
      }
    }
    asset.ifPresentOrElse(found -> send(context, found), () -> missing(context));
  }

  /** The page with these tags in its head; they change with the table, so nothing is kept. */
  private static void sendPage(Context context, Asset index, String tags) {
    String page = new String(index.plain, StandardCharsets.UTF_8).replace(TITLE, tags);
    context.header("Cache-Control", "no-cache").contentType(index.type).result(page);
  }

  /** Whether a path is a page of the client; a name with an extension is a file. */
  private static boolean isPage(String path) {
    return SAFE.matcher(path.endsWith("/") ? path.substring(0, path.length() - 1) : path).matches()
        && !path.substring(path.lastIndexOf('/') + 1).contains(".");
  }

  private static void missing(Context context) {
    Problems.answer(context, Refusal.of("", "unknown-path"));
  }

  private static void send(Context context, Asset asset) {
    context.header("ETag", asset.tag).header("Cache-Control", asset.caching);
    context.header("Vary", "Accept-Encoding");
    if (RequestGuard.header(context.header("If-None-Match")).contains(asset.tag)) {
      context.status(304);
      return;
    }
    boolean packs =
        RequestGuard.header(context.header("Accept-Encoding")).stream()
            .anyMatch(e -> e.startsWith("gzip"));
    context.contentType(asset.type);
    if (packs && asset.packed.length < asset.plain.length) {
      context.header("Content-Encoding", "gzip").result(asset.packed);
    } else {
      context.result(asset.plain);
    }
  }

  /** Looks up only names that match the pattern, so no path leads outside the folder. */
  private Optional<Asset> find(String path) {
    if (path.length() > 200 || !SAFE.matcher(path).matches()) {
      return Optional.empty();
    }
    Optional<Asset> asset = known.get(path);
    if (asset == null) {
      asset = load(path);
      if (asset.isPresent()) {
        known.put(path, asset);
      }
    }
    return asset;
  }

  private static Optional<Asset> load(String path) {
    String ending = path.substring(path.lastIndexOf('.') + 1);
    String type = TYPES.get(ending);
    if (type == null) {
      return Optional.empty();
    }
    try (InputStream in = StaticAssets.class.getResourceAsStream(FOLDER + path)) {
      if (in == null) {
        return Optional.empty();
      }
      byte[] plain = in.readAllBytes();
      var sum = new CRC32();
      sum.update(plain);
      String tag = "\"" + HexFormat.of().toHexDigits((int) sum.getValue()) + plain.length + "\"";
      String caching =
          HASHED.matcher(path).matches() ? "public, max-age=31536000, immutable" : "no-cache";
      return Optional.of(new Asset(type, tag, caching, plain, packed(plain)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] packed(byte[] plain) throws IOException {
    var out = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(out)) {
      gzip.write(plain);
    }
    return out.toByteArray();
  }
}
