package musette.games.tourdefrance.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import musette.kernel.GameRoads;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLimits;
import musette.kernel.RoadLine;
import musette.kernel.RoadProblem;
import musette.kernel.Roads;

/** Boards that people draw themselves. */
public final class BoardRoads {
  /** Squares of a lap, and side roads. */
  private static final RoadLimits LIMITS = new RoadLimits(30, 60, 36, 0, 3, 2);

  private static final int MOST_PROBLEMS = 20;

  private BoardRoads() {}

  /** Boards for the option with this id. */
  public static Roads of(String option) {
    return new GameRoads(
        option, BoardRoad.class, LIMITS, BoardRoads::check, BoardMaker::make, BoardRoads::shipped);
  }

  private static RoadCheck check(String text) {
    var found = new ArrayList<Refused>();
    BoardFile file = BoardFile.own(text, found);
    found.addAll(BoardCheck.problems(file));
    List<RoadProblem> problems =
        found.stream().limit(MOST_PROBLEMS).map(refused -> located(refused.refusal())).toList();
    return new RoadCheck(
        RoadLine.oneLine(text),
        file.title(),
        facts(file.squares()),
        new BoardRoad(file.id(), file.title(), file.squares()),
        problems,
        problems.isEmpty() ? notices(file) : List.of());
  }

  private static RoadProblem located(Refusal refusal) {
    Map<String, Object> about = refusal.about();
    String what = String.valueOf(about.get("what"));
    return new RoadProblem(
        number(about, "line"),
        number(about, "column"),
        what.length(),
        String.valueOf(about.get("square")),
        refusal,
        List.of());
  }

  private static int number(Map<String, Object> about, String name) {
    return about.get(name) instanceof Integer number ? number : 1;
  }

  private static Map<String, Integer> facts(List<Square> squares) {
    var facts = new LinkedHashMap<String, Integer>();
    facts.put("squares", squares.size());
    facts.put("lap", (int) squares.stream().filter(Square::isOnMainTrack).count());
    facts.put("dots", (int) squares.stream().filter(s -> s.has(Square.Mark.DOT)).count());
    facts.put("stages", (int) squares.stream().filter(s -> s.kind() == Kind.STAGE).count());
    facts.put("branches", branches(squares));
    return facts;
  }

  private static int branches(List<Square> squares) {
    int branches = 0;
    for (Square square : squares) {
      branches += square.exits().size() - 1 + (square.medic().isEmpty() ? 0 : 1);
    }
    return branches;
  }

  /** TF-DATA-08: rules that never come up here. */
  private static List<RoadProblem> notices(BoardFile file) {
    Set<Kind> missing = new TreeSet<>(List.of(Kind.values()));
    file.squares().forEach(square -> missing.remove(square.kind()));
    if (missing.isEmpty()) {
      return List.of();
    }
    Refusal refusal = Refusal.of("TF-DATA-08", "kinds-missing", "count", missing.size());
    return List.of(new RoadProblem(1, 1, 0, "", refusal, List.of()));
  }

  private static Optional<String> shipped(String course) {
    return Board.all().stream()
        .filter(board -> board.id().equals(course))
        .findFirst()
        .map(board -> BoardText.print(course, board.title(), board.squares()));
  }
}
