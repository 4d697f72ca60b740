package musette.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import musette.page.Engine;
import org.jspecify.annotations.Nullable;

/**
 * The engine in a worker of a real browser, from a server that has nothing but files and allows no
 * code made from text.
 */
final class PageEngine implements AutoCloseable {
  private static final String POLICY =
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'";

  private static final String WASM = "musette-engine.wasm";

  /** In this folder, the WebAssembly has an unknown section. */
  private static final String OLD = "/old/";

  private static final byte[] UNKNOWN_WASM = {0, 'a', 's', 'm', 1, 0, 0, 0, 99, 0};
  private static final byte[] PAGE =
      "<!doctype html><link rel=icon href=data:>".getBytes(StandardCharsets.UTF_8);

  /** A worker that answers in order; the answers wait until somebody collects them. */
  private static final String OPEN =
      """
      (kind) => {
        const worker = new Worker(`engine-worker.js?kind=${kind}`, { type: 'module' });
        const waiting = [];
        worker.onmessage = ({ data }) => waiting.shift()(data);
        let failure = '';
        worker.onerror = (event) => {
          failure = `failed ${event.message}`;
          waiting.splice(0).forEach((done) => done(failure));
        };
        window.ask = (call) =>
          new Promise((done) => {
            if (failure) return done(failure);
            waiting.push(done);
            worker.postMessage(call);
          });
      }
      """;

  private final HttpServer server;
  private final Playwright playwright;
  private final Browser browser;
  private final Page page;

  /** A function of {@link Engine} with its arguments. */
  record Call(String name, List<Object> arguments) {
    static Call play(String game, String options, String bots, String seed, int undo) {
      return new Call("play", List.of(game, options, bots, seed, undo));
    }

    static Call replay(String record) {
      return new Call("replay", List.of(record));
    }

    /** The views of a record, in JSON. */
    static Call views(String record) {
      return new Call("views", List.of(record));
    }

    static Call scenario(String text) {
      return new Call("scenario", List.of(text));
    }

    static Call signature(String game, String setups, int games) {
      return new Call("signature", List.of(game, setups, games));
    }

    static Call bench(String game, String work, double seconds) {
      return new Call("bench", List.of(game, work, seconds));
    }

    /** What the same engine answers here. */
    String here() {
      return switch (name) {
        case "play" -> Engine.play(text(0), text(1), text(2), text(3), (Integer) arguments.get(4));
        case "replay" -> Engine.replay(text(0));
        case "views" -> Engine.views(text(0));
        case "scenario" -> Engine.scenario(text(0));
        case "signature" -> Engine.signature(text(0), text(1), (Integer) arguments.get(2));
        case "bench" -> Engine.bench(text(0), text(1), (Double) arguments.get(2));
        default -> throw new IllegalArgumentException(name);
      };
    }

    private String text(int index) {
      return (String) arguments.get(index);
    }

    private Object[] message() {
      Object[] message = new Object[arguments.size() + 1];
      message[0] = name;
      Arrays.setAll(message, i -> i == 0 ? name : arguments.get(i - 1));
      return message;
    }
  }

  private PageEngine(HttpServer server, Playwright playwright, Browser browser, Page page) {
    this.server = server;
    this.playwright = playwright;
    this.browser = browser;
    this.page = page;
  }

  /** Opens the engine as {@code wasm} or as {@code js}. */
  static PageEngine open(String kind) {
    return open("/", kind);
  }

  /** Opens what works in a browser that cannot compile the WebAssembly. */
  static PageEngine openInOldBrowser() {
    return open(OLD, "");
  }

  private static PageEngine open(String folder, String kind) {
    try {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext("/", PageEngine::answer);
      server.start();
      Playwright playwright =
          Playwright.create(
              new Playwright.CreateOptions()
                  .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
      Browser browser =
          playwright
              .chromium()
              .launch(
                  new LaunchOptions()
                      .setExecutablePath(TestSite.chromium())
                      .setArgs(List.of("--no-sandbox", "--disable-gpu")));
      Page page = browser.newPage();
      page.navigate("http://localhost:" + server.getAddress().getPort() + folder);
      page.evaluate(OPEN, kind);
      return new PageEngine(server, playwright, browser, page);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    String name = path.substring(path.lastIndexOf('/') + 1);
    String resource = name.startsWith("engine-") ? "/musette/e2e/" + name : served(name);
    try (exchange;
        InputStream file = PageEngine.class.getResourceAsStream(resource)) {
      var headers = exchange.getResponseHeaders();
      headers.set("Content-Security-Policy", POLICY);
      headers.set("Content-Type", type(name));
      byte[] bytes = path.equals(OLD + WASM) ? UNKNOWN_WASM : name.isEmpty() ? PAGE : all(file);
      exchange.sendResponseHeaders(bytes.length == 0 ? 404 : 200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  /** The file of the engine whose name has a hash in it. */
  static String served(String name) throws IOException {
    try (InputStream list = PageEngine.class.getResourceAsStream("/web/engine/engine.json")) {
      int dot = name.lastIndexOf('.');
      if (dot > 0) {
        var text = new String(all(list), StandardCharsets.UTF_8);
        Matcher found =
            Pattern.compile(
                    Pattern.quote(name.substring(0, dot))
                        + "\\.[0-9a-f]{10}"
                        + Pattern.quote(name.substring(dot)))
                .matcher(text);
        return "/web/engine/" + (found.find() ? found.group() : name);
      }
    }
    return "/web/engine/" + name;
  }

  private static byte[] all(@Nullable InputStream file) throws IOException {
    return file == null ? new byte[0] : file.readAllBytes();
  }

  private static String type(String name) {
    return name.endsWith(".wasm")
        ? "application/wasm"
        : name.endsWith(".js") ? "text/javascript" : "text/html";
  }

  /** Begins to work on these calls; {@link #answers} waits for it. */
  void ask(List<Call> calls) {
    page.evaluate(
        "(calls) => { window.answers = Promise.all(calls.map(window.ask)); }",
        calls.stream().map(Call::message).toArray());
  }

  @SuppressWarnings("unchecked") // An array of texts, as the worker sends them.
  List<String> answers() {
    return (List<String>) page.evaluate("() => window.answers");
  }

  /** Asks and waits. */
  String answer(Call call) {
    ask(List.of(call));
    return answers().getFirst();
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
    server.stop(0);
  }
}
