package musette.server.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import musette.kernel.Refusal;
import org.jspecify.annotations.Nullable;

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

  private static final Pattern REFUSED = Pattern.compile(";\\s*q\\s*=\\s*0(\\.0*)?\\s*$");

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

  /** A file in memory, in all its encodings: the smallest first, the plain one last. */
  private record Asset(String type, String caching, List<Encoded> ways) {
    byte[] plain() {
      return ways.getLast().bytes;
    }
  }

  /** Each encoding has a tag of its own, so that no cache takes one for another. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  private record Encoded(String encoding, String tag, byte[] bytes) {}

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
    String page = new String(index.plain(), StandardCharsets.UTF_8).replace(TITLE, tags);
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
    Encoded way = chosen(asset, context.header("Accept-Encoding"));
    context.header("ETag", way.tag).header("Cache-Control", asset.caching);
    context.header("Vary", "Accept-Encoding");
    if (RequestGuard.header(context.header("If-None-Match")).contains(way.tag)) {
      context.status(304);
      return;
    }
    if (!way.encoding.isEmpty()) {
      context.header("Content-Encoding", way.encoding);
    }
    // A browser compiles WebAssembly while it loads only if its type has no character set.
    context.res().setCharacterEncoding(null);
    context.contentType(asset.type).result(way.bytes);
  }

  /** The smallest that the browser takes; a quality of 0 refuses an encoding. */
  private static Encoded chosen(Asset asset, @Nullable String accepted) {
    Set<String> taken =
        RequestGuard.header(accepted).stream()
            .filter(one -> !REFUSED.matcher(one).find())
            .map(one -> one.split(";", 2)[0].strip())
            .collect(Collectors.toSet());
    return asset.ways.stream()
        .filter(way -> way.encoding.isEmpty() || taken.contains(way.encoding))
        .findFirst()
        .orElseThrow();
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
      String caching =
          HASHED.matcher(path).matches() ? "public, max-age=31536000, immutable" : "no-cache";
      return Optional.of(new Asset(type, caching, ways(path, in.readAllBytes())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Brotli takes long, so the build does it; gzip is made here. */
  private static List<Encoded> ways(String path, byte[] plain) throws IOException {
    var sum = new CRC32();
    sum.update(plain);
    String tag = HexFormat.of().toHexDigits((int) sum.getValue()) + plain.length;
    var ways = new ArrayList<Encoded>();
    try (InputStream in = StaticAssets.class.getResourceAsStream(FOLDER + path + ".br")) {
      if (in != null) {
        ways.add(new Encoded("br", "\"" + tag + "-br\"", in.readAllBytes()));
      }
    }
    ways.add(new Encoded("gzip", "\"" + tag + "-gzip\"", packed(plain)));
    ways.removeIf(way -> way.bytes.length >= plain.length);
    ways.add(new Encoded("", "\"" + tag + "\"", plain));
    return List.copyOf(ways);
  }

  private static byte[] packed(byte[] plain) throws IOException {
    var out = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(out)) {
      gzip.write(plain);
    }
    return out.toByteArray();
  }
}
