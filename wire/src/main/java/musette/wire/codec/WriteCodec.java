package musette.wire.codec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import musette.kernel.About;
import musette.kernel.Game;
import musette.kernel.RoadWish;
import musette.kernel.Shapes;
import musette.wire.competition.CompetitionHttp;
import musette.wire.competition.CompetitionInfo;
import musette.wire.competition.LoggedCompetition;
import musette.wire.table.Change;
import musette.wire.table.Courses;
import musette.wire.table.Http;
import musette.wire.table.LoggedChange;
import musette.wire.table.Person;
import musette.wire.table.TableInfo;
import musette.wire.table.ToClient;
import musette.wire.table.ToServer;

/**
 * Writes the printers, comparers and readers of the protocol and of all games into the folder it is
 * given. The second argument names the class whose method {@code games} lists the games.
 */
public final class WriteCodec {
  private static final String HOME = "musette.table.json";

  private WriteCodec() {}

  public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
    Path folder = Path.of(arguments[0]).resolve(HOME.replace('.', '/'));
    List<?> games =
        (List<?>)
            Class.forName(arguments[1], true, Thread.currentThread().getContextClassLoader())
                .getMethod("games")
                .invoke(null);
    var shown = new ArrayList<Class<?>>();
    List<Class<?>> read = new ArrayList<>();
    var compared = new ArrayList<Class<?>>(List.of(ToClient.State.class));
    var positions = new TreeMap<String, Class<?>>();
    for (Object listed : games) {
      Game<?, ?, ?> game = (Game<?, ?, ?>) listed;
      Shapes shapes = game.shapes();
      positions.put(game.about().id(), shapes.position());
      shown.addAll(
          List.of(
              shapes.view(), shapes.event(), shapes.remark(), shapes.action(), shapes.position()));
      shown.add(game.roads().shape());
      compared.addAll(List.of(shapes.view(), shapes.remark(), shapes.action()));
      read.add(shapes.position());
    }
    shown.addAll(
        List.of(About.class, ToClient.class, TableInfo.class, Change.class, LoggedChange.class));
    read.addAll(List.of(ToServer.class, LoggedChange.class, Person.class, RoadWish.class));
    shown.addAll(
        List.of(Courses.Gallery.class, Courses.MyCourses.class, Courses.CourseReport.class));
    for (Class<?> body : Http.class.getDeclaredClasses()) {
      (isSent(body) ? read : shown).add(body);
    }
    shown.addAll(List.of(CompetitionInfo.class, LoggedCompetition.class));
    read.add(LoggedCompetition.class);
    for (Class<?> body : CompetitionHttp.class.getDeclaredClasses()) {
      (isSent(body) ? read : shown).add(body);
    }
    Files.createDirectories(folder);
    write(
        folder.resolve("Printers.java"),
        "Prints records as JSON",
        "final class Printers",
        new PrinterSource(new RecordTypes(shown)).members());
    write(
        folder.resolve("Comparers.java"),
        "Compares records field by field",
        "final class Comparers",
        new ComparerSource(new RecordTypes(compared)).members());
    write(
        folder.resolve("Readers.java"),
        "Reads records from parsed JSON",
        "public final class Readers",
        new ReaderSource(new RecordTypes(read)).members(positions));
  }

  /** Whether this is the body of a request. */
  private static boolean isSent(Class<?> body) {
    return Arrays.asList(
            Http.NewTable.class,
            Http.NewSeat.class,
            Http.RoadText.class,
            Http.SeatWish.class,
            Http.Word.class,
            Http.Rematch.class,
            Http.Name.class,
            Http.Adopted.class,
            Http.SeatOrder.class,
            CompetitionHttp.NewCompetition.class)
        .contains(body);
  }

  /** An unchanged file keeps its date, so that nothing is built again for it. */
  private static void write(Path file, String does, String type, String members)
      throws IOException {
    String text =
        """
        package %s;

        /** %s. Made from the records by the build. */
        @SuppressWarnings("all")
        %s {
          private %s() {}
        %s}
        """
            .formatted(HOME, does, type, type.substring(type.lastIndexOf(' ') + 1), members);
    if (!Files.exists(file) || !Files.readString(file).equals(text)) {
      Files.writeString(file, text);
    }
  }
}
