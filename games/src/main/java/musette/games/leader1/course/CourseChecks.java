package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import musette.games.leader1.course.Plan.Laid;
import musette.games.leader1.course.Plan.Mark;
import musette.kernel.Refused;

/** The builder's checks of a race (L1-H-16 to L1-H-24): errors are refused, the rest is warned. */
public final class CourseChecks {
  private static final int[][] STEPS = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};

  /** The last checks compare lines with the start and the finish. */
  private static final int ABOUT_LINES = 3;

  private final Plan plan;
  private final Limits limits;
  private final List<Warning> warnings = new ArrayList<>();

  /** What the builder lets pass: L1-H-16, L1-Q-04, L1-Q-06 and L1-Q-58 as options. */
  public record Limits(Repeats repeats, Tokens tokens, HillCategories hills) {
    static final Limits BOX = new Limits(Repeats.NEVER, Tokens.BOX, HillCategories.OFF);
  }

  /** Whether a hexagon may be laid more than once. */
  public enum Repeats {
    NEVER,
    ALLOWED
  }

  /** Whether there are only as many tokens as in the box. */
  public enum Tokens {
    BOX,
    UNLIMITED
  }

  /** Whether hills have category tokens as well. */
  public enum HillCategories {
    OFF,
    ON
  }

  /** Something unusual that is allowed. */
  public record Warning(String rule, String problem) {}

  private CourseChecks(Plan plan, Limits limits) {
    this.plan = plan;
    this.limits = limits;
  }

  static List<Warning> check(Plan plan, Limits limits) {
    var checks = new CourseChecks(plan, limits);
    checks.all().forEach(Runnable::run);
    return List.copyOf(checks.warnings);
  }

  private List<Runnable> all() {
    return List.of(
        this::route,
        this::cells,
        this::ends,
        this::categories,
        this::bonuses,
        this::sprints,
        this::feeds,
        this::order);
  }

  /**
   * The first complaint of each check. Lines are looked at once the road and its ends are right.
   */
  static List<Refused> problems(Plan plan, Limits limits) {
    var checks = new CourseChecks(plan, limits);
    var problems = new ArrayList<Refused>();
    List<Runnable> all = checks.all();
    for (Runnable check : plan.route().isEmpty() ? all.subList(0, 1) : all) {
      boolean needsEnds = all.indexOf(check) > all.size() - ABOUT_LINES - 1;
      if (!needsEnds || hasEnds(plan)) {
        try {
          check.run();
        } catch (Refused problem) {
          problems.add(problem);
        }
      }
    }
    return problems;
  }

  private static boolean hasEnds(Plan plan) {
    return plan.start().size() == 1 && plan.finish().size() == 1;
  }

  private void route() {
    int count = plan.route().size();
    require("route", count >= 2 && count <= 20, "L1-H-16", "route-length", String.valueOf(count));
    var names = new HashSet<String>();
    for (Laid laid : plan.route()) {
      boolean fresh = names.add(laid.hexagon().name());
      require(
          "route", fresh || limits.repeats == Repeats.ALLOWED, "L1-H-16", "repeated", laid.text());
      require(
          "route",
          laid.hexagon().dots() == plan.hexagon(1).dots(),
          "L1-H-08",
          "dots-differ",
          laid.text());
    }
  }

  private void cells() {
    var cells = new HashSet<List<Integer>>();
    for (List<Integer> cell : layout(plan)) {
      require(
          "route",
          cells.add(cell.subList(0, 2)),
          "L1-H-17",
          "overlap",
          cell.subList(0, 2).toString());
    }
  }

  /** Column, row and heading of every hexagon (L1-H-02). */
  public static List<List<Integer>> layout(Plan plan) {
    var cells = new ArrayList<List<Integer>>();
    int q = 0;
    int r = 0;
    int heading = 0;
    for (Laid laid : plan.route()) {
      cells.add(List.of(q, r, heading));
      heading = Math.floorMod(heading + laid.hexagon().shape().turn(), 6);
      q += STEPS[heading][0];
      r += STEPS[heading][1];
    }
    return cells;
  }

  private void ends() {
    boolean placed =
        plan.start().size() == 1
            && plan.start().getFirst().hexagon() == 1
            && plan.start().getFirst().row() >= 1;
    require("start", placed, "L1-H-18", "start", show(plan.start()));
    boolean good =
        plan.finish().size() == 1
            && plan.finish().getFirst().hexagon() == plan.route().size()
            && plan.finish().getFirst().row() >= 1
            && plan.finish().getFirst().row() <= 5;
    require("finish", good, "L1-H-19", "finish", show(plan.finish()));
    require("start", Room.isEnough(plan), "L1-H-18", "start-early", show(plan.start()));
    if (plan.last().hexagon().shape() != Shape.S) {
      warnings.add(new Warning("L1-H-19", "finish-in-bend"));
    }
  }

  private void categories() {
    int[] used = new int[10];
    for (int i = 1; i <= plan.route().size(); i++) {
      boolean begins = beginsClimb(i);
      Integer value = plan.categories().get(i);
      boolean mountain = plan.hexagon(i).terrain() == Terrain.MOUNTAIN;
      String word = plan.categories().isEmpty() ? "route" : "category";
      boolean given = value != null || !begins || !mountain;
      require(word, given, "L1-H-20", "no-category", String.valueOf(i));
      require("category", value == null || begins, "L1-H-20", "category-place", String.valueOf(i));
      if (value != null) {
        require("category", value <= 4, "L1-H-20", "category-value", String.valueOf(value));
        used[value]++;
        boolean enough = used[value] <= 2 || limits.tokens == Tokens.UNLIMITED;
        require("category", enough, "L1-H-20", "category-tokens", String.valueOf(value));
      }
    }
  }

  /** Whether a mountain begins here, or with L1-Q-58 a hill. */
  private boolean beginsClimb(int number) {
    Terrain terrain = plan.hexagon(number).terrain();
    boolean climb =
        terrain == Terrain.MOUNTAIN
            || (terrain == Terrain.HILL && limits.hills == HillCategories.ON);
    return climb && (number == 1 || plan.hexagon(number - 1).terrain() != terrain);
  }

  private void bonuses() {
    int count = plan.bonuses().size();
    switch (plan.format()) {
      case ONE_DAY ->
          require("bonus", count == 0, "L1-H-22", "bonus-one-day", show(plan.bonuses()));
      case STAGE -> {
        if (count == 0) {
          warnings.add(new Warning("L1-H-22", "no-bonus"));
        }
      }
      case STAGE_ALONE -> warnings.add(new Warning("L1-06", "stage-alone"));
    }
    int most = limits.tokens == Tokens.BOX ? 2 : Plan.MOST_BONUSES;
    require("bonus", count <= most, "L1-H-22", "bonus-count", show(plan.bonuses()));
  }

  private void sprints() {
    var open = new ArrayList<>(plan.sprints());
    var targets = new ArrayList<>(plan.bonuses());
    targets.add(plan.finish().getFirst());
    targets.sort((a, b) -> Integer.compare(a.x(), b.x()));
    for (Mark target : targets) {
      boolean finish = target.equals(plan.finish().getFirst());
      String rule = finish ? "L1-H-21" : "L1-H-22";
      boolean mountain = plan.hexagon(target.hexagon()).terrain() == Terrain.MOUNTAIN;
      var before = new ArrayList<Mark>();
      for (Mark sprint : open) {
        if (sprint.x() < target.x()) {
          before.add(sprint);
        }
      }
      open.removeAll(before);
      String word = !plan.sprints().isEmpty() ? "sprint" : finish ? "finish" : "bonus";
      boolean right = before.size() == (mountain ? 0 : 1);
      require(word, right, rule, "sprint-count", target.toString());
      boolean near = mountain || target.hexagon() - before.getFirst().hexagon() <= 1;
      require("sprint", near, rule, "sprint-far", target.toString());
    }
    require("sprint", open.isEmpty(), "L1-H-24", "line-place", show(open));
  }

  private void feeds() {
    int count = plan.feeds().size();
    require(
        "feed",
        count >= 1 && count <= Plan.MOST_FEEDS,
        "L1-H-23",
        "feed-count",
        show(plan.feeds()));
    boolean two = plan.format() == Plan.Format.STAGE && plan.route().size() >= 15;
    if (count != (two ? 2 : 1)) {
      warnings.add(new Warning("L1-H-23", "feed-advice"));
    }
  }

  private void order() {
    int start = plan.start().getFirst().x();
    int finish = plan.finish().getFirst().x();
    var kinds = Map.of("sprint", plan.sprints(), "bonus", plan.bonuses(), "feed", plan.feeds());
    for (String kind : List.of("sprint", "bonus", "feed")) {
      var seen = new HashSet<Integer>();
      for (Mark mark : kinds.getOrDefault(kind, List.of())) {
        require(
            kind, mark.x() > start && mark.x() < finish, "L1-H-24", "line-place", mark.toString());
        require(kind, seen.add(mark.x()), "L1-H-24", "line-twice", mark.toString());
      }
    }
    boolean few = plan.weather().size() <= Plan.MOST_WEATHER;
    require("weather", few, "L1-H-24", "weather-count", String.valueOf(plan.weather().size()));
    var seen = new HashSet<Integer>();
    for (int hexagon : plan.weather()) {
      require("weather", seen.add(hexagon), "L1-145", "weather-twice", String.valueOf(hexagon));
    }
  }

  private static String show(List<Mark> marks) {
    return marks.isEmpty() ? "–" : String.join(" ", marks.stream().map(Mark::toString).toList());
  }

  /** Complains about the part of the race that begins with this word. */
  private void require(String word, boolean holds, String rule, String problem, String what) {
    if (!holds) {
      throw refused(plan, word, rule, problem, what);
    }
  }

  /** About a part of the race, or about the line where it begins if it has no such part. */
  static Refused refused(Plan plan, String word, String rule, String problem, String what) {
    Map<String, Integer> lines = plan.lines();
    String part = lines.containsKey(word) ? word : "race";
    return CourseText.problem(rule, lines.getOrDefault(part, 1), part, problem, what);
  }
}
