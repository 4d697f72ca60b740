package musette.games.tourdefrance.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import musette.kernel.Chance;
import musette.kernel.RoadWish;

/** Draws boards at random: a lap round a rectangle, side roads inside of it, kinds as wished. */
final class BoardMaker {
  private static final int KM = 10;

  private static final List<Kind> KIND_ONES =
      List.of(Kind.SPRINT, Kind.BR1, Kind.BR3, Kind.DESCENT, Kind.SPRINT);
  private static final List<Kind> HARD_ONES =
      List.of(Kind.OIL, Kind.SPIKES, Kind.SCREWS, Kind.DC, Kind.T2, Kind.MISS, Kind.SPECTATOR);

  private final RoadWish wish;
  private final Chance chance;
  private final int lap;
  private final int width;
  private final int height;
  private final Kind[] kinds;
  private final String[] exits;
  private final String[] marks;
  private final List<String> sides = new ArrayList<>();
  private final Set<String> taken = new HashSet<>();

  private BoardMaker(RoadWish wish) {
    this.wish = wish;
    chance = Chance.quick(wish.seed());
    lap = wish.length() / 2 * 2;
    height = lap / 2 * 2 / 5;
    width = lap / 2 - height;
    kinds = new Kind[lap];
    exits = new String[lap];
    marks = new String[lap];
    for (int i = 0; i < lap; i++) {
      kinds[i] = Kind.PLAIN;
      exits[i] = name(i + 1);
      marks[i] = "";
      taken.add(at(i));
    }
  }

  static String make(RoadWish wish) {
    var maker = new BoardMaker(wish);
    maker.milestones();
    maker.sideRoads();
    maker.squares();
    return maker.text();
  }

  private String name(int square) {
    int i = square % lap;
    return "M" + (i < 10 ? "0" : "") + i;
  }

  /** What all must pass stands in the last third; the side roads lie before it. */
  private void milestones() {
    kinds[0] = Kind.START;
    int last = lap - 2 - chance.below(2);
    kinds[last] = Kind.MAX2;
    marks[last] = " blue";
    kinds[last - 3] = Kind.RAIDE;
    marks[last - 4] = " red";
    int group = lap * 2 / 3;
    kinds[group] = Kind.GRP;
    marks[group] = " dotted:" + name(group);
    kinds[group - 2] = Kind.MEND;
    marks[group - 2] = " mend:" + name(group);
    kinds[group + 1] = Kind.STAGE;
    kinds[2] = Kind.CAMERA;
    kinds[4] = Kind.STAGE;
  }

  /** Side roads one after the other: cobbles, Track 2, and the Medic's Route. */
  private void sideRoads() {
    int from = 5;
    int room = (lap * 2 / 3 - 3 - from) / Math.max(1, wish.climbs());
    for (int i = 0; i < wish.climbs(); i++) {
      sideRoad("CTR".charAt(i), from, from + Math.min(room - 1, 3 + chance.below(3)));
      from += room;
    }
  }

  private void sideRoad(char way, int from, int to) {
    int squares = to - from - (way == 'R' ? 0 : 1);
    if (way == 'R') {
      kinds[from] = Kind.OVER3;
      marks[from] = " medic:R01";
    } else {
      exits[from] += "/" + way + "01";
    }
    for (int i = 1; i <= squares; i++) {
      String next = i == squares ? name(to) : way + "0" + (i + 1);
      int km = KM * from + KM * (to - from) * i / (squares + 1);
      Kind kind = way == 'C' && i % 2 == 1 ? Kind.SLIP : Kind.PLAIN;
      String dot = way != 'R' && i % 2 == 0 ? " dot" : "";
      String at = beside(from, to, i, squares);
      sides.add(way + "0" + i + " " + kind + " " + km + " " + at + " > " + next + dot);
    }
  }

  private void squares() {
    IntPredicate free = i -> kinds[i] == Kind.PLAIN && kinds[i - 1] != Kind.CAMERA;
    int hard =
        switch (wish.legs()) {
          case KIND -> lap / 10;
          case HARD -> lap / 6;
          case CRUEL -> lap / 4;
        };
    scatter(free, HARD_ONES, hard);
    scatter(free, KIND_ONES, lap / 8);
    for (int i = 1; i < lap; i++) {
      if (kinds[i] == Kind.PLAIN && chance.below(3) == 0) {
        marks[i] = " dot" + marks[i];
      }
    }
  }

  private void scatter(IntPredicate free, List<Kind> among, int count) {
    for (int i = 0; i < count; i++) {
      int at = 1 + chance.below(lap - 1);
      if (free.test(at)) {
        kinds[at] = among.get(chance.below(among.size()));
      }
    }
  }

  /** The point of a square of the lap, clockwise from the lower left corner, three apart. */
  private int[] point(int square) {
    int left = 3 * height;
    if (square < height) {
      return new int[] {0, left - 3 * square};
    }
    if (square < height + width) {
      return new int[] {3 * (square - height), 0};
    }
    if (square < 2 * height + width) {
      return new int[] {3 * width, 3 * (square - height - width)};
    }
    return new int[] {3 * (lap - square), left};
  }

  /** A free point near the line between two squares of the lap, towards the middle. */
  private String beside(int from, int to, int i, int squares) {
    int[] a = point(from);
    int[] b = point(to);
    int x = a[0] + (b[0] - a[0]) * i / (squares + 1);
    int y = a[1] + (b[1] - a[1]) * i / (squares + 1);
    x += x == 0 ? 2 : x == 3 * width ? -2 : 0;
    y += y == 0 ? 2 : y == 3 * height ? -2 : 0;
    while (!taken.add(x + "," + y)) {
      x++;
    }
    return x + "," + y;
  }

  private String at(int square) {
    int[] point = point(square);
    return point[0] + "," + point[1];
  }

  private String text() {
    var lines = new ArrayList<String>();
    lines.add("board made-" + Math.abs((long) wish.seed()) + " : " + lap + " – " + wish.seed());
    lines.add("laps 2");
    for (int i = 0; i < lap; i++) {
      String where = KM * i + " " + at(i);
      lines.add(name(i) + " " + kinds[i] + " " + where + " > " + exits[i] + marks[i]);
    }
    lines.addAll(sides);
    return String.join("\n", lines) + "\n";
  }
}
