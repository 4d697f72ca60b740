package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import musette.games.leader1.course.CourseChecks.Limits;
import musette.games.leader1.course.CourseChecks.Tokens;
import musette.games.leader1.course.Plan.Mark;

/** Where one more token of a kind may be laid (L1-H-18 to L1-H-24). */
final class Places {
  private static final int ROWS = 6;

  private final Plan plan;
  private final Limits limits;

  private Places(Plan plan, Limits limits) {
    this.plan = plan;
    this.limits = limits;
  }

  static Map<String, List<String>> of(Plan plan, Limits limits) {
    var places = new LinkedHashMap<String, List<String>>();
    if (plan.route().isEmpty()) {
      return places;
    }
    var all = new Places(plan, limits);
    places.put("start", all.starts());
    places.put("finish", all.finishes());
    boolean ends = plan.start().size() == 1 && plan.finish().size() == 1;
    if (ends) {
      places.put("sprint", all.lines(all::takesSprint));
      places.put("bonus", all.bonuses());
      boolean more = plan.feeds().size() < Plan.MOST_FEEDS;
      places.put("feed", all.lines(mark -> more && free(plan.feeds(), mark)));
    }
    places.put("category", all.climbs());
    places.put("weather", all.weather());
    return places;
  }

  private List<String> starts() {
    var rows = new ArrayList<String>();
    for (int row = 1; row <= ROWS; row++) {
      Plan moved = plan.with("start", List.of(new Mark(1, row)));
      if (plan.finish().size() != 1 || Room.isEnough(moved)) {
        rows.add(new Mark(1, row).toString());
      }
    }
    return rows;
  }

  private List<String> finishes() {
    return IntStream.range(1, ROWS)
        .mapToObj(row -> new Mark(plan.route().size(), row).toString())
        .toList();
  }

  /** The rows between start and finish that pass a test; the end of a hexagon is the next one's. */
  private List<String> lines(Predicate<Mark> allowed) {
    int start = plan.start().getFirst().x();
    int finish = plan.finish().getFirst().x();
    var lines = new ArrayList<String>();
    for (int h = 1; h <= plan.route().size(); h++) {
      for (int row = 0; row < ROWS; row++) {
        var mark = new Mark(h, row);
        if (mark.x() > start && mark.x() < finish && allowed.test(mark)) {
          lines.add(mark.toString());
        }
      }
    }
    return lines;
  }

  private static boolean free(List<Mark> laid, Mark mark) {
    return laid.stream().noneMatch(other -> other.x() == mark.x());
  }

  private List<String> bonuses() {
    int most = limits.tokens() == Tokens.BOX ? 2 : Plan.MOST_BONUSES;
    boolean more = plan.format() == Plan.Format.STAGE && plan.bonuses().size() < most;
    return lines(mark -> more && free(plan.bonuses(), mark));
  }

  /** Whether the line that a zone from here would end at has no sprint zone yet, and is near. */
  private boolean takesSprint(Mark mark) {
    var targets = new ArrayList<>(plan.bonuses());
    targets.add(plan.finish().getFirst());
    targets.sort((a, b) -> Integer.compare(a.x(), b.x()));
    int from = 0;
    for (Mark target : targets) {
      if (target.x() > mark.x()) {
        int begin = from;
        boolean has = plan.sprints().stream().anyMatch(s -> s.x() >= begin && s.x() < target.x());
        boolean mountain = plan.hexagon(target.hexagon()).terrain() == Terrain.MOUNTAIN;
        return !has && !mountain && target.hexagon() - mark.hexagon() <= 1;
      }
      from = target.x();
    }
    return false;
  }

  private List<String> climbs() {
    var climbs = new ArrayList<String>();
    for (int h = 1; h <= plan.route().size(); h++) {
      boolean mountain = plan.hexagon(h).terrain() == Terrain.MOUNTAIN;
      if (mountain && (h == 1 || plan.hexagon(h - 1).terrain() != Terrain.MOUNTAIN)) {
        climbs.add(String.valueOf(h));
      }
    }
    return climbs;
  }

  private List<String> weather() {
    boolean more = plan.weather().size() < Plan.MOST_WEATHER;
    return IntStream.rangeClosed(1, plan.route().size())
        .filter(h -> more && !plan.weather().contains(h))
        .mapToObj(String::valueOf)
        .toList();
  }
}
