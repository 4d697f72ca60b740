package musette.games.flammerouge.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.games.flammerouge.course.StageText.Letter;
import musette.kernel.AsciiLetters;
import musette.kernel.Refusal;
import musette.kernel.RoadLine;
import musette.kernel.RoadProblem;

/** Reads the text of a stage and finds everything that is wrong with it (FR-02, FR-Q9). */
final class StageCheck {
  static final int LONGEST_TITLE = 60;
  private static final String RULE = "FR-02";

  private final Map<Character, Tile> box;
  private final StageText text;
  private final List<Tile> tiles = new ArrayList<>();
  private final List<StageRoad.Laid> laid = new ArrayList<>();
  private final List<StageRoad.Overlap> overlaps = new ArrayList<>();
  private final List<RoadProblem> problems = new ArrayList<>();

  StageCheck(Map<Character, Tile> box, String text) {
    this.box = box;
    this.text = StageText.of(text);
    checkHeadings();
    var laying = new Laying();
    for (int i = 0; i < this.text.letters().size(); i++) {
      Letter letter = this.text.letters().get(i);
      Tile tile = tile(letter);
      if (tile == null) {
        add(letter, i, refusal("stage-unknown-tile", letter.text(), i + 1));
      } else {
        lay(laying, tile, letter);
        checkPlace(tile, letter, i);
      }
    }
    if (this.text.letters().isEmpty()) {
      problems.add(new RoadProblem(1, 1, 0, "", Refusal.of(RULE, "stage-empty"), cures(0, "", "")));
    }
  }

  /** In riding order, with the unknown ones left out. */
  List<Tile> tiles() {
    return List.copyOf(tiles);
  }

  String title() {
    return text.title();
  }

  StageRoad road() {
    return new StageRoad(laid, overlaps);
  }

  List<RoadProblem> problems() {
    return List.copyOf(problems);
  }

  private @org.jspecify.annotations.Nullable Tile tile(Letter letter) {
    return letter.text().length() == 1 ? box.get(letter.text().charAt(0)) : null;
  }

  private void checkHeadings() {
    for (RoadLine heading : text.headings()) {
      String before = heading.text().substring(0, heading.text().indexOf(':')).strip();
      boolean named = before.equals("stage") && heading == text.headings().getFirst();
      if (!named || text.title().isEmpty() || text.title().length() > LONGEST_TITLE) {
        String reason = named ? "stage-title" : "stage-heading";
        Refusal refusal = Refusal.of(RULE, reason, "found", heading.text(), "most", LONGEST_TITLE);
        problems.add(
            new RoadProblem(
                heading.line(), heading.column(), heading.text().length(), "", refusal, List.of()));
      }
    }
  }

  private void lay(Laying laying, Tile tile, Letter letter) {
    Laying.Place at = laying.next();
    tiles.add(tile);
    laid.add(
        new StageRoad.Laid(
            tile.name(),
            tile.turn(),
            tile.squares(),
            Laying.rounded(at.x()),
            Laying.rounded(at.y()),
            at.heading(),
            letter.line(),
            letter.column()));
    laying.lay(tile);
    overlaps.addAll(laying.overlaps());
  }

  private void checkPlace(Tile tile, Letter letter, int i) {
    String name = tile.name();
    boolean last = i == text.letters().size() - 1;
    if (isUsedBefore(name, i)) {
      add(letter, i, refusal("stage-tile-twice", AsciiLetters.lower(name), i + 1));
    } else if (tile.isStart() != (i == 0)) {
      add(letter, i, refusal("stage-start", name, i + 1));
    } else if (tile.isFinish() != last) {
      add(letter, i, refusal("stage-finish", name, i + 1));
    } else if (!overlaps.isEmpty() && overlaps.getLast().tile() == laid.size()) {
      String under = laid.get(overlaps.getLast().under() - 1).name();
      add(
          letter,
          i,
          Refusal.of("FR-Q9", "stage-overlap", "tile", name, "other", under, "at", i + 1));
    }
  }

  private boolean isUsedBefore(String name, int i) {
    for (Letter before : text.letters().subList(0, i)) {
      if (AsciiLetters.lower(before.text()).equals(AsciiLetters.lower(name))) {
        return true;
      }
    }
    return false;
  }

  private static Refusal refusal(String reason, String tile, int at) {
    return Refusal.of(RULE, reason, "tile", tile, "at", at);
  }

  private void add(Letter letter, int i, Refusal refusal) {
    problems.add(
        new RoadProblem(
            letter.line(),
            letter.column(),
            letter.text().length(),
            String.valueOf(i + 1),
            refusal,
            cures(i, letter.text(), refusal.reason())));
  }

  private List<musette.kernel.RoadCure> cures(int i, String letter, String reason) {
    return problems.size() < 3 ? new StageCures(box, text).of(i, letter, reason) : List.of();
  }
}
