package musette.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import musette.games.Catalogue;
import musette.kernel.About;
import musette.kernel.Entry;
import musette.kernel.Game;
import musette.kernel.Refusal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.wire.TypeScript;

/** Writes the TypeScript types of the kernel and of every game into the folder it is given. */
public final class WriteTypes {
  private WriteTypes() {}

  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    Files.createDirectories(folder);
    write(
        folder.resolve("kernel.ts"),
        TypeScript.of(
            Map.of(
                "About",
                About.class,
                "Entry",
                Entry.class,
                "Refusal",
                Refusal.class,
                "Result",
                Result.class,
                "Seat",
                Seat.class,
                "Setup",
                Setup.class)));
    for (Game<?, ?, ?> game : Catalogue.games()) {
      Shapes shapes = game.shapes();
      write(
          folder.resolve(game.about().id() + ".ts"),
          TypeScript.of(
              Map.of(
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

  /** An unchanged file keeps its date, so that nothing is built again for it. */
  private static void write(Path file, String text) throws IOException {
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }
}
