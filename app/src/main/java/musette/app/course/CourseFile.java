package musette.app.course;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import musette.app.cli.CommandContext;
import musette.app.cli.UserError;
import musette.app.cli.UserFile;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;
import musette.kernel.RoadWish;
import musette.kernel.Roads;

/**
 * The text of a course and the game that reads it: the one that is named, on the command line or in
 * a first comment {@code # game: flamme-rouge}, or else the only one that finds nothing wrong.
 */
record CourseFile(Game<?, ?, ?> game, String text) {
  private static final int LONGEST = 100_000;
  private static final String HEADING = "# game: ";

  static CourseFile read(CommandContext context, Path file, Optional<String> named) {
    String text = UserFile.read(file);
    if (text.length() > LONGEST) {
      throw UserError.in(file, "file-huge", "size", text.length(), "max", LONGEST);
    }
    String id = named.orElseGet(() -> heading(text));
    if (!id.isEmpty()) {
      return new CourseFile(withRoads(context.game(id)), text);
    }
    var sound = new ArrayList<Game<?, ?, ?>>();
    for (Game<?, ?, ?> game : context.environment().games()) {
      if (game.roads() != Roads.NONE && game.roads().check(text).isSound()) {
        sound.add(game);
      }
    }
    if (sound.size() != 1) {
      throw UserError.in(file, "course-game");
    }
    return new CourseFile(context.game(sound.getFirst().about().id()), text);
  }

  private static Game<?, ?, ?> withRoads(Game<?, ?, ?> game) {
    if (game.roads() == Roads.NONE) {
      throw Refused.because("", "no-roads");
    }
    return game;
  }

  private static String heading(String text) {
    List<String> lines = text.lines().toList();
    String first = lines.isEmpty() ? "" : lines.getFirst();
    return first.startsWith(HEADING) ? first.substring(HEADING.length()).strip() : "";
  }

  static String heading(Game<?, ?, ?> game) {
    return HEADING + game.about().id();
  }

  static RoadWish.Legs legs(String name) {
    for (RoadWish.Legs legs : RoadWish.Legs.values()) {
      if (legs.name().toLowerCase(Locale.ROOT).equals(name)) {
        return legs;
      }
    }
    throw Refused.because("", "course-legs", "legs", name);
  }

  RoadCheck check() {
    return game.roads().check(text);
  }
}
