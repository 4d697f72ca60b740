package musette.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import musette.games.Catalogue;
import musette.kernel.About;
import musette.kernel.Game;
import musette.kernel.Refusal;
import musette.kernel.RoadWish;
import musette.kernel.Seat;
import musette.kernel.Shapes;
import musette.wire.TypeScript;
import musette.wire.competition.CompetitionHttp;
import musette.wire.competition.CompetitionInfo;
import musette.wire.table.Account;
import musette.wire.table.Admin;
import musette.wire.table.Courses;
import musette.wire.table.Http;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;

/**
 * Writes the TypeScript types of the kernel, the protocol and every game into the folder it is
 * given.
 */
public final class WriteTypes {
  private WriteTypes() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    Files.createDirectories(folder);
    write(
        folder.resolve("kernel.ts"),
        TypeScript.of(Map.of("About", About.class, "Refusal", Refusal.class, "Seat", Seat.class)));
    String version = "\nexport const PROTOCOL = " + ToClient.PROTOCOL + ";\n";
    write(folder.resolve("protocol.ts"), TypeScript.of(protocol()) + version);
    write(folder.resolve("competition.ts"), TypeScript.of(competition()));
    for (Game<?, ?, ?> game : Catalogue.games()) {
      Shapes shapes = game.shapes();
      write(
          folder.resolve(game.about().id() + ".ts"),
          TypeScript.of(
              Map.of(
                  "Road",
                  game.roads().shape(),
                  "View",
                  shapes.view(),
                  "Action",
                  shapes.action(),
                  "Event",
                  shapes.event(),
                  "Remark",
                  shapes.remark())));
    }
  }

  private static Map<String, Class<?>> protocol() {
    Map<String, Class<?>> roots = new TreeMap<>();
    roots.put("ToClient", ToClient.class);
    roots.put("ToServer", ToServer.class);
    roots.put("RoadWish", RoadWish.class);
    Stream.of(Http.class, Courses.class, Account.class, Admin.class)
        .flatMap(bodies -> Arrays.stream(bodies.getDeclaredClasses()))
        .filter(Class::isRecord)
        .forEach(body -> roots.put(body.getSimpleName(), body));
    return roots;
  }

  private static Map<String, Class<?>> competition() {
    Map<String, Class<?>> roots = new TreeMap<>();
    roots.put("CompetitionInfo", CompetitionInfo.class);
    Arrays.stream(CompetitionHttp.class.getDeclaredClasses())
        .forEach(body -> roots.put(body.getSimpleName(), body));
    return roots;
  }

  /** An unchanged file keeps its date, so that nothing is built again for it. */
  private static void write(Path file, String text) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }
}
