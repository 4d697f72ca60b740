package musette.games.tourdefrance.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import musette.kernel.Refused;

/** That a board is one on which every rule works (TF-DATA-01 to 07 and 09). */
final class BoardCheck {
  /** Stages, cameras, mends and dotted lines that the state can keep track of. */
  static final int MAX_MARKED = 16;

  /** Squares that the state can tell apart. */
  static final int MAX_SQUARES = 128;

  /** Ways to combine the exits of all forks that the state can remember for a rider. */
  static final int MAX_WAYS = 16;

  /** The fewest squares of a lap by its shortest way: no throw leads round it (TF-DATA-09). */
  static final int MIN_LAP = 12;

  private static final Set<Kind> ON_ALL_WAYS =
      Set.of(Kind.STAGE, Kind.CAMERA, Kind.MEND, Kind.GRP, Kind.RAIDE, Kind.MAX2);

  private final BoardFile board;
  private final Map<String, Square> byId = new HashMap<>();
  private final List<Refused> problems = new ArrayList<>();

  private BoardCheck(BoardFile board) {
    this.board = board;
  }

  /** Refuses, with file, line and reason, a board that breaks a rule of the data. */
  static void check(BoardFile board) {
    List<Refused> problems = problems(board);
    if (!problems.isEmpty()) {
      throw problems.getFirst();
    }
  }

  /** All that is to be mended. Later checks wait until the squares and their exits are right. */
  static List<Refused> problems(BoardFile board) {
    var check = new BoardCheck(board);
    check.attempt(check::squaresAreTold);
    check.attempt(check::start);
    if (check.problems.isEmpty()) {
      check.each(check::exitsRise);
    }
    if (check.problems.isEmpty()) {
      Square start = check.start();
      check.each(check::isAllowed);
      check.each(check::groupLiesAhead);
      check.each(square -> check.isOnTheWay(start, square));
      check.each(check::branchesJoin);
      check.each(square -> check.liesOnAllWays(start, square));
      check.attempt(() -> check.lapIsLongEnough(start));
    }
    return List.copyOf(check.problems);
  }

  private void each(Consumer<Square> check) {
    board.squares().forEach(square -> attempt(() -> check.accept(square)));
  }

  private void attempt(Runnable check) {
    try {
      check.run();
    } catch (Refused problem) {
      problems.add(problem);
    }
  }

  private void squaresAreTold() {
    var points = new HashMap<String, Square>();
    int marked = 0;
    int ways = 1;
    for (Square square : board.squares()) {
      require(byId.put(square.id(), square) == null, square, "twice", square.id());
      Square there = points.put(square.x() + "," + square.y(), square);
      require(there == null, square, "same_point", there == null ? "" : there.id());
      require("MKCTR".indexOf(square.way()) >= 0, square, "way", square.id());
      marked += square.kind().isMarked() ? 1 : 0;
      marked += square.dotted().isEmpty() ? 0 : 1;
      require(marked <= MAX_MARKED, square, "too_many_marked", "" + MAX_MARKED);
      ways *= square.exits().size();
      require(ways <= MAX_WAYS, square, "too_many_forks", "" + MAX_WAYS);
      require(byId.size() <= MAX_SQUARES, square, "too_many_squares", "" + MAX_SQUARES);
    }
  }

  private Square start() {
    List<Square> starts =
        board.squares().stream().filter(square -> square.kind() == Kind.START).toList();
    if (starts.isEmpty()) {
      throw BoardFile.problem(board.file(), board.first(), "no_start", "");
    }
    require(starts.size() == 1, starts.getLast(), "two_starts", starts.getFirst().id());
    require(starts.getFirst().km() == 0, starts.getFirst(), "start_km", "");
    return starts.getFirst();
  }

  private void exitsRise(Square square) {
    for (String exit : exits(square)) {
      Square next = known(square, exit);
      require(
          next.kind() == Kind.START ? square.kind() != Kind.START : next.km() > square.km(),
          square,
          "km",
          exit);
    }
    require(
        new HashSet<>(square.exits()).size() == square.exits().size(), square, "exit_twice", "");
    boolean leavesMain = square.exits().size() > 1;
    require(
        !leavesMain || at(square.exits().getFirst()).isOnMainTrack(),
        square,
        "first_exit",
        square.exits().getFirst());
  }

  private void isAllowed(Square square) {
    Kind kind = square.kind();
    require(kind != Kind.SLIP || square.way() == 'C', square, "slip", "");
    require(kind == Kind.MEND || square.mend().isEmpty(), square, "mend_mark", "");
    require(kind == Kind.OVER3 || square.medic().isEmpty(), square, "medic_mark", "");
    boolean bare = kind == Kind.GRP || kind == Kind.START || kind == Kind.MEND;
    require(!bare || !square.has(Square.Mark.DOT), square, "dot", kind.name());
    if (kind == Kind.CAMERA) {
      Square after = at(square.exits().getFirst());
      require(
          square.exits().size() == 1 && after.kind() == Kind.PLAIN, square, "camera", after.id());
    }
    require(
        square.medic().isEmpty() || at(square.medic()).way() == 'R',
        square,
        "medic_way",
        square.medic());
  }

  private void groupLiesAhead(Square square) {
    if (square.kind() == Kind.MEND) {
      require(!square.mend().isEmpty(), square, "mend_group", "");
      Square group = group(square, square.mend());
      require(group.km() > square.km(), square, "group_behind", group.id());
    }
    if (!square.dotted().isEmpty()) {
      Square group = group(square, square.dotted());
      require(group.km() >= square.km(), square, "group_behind", group.id());
    }
  }

  private Square group(Square square, String id) {
    Square group = known(square, id);
    require(group.kind() == Kind.GRP, square, "no_group", id);
    return group;
  }

  private void isOnTheWay(Square start, Square square) {
    boolean reached = square.equals(start) || reach(start, "").contains(square.id());
    require(reached, square, "unreachable", square.id());
    require(reach(square, "").contains(start.id()), square, "no_way_home", square.id());
  }

  private void branchesJoin(Square square) {
    List<String> exits = exits(square);
    for (String exit : exits) {
      Set<String> ways = new HashSet<>(reach(at(exit), ""));
      ways.add(exit);
      ways.removeIf(id -> at(id).kind() == Kind.START);
      Set<String> others = new HashSet<>();
      exits.stream()
          .filter(other -> !other.equals(exit))
          .forEach(
              other -> {
                others.add(other);
                others.addAll(reach(at(other), ""));
              });
      ways.retainAll(others);
      require(exits.size() == 1 || !ways.isEmpty(), square, "no_join", exit);
    }
  }

  private void liesOnAllWays(Square start, Square square) {
    if (ON_ALL_WAYS.contains(square.kind()) || square.hasLine()) {
      boolean avoidable = !square.equals(start) && reach(start, square.id()).contains(start.id());
      if (avoidable) {
        throw board.problem("TF-DATA-07", square, "avoidable", square.id());
      }
    }
  }

  /** TF-DATA-09: squares by the shortest way from START back to it. */
  private void lapIsLongEnough(Square start) {
    Set<String> now = Set.of(start.id());
    for (int steps = 1; steps < MIN_LAP; steps++) {
      Set<String> next = new HashSet<>();
      now.forEach(id -> next.addAll(exits(at(id))));
      if (next.contains(start.id())) {
        throw board.problem("TF-DATA-09", start, "short_lap", "" + MIN_LAP);
      }
      now = next;
    }
  }

  /** What a rider on the square can come to in this lap, never by way of {@code closed}. */
  private Set<String> reach(Square from, String closed) {
    Set<String> reached = new HashSet<>();
    Deque<Square> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      for (String exit : exits(open.pop())) {
        Square next = at(exit);
        if (!exit.equals(closed) && reached.add(exit) && next.kind() != Kind.START) {
          open.push(next);
        }
      }
    }
    return reached;
  }

  private Square known(Square from, String id) {
    Square square = byId.get(id);
    if (square == null) {
      throw problem(from, "unknown_square", id);
    }
    return square;
  }

  /** A square that is known to be there. */
  private Square at(String id) {
    return Objects.requireNonNull(byId.get(id));
  }

  private static List<String> exits(Square square) {
    return square.medic().isEmpty()
        ? square.exits()
        : Stream.concat(square.exits().stream(), Stream.of(square.medic())).toList();
  }

  private void require(boolean holds, Square square, String problem, String what) {
    if (!holds) {
      throw problem(square, problem, what);
    }
  }

  private Refused problem(Square square, String problem, String what) {
    return board.problem("TF-DATA-06", square, problem, what);
  }
}
