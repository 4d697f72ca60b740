package musette.app;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.UserError;
import musette.kernel.Refused;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the whole product without a server as a folder that any web server can serve. */
@Command(name = "site", mixinStandardHelpOptions = true)
final class SiteCommand implements Callable<Integer> {
  private static final String CLIENT = "/web/";
  private static final String ENGINE = "engine/";

  /** The ending of a file that is compressed with brotli. */
  private static final String PACKED = ".br";

  private static final String ROBOTS = "User-agent: *\nAllow: /\n";

  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "FOLDER")
  private Path folder = Path.of("");

  SiteCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    mustBeEmpty();
    try {
      long bytes = write();
      context.print(
          context.say("site.written", "folder", folder.toString(), "kilobytes", bytes / 1024));
      return ExitCode.GOOD;
    } catch (IOException e) {
      throw UserError.in(folder, "file-denied");
    }
  }

  /** What stands in the folder already would become a part of the site. */
  private void mustBeEmpty() {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw UserError.in(folder, "file-exists");
    }
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        if (files.findAny().isPresent()) {
          throw UserError.in(folder, "folder-not-empty");
        }
      } catch (IOException e) {
        throw UserError.in(folder, "file-denied");
      }
    }
  }

  private long write() throws IOException {
    long bytes = 0;
    for (String file : files()) {
      bytes += copy(file, file);
    }
    bytes += copy("site.html", "index.html");
    // Hosts that answer unknown paths with this page open the client there, too.
    bytes += copy("site.html", "404.html");
    Files.writeString(folder.resolve("robots.txt"), ROBOTS);
    // GitHub Pages would leave out files otherwise.
    Files.writeString(folder.resolve(".nojekyll"), "");
    return bytes;
  }

  /** The files of the client and of the engine, with their lists. */
  private static List<String> files() throws IOException {
    var files = new ArrayList<String>(List.of("files.json", "sw.js", ENGINE + "engine.json"));
    list("files.json").get("files").forEach(file -> files.add(file.get("path").asText()));
    list(ENGINE + "engine.json")
        .get("bytes")
        .fieldNames()
        .forEachRemaining(name -> files.add(ENGINE + name));
    return files;
  }

  private static JsonNode list(String file) throws IOException {
    try (InputStream in = open(file)) {
      return Json.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private long copy(String from, String to) throws IOException {
    Path target = folder.resolve(to);
    Files.createDirectories(target.toAbsolutePath().getParent());
    copyPacked(from, to);
    try (InputStream in = open(from)) {
      return Files.copy(in, target);
    }
  }

  /** For web servers that send compressed files which lie beside the plain ones. */
  private void copyPacked(String from, String to) throws IOException {
    try (InputStream in = SiteCommand.class.getResourceAsStream(CLIENT + from + PACKED)) {
      if (in != null) {
        Files.copy(in, folder.resolve(to + PACKED));
      }
    }
  }

  private static InputStream open(String file) {
    InputStream in = SiteCommand.class.getResourceAsStream(CLIENT + file);
    if (in == null) {
      // Built with -Dmusette.web.skip: there is no client to write.
      throw Refused.because("", "no-client");
    }
    return in;
  }
}
