package musette.games.flammerouge.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.games.flammerouge.course.StageText.Letter;
import musette.kernel.AsciiLetters;
import musette.kernel.RoadCure;

/** What would mend a stage. */
final class StageCures {
  private static final int MOST = 2;

  private final Map<Character, Tile> box;
  private final StageText text;
  private final String letters;

  StageCures(Map<Character, Tile> box, StageText text) {
    this.box = box;
    this.text = text;
    this.letters = String.join("", text.letters().stream().map(Letter::text).toList());
  }

  /**
   * The cures of a problem.
   *
   * @param i the number of the letter, from 0
   */
  List<RoadCure> of(int i, String letter, String reason) {
    return switch (reason) {
      case "stage-overlap" -> turns(i);
      case "stage-start" -> i == 0 ? List.of(with("start", 'a', 0)) : List.of(without(i, letter));
      case "stage-finish" -> finish(i, letter);
      case "" -> List.of(cure("begin", "", "au"));
      default -> List.of(without(i, letter));
    };
  }

  private List<RoadCure> finish(int i, String letter) {
    boolean last = i == text.letters().size() - 1;
    return last
        ? List.of(with("finish", 'u', letters.length()))
        : List.of(without(i, letter), cure("move-finish", letter, without(i) + letter));
  }

  /** A tile of the box goes to this place, wherever it lay before. */
  private RoadCure with(String name, char tile, int at) {
    char other = AsciiLetters.upper(tile);
    char used = letters.indexOf(other) >= 0 ? other : tile;
    String rest = letters.replace(String.valueOf(used), "");
    int place = Math.min(at, rest.length());
    return cure(
        name, String.valueOf(used), rest.substring(0, place) + used + rest.substring(place));
  }

  private RoadCure without(int i, String letter) {
    return cure("take-off", letter, without(i));
  }

  private String without(int i) {
    var rest = new StringBuilder();
    for (int k = 0; k < text.letters().size(); k++) {
      rest.append(k == i ? "" : text.letters().get(k).text());
    }
    return rest.toString();
  }

  /** Turns over or takes off one tile, the nearest one that makes the whole stage fit. */
  private List<RoadCure> turns(int i) {
    var cures = new ArrayList<RoadCure>();
    for (int k = Math.min(i, letters.length() - 1); k > 0 && cures.isEmpty(); k--) {
      char turned = flipped(letters.charAt(k));
      String road = letters.substring(0, k) + turned + letters.substring(k + 1);
      if (fits(road)) {
        cures.add(cure("flip", String.valueOf(letters.charAt(k)), road));
      }
    }
    for (int k = Math.min(i, letters.length() - 2); k > 0 && cures.size() < MOST; k--) {
      String road = letters.substring(0, k) + letters.substring(k + 1);
      if (fits(road)) {
        cures.add(cure("take-off", String.valueOf(letters.charAt(k)), road));
        break;
      }
    }
    return cures;
  }

  private static char flipped(char letter) {
    return AsciiLetters.isLower(letter) ? AsciiLetters.upper(letter) : AsciiLetters.lower(letter);
  }

  private boolean fits(String road) {
    var laying = new Laying();
    for (int i = 0; i < road.length(); i++) {
      Tile tile = box.get(road.charAt(i));
      if (tile == null) {
        return false;
      }
      laying.lay(tile);
      if (!laying.overlaps().isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private RoadCure cure(String name, String tile, String road) {
    var about = Map.<String, Object>of("tile", tile, "other", other(tile));
    return new RoadCure(name, about, StageText.print(text.title(), road));
  }

  private static String other(String tile) {
    String lower = AsciiLetters.lower(tile);
    return tile.equals(lower) ? AsciiLetters.upper(tile) : lower;
  }
}
