package musette.lab.puzzles;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import musette.kernel.Refused;
import musette.wire.Json;

/** The text of a file of puzzles: a JSON list with one puzzle in each line. */
public final class PuzzleFile {
  private PuzzleFile() {}

  public static String print(List<Puzzle> puzzles) {
    return "[\n" + String.join(",\n", puzzles.stream().map(Json::write).toList()) + "\n]\n";
  }

  /**
   * Reads puzzles.
   *
   * @throws Refused if this is not a list of puzzles
   */
  public static List<Puzzle> parse(String text) {
    JsonNode root = Json.parse(text);
    if (!root.isArray()) {
      throw Refused.because("", "puzzles-form");
    }
    var puzzles = new ArrayList<Puzzle>();
    root.forEach(node -> puzzles.add(Json.convert(node, Puzzle.class)));
    return puzzles;
  }
}
