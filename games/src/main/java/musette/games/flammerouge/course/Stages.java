package musette.games.flammerouge.course;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Refused;
import musette.kernel.RoadProblem;

/** The tiles and stages of the box, read from stages.txt, and stages of one's own. */
public final class Stages {
  /** The six stages, the first one being that of the first game (FR-08). */
  public static final List<String> IDS =
      List.of(
          "avenue-corso-paseo",
          "firenze-milano",
          "la-classicissima",
          "la-haute-montagne",
          "le-col-du-ballon",
          "ronde-van-wevelgem");

  /** Read and laid when a stage is wanted; to know what there is, the ids are enough. */
  private static final class Box {
    private static final Stages CONTENT = read();
  }

  private final Map<Character, Tile> tiles = new LinkedHashMap<>();
  private final Map<String, Map<RunOut, Track>> stages = new LinkedHashMap<>();

  private Stages() {}

  public static Track track(String id, RunOut runOut) {
    Map<RunOut, Track> tracks = Box.CONTENT.stages.get(id);
    if (tracks == null) {
      throw new IllegalArgumentException("no stage " + id);
    }
    return java.util.Objects.requireNonNull(tracks.get(runOut));
  }

  /** A stage from its text; refuses what cannot be laid (FR-02, FR-Q9). */
  public static Track own(String text, RunOut runOut) {
    return Box.CONTENT.lay(text, runOut);
  }

  public static Map<Character, Tile> tiles() {
    return Collections.unmodifiableMap(Box.CONTENT.tiles);
  }

  private Track lay(String text, RunOut runOut) {
    var check = new StageCheck(tiles, text);
    for (RoadProblem problem : check.problems()) {
      throw problem.refusal().asException();
    }
    var names = new StringBuilder();
    check.tiles().forEach(tile -> names.append(tile.name()));
    return new Track(names.toString(), check.tiles(), runOut);
  }

  private static Stages read() {
    try (InputStream in = Stages.class.getResourceAsStream("stages.txt")) {
      if (in == null) {
        throw new IllegalStateException("stages.txt is missing");
      }
      Stages stages = parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      if (!List.copyOf(stages.stages.keySet()).equals(IDS)) {
        throw new IllegalStateException("stages.txt has other stages: " + stages.stages.keySet());
      }
      return stages;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Names the line of what it cannot read. */
  public static Stages parse(String text) {
    var stages = new Stages();
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      if (!lines[i].strip().isEmpty() && !lines[i].startsWith("#")) {
        try {
          stages.line(lines[i].strip().split(" +"));
        } catch (IllegalArgumentException | Refused e) {
          throw new IllegalStateException("stages.txt line " + (i + 1) + ": " + e.getMessage(), e);
        }
      }
    }
    return stages;
  }

  private void line(String[] words) {
    if (words[0].equals("tile") && words.length == 4 && words[1].length() == 1) {
      var squares = new ArrayList<Terrain>();
      words[3].chars().forEach(letter -> squares.add(terrain((char) letter)));
      if (tiles.put(words[1].charAt(0), new Tile(words[1], turn(words[2]), squares)) != null) {
        throw new IllegalArgumentException("the tile stands twice");
      }
    } else if (words[0].equals("stage") && words.length == 3) {
      var tracks = new LinkedHashMap<RunOut, Track>();
      for (RunOut runOut : RunOut.values()) {
        tracks.put(runOut, lay(words[2], runOut));
      }
      if (stages.put(words[1], tracks) != null) {
        throw new IllegalArgumentException("the stage stands twice");
      }
    } else {
      throw new IllegalArgumentException("neither a tile nor a stage");
    }
  }

  private static int turn(String text) {
    return switch (text) {
      case "-" -> 0;
      case "L45" -> -45;
      case "L90" -> -90;
      case "R45" -> 45;
      case "R90" -> 90;
      default -> throw new IllegalArgumentException("no turn: " + text);
    };
  }

  private static Terrain terrain(char letter) {
    for (Terrain terrain : Terrain.values()) {
      if (terrain.letter() == letter) {
        return terrain;
      }
    }
    throw new IllegalArgumentException("no terrain: " + letter);
  }
}
