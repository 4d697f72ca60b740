package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import musette.games.leader1.course.CourseChecks.Limits;
import musette.games.leader1.course.Plan.Laid;
import musette.games.leader1.course.Plan.Mark;
import musette.kernel.Chance;
import musette.kernel.RoadWish;

/** Lays one-day races at random until one can be ridden. */
final class CourseMaker {
  private static final int TRIES = 400;

  private final RoadWish wish;
  private final Chance chance;
  private final List<String> free = new ArrayList<>();

  private CourseMaker(RoadWish wish) {
    this.wish = wish;
    chance = Chance.quick(wish.seed());
  }

  static String make(RoadWish wish) {
    var maker = new CourseMaker(wish);
    for (int i = 0; i < TRIES; i++) {
      // After many tries in vain the road is a little shorter than wished.
      Plan plan = maker.plan(Math.max(5, wish.length() - i / 80));
      if (CourseChecks.problems(plan, Limits.BOX).isEmpty()) {
        return CourseWriter.print(List.of(), List.of(plan), "");
      }
    }
    return Courses.text("demo");
  }

  private Plan plan(int length) {
    free.clear();
    free.addAll(Courses.hexagons().keySet());
    var route = new ArrayList<Laid>();
    List<Terrain> terrains = terrains(length);
    for (int h = 0; h < length; h++) {
      boolean last = h == length - 1;
      route.add(h == 0 ? straight("poplars") : last ? straight("station") : any(terrains.get(h)));
    }
    int middle = length / 2 + 1;
    return new Plan(
        "made " + wish.seed(),
        Map.of(),
        Plan.Format.ONE_DAY,
        route,
        List.of(new Mark(1, 4)),
        List.of(new Mark(length, 5)),
        List.of(new Mark(length, 0)),
        List.of(),
        List.of(new Mark(middle, 0)),
        categories(route),
        List.of(middle - 1, length - 1));
  }

  /** Climbs of one or two hexagons with a descent after each, the rest plains and hills. */
  private List<Terrain> terrains(int length) {
    var terrains = new ArrayList<Terrain>();
    for (int h = 0; h < length; h++) {
      terrains.add(chance.below(3) == 0 ? Terrain.HILL : Terrain.FLAT);
    }
    int climbs = Math.min(wish.climbs(), (length - 2) / 3);
    int room = climbs == 0 ? length : (length - 2) / climbs;
    for (int i = 0; i < climbs; i++) {
      int from = 1 + i * room + chance.below(Math.max(1, room - 2));
      boolean two = room > 4 && wish.legs() != RoadWish.Legs.KIND;
      terrains.set(from, Terrain.MOUNTAIN);
      terrains.set(from + 1, two ? Terrain.MOUNTAIN : Terrain.DOWNHILL);
      terrains.set(from + (two ? 2 : 1), Terrain.DOWNHILL);
    }
    return terrains;
  }

  private Laid straight(String name) {
    free.remove(name);
    return new Laid(name, hexagon(name));
  }

  /** A hexagon of this terrain, or one of another if there is none left, a mountain last of all. */
  private Laid any(Terrain terrain) {
    List<String> among = free.stream().filter(name -> fits(name, terrain)).toList();
    if (among.isEmpty()) {
      among = free.stream().filter(name -> !fits(name, Terrain.MOUNTAIN) && !isEnd(name)).toList();
    }
    if (among.isEmpty()) {
      among = free.stream().filter(name -> !isEnd(name)).toList();
    }
    String name = among.get(chance.below(among.size()));
    free.remove(name);
    boolean mirrored = chance.below(2) == 1;
    Hexagon hexagon = hexagon(name);
    return mirrored ? new Laid(name + "~", hexagon.mirrored()) : new Laid(name, hexagon);
  }

  private boolean fits(String name, Terrain terrain) {
    return hexagon(name).terrain() == terrain && !isEnd(name);
  }

  /** Kept for the last hexagon. */
  private static boolean isEnd(String name) {
    return name.equals("station");
  }

  private Map<Integer, Integer> categories(List<Laid> route) {
    var tokens = new TreeMap<Integer, Integer>();
    for (int h = 2; h <= route.size(); h++) {
      boolean mountain = route.get(h - 1).hexagon().terrain() == Terrain.MOUNTAIN;
      if (mountain && route.get(h - 2).hexagon().terrain() != Terrain.MOUNTAIN) {
        int least =
            switch (wish.legs()) {
              case KIND -> 3;
              case HARD -> 2;
              case CRUEL -> 1;
            };
        int value = least + (tokens.size() % 2);
        tokens.put(h, value);
      }
    }
    return tokens;
  }

  private static Hexagon hexagon(String name) {
    return Objects.requireNonNull(Courses.hexagons().get(name));
  }
}
