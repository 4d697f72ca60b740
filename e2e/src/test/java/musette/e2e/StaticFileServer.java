package musette.e2e;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;

/** The client as a folder of plain files below a path, on a server that knows nothing of it. */
final class StaticFileServer implements AutoCloseable {
  private static final String PATH = "/some/where/";
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", "application/json",
          "wasm", "application/wasm",
          "svg", "image/svg+xml",
          "png", "image/png",
          "webmanifest", "application/manifest+json");

  /** The part of a name that changes with the content. */
  private static final Pattern HASH = Pattern.compile("-[\\w-]{8}\\.(?=(js|css|woff2|svg|png)\\b)");

  private final Map<String, byte[]> files = new ConcurrentHashMap<>();
  private final Map<String, byte[]> built;
  private final ExecutorService threads = Executors.newFixedThreadPool(4);
  private final HttpServer server;
  private volatile boolean cut;

  StaticFileServer() {
    read("files.json");
    read("sw.js");
    files.put("", resource("site.html"));
    JsonObject list = json("files.json");
    list.getAsJsonArray("files")
        .forEach(file -> read(file.getAsJsonObject().get("path").getAsString()));
    read("engine/engine.json");
    JsonObject engine = json("engine/engine.json");
    for (String part : new String[] {"wasm", "runtime", "script"}) {
      read("engine/" + engine.get(part).getAsString());
    }
    built = Map.copyOf(files);
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  String address() {
    return "http://localhost:" + server.getAddress().getPort() + PATH;
  }

  /** From now on nothing is answered any more, or all of it again. */
  void cut(boolean isCut) {
    cut = isCut;
  }

  /** The workers of the engine do this first. */
  void beforeWorker(String script) {
    String worker =
        files.keySet().stream()
            .filter(name -> name.matches("assets/worker-.*\\.js"))
            .findFirst()
            .orElseThrow();
    files.put(worker, (script + text(worker)).getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Puts another build in place, as a build tool would make it: all names with hashes are others,
   * the old files are gone, and every script that runs adds the name of its build to {@code
   * self.builds}.
   */
  void build(String name) {
    Map<String, byte[]> next = new HashMap<>();
    built.forEach(
        (path, content) -> {
          boolean text = path.isEmpty() || path.matches(".*\\.(js|css|json|html)");
          String renamed = HASH.matcher(path).replaceAll("$0" + name + ".");
          String mark =
              path.matches("assets/.*\\.js") ? "(self.builds ??= []).push('" + name + "');\n" : "";
          String changed =
              mark
                  + HASH.matcher(new String(content, StandardCharsets.UTF_8))
                      .replaceAll("$0" + name + ".");
          next.put(renamed, text ? changed.getBytes(StandardCharsets.UTF_8) : content);
        });
    files.putAll(next);
    files.keySet().retainAll(next.keySet());
    JsonObject list = json("files.json");
    for (JsonElement file : list.getAsJsonArray("files")) {
      String path = file.getAsJsonObject().get("path").getAsString();
      file.getAsJsonObject().addProperty("sha256", sha256(content(path)));
    }
    files.put("files.json", list.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Puts another version in place: the list names a changed file. */
  void deploy(String path, String added) {
    byte[] changed = (text(path) + added).getBytes(StandardCharsets.UTF_8);
    JsonObject list = json("files.json");
    list.getAsJsonArray("files")
        .forEach(
            file -> {
              JsonObject entry = file.getAsJsonObject();
              if (entry.get("path").getAsString().equals(path)) {
                entry.addProperty("sha256", sha256(changed));
              }
            });
    files.put(path, changed);
    files.put("files.json", list.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static String sha256(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private JsonObject json(String path) {
    return JsonParser.parseString(text(path)).getAsJsonObject();
  }

  private String text(String path) {
    return new String(content(path), StandardCharsets.UTF_8);
  }

  private byte[] content(String path) {
    byte[] content = files.get(path);
    if (content == null) {
      throw new IllegalArgumentException("no file " + path);
    }
    return content;
  }

  private void read(String path) {
    files.put(path, resource(path));
  }

  private static byte[] resource(String path) {
    try (InputStream in = StaticFileServer.class.getResourceAsStream("/web/" + path)) {
      if (in == null) {
        throw new IllegalStateException("the client has no file " + path);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      byte[] content =
          cut || !path.startsWith(PATH) ? null : files.get(path.substring(PATH.length()));
      if (content == null) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      String ending = path.endsWith("/") ? "html" : path.substring(path.lastIndexOf('.') + 1);
      exchange
          .getResponseHeaders()
          .add("Content-Type", TYPES.getOrDefault(ending, "application/octet-stream"));
      exchange.sendResponseHeaders(200, content.length);
      exchange.getResponseBody().write(content);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
