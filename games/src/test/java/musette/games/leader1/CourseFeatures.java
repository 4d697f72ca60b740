package musette.games.leader1;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import musette.games.leader1.course.CobbleStones;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.CourseChecks.HillCategories;
import musette.games.leader1.course.Courses;
import musette.games.leader1.course.Plan;
import musette.games.leader1.course.Terrain;
import musette.kernel.Setup;

/** What a course can have that rules speak of, and whether the stages of a set-up have it. */
final class CourseFeatures {
  private CourseFeatures() {}

  static Map<String, Predicate<Setup>> all() {
    var all = new LinkedHashMap<String, Predicate<Setup>>();
    all.put("two feed zones", any(plan -> plan.feeds().size() == 2));
    all.put("two bonus lines", any(plan -> plan.bonuses().size() == 2));
    all.put("three sprint zones", any(plan -> plan.sprints().size() == 3));
    for (int category = 1; category <= 4; category++) {
      int value = category;
      all.put("climb of category " + value, any(plan -> plan.categories().containsValue(value)));
    }
    for (Terrain terrain : Terrain.values()) {
      all.put("cobbles, " + terrain.name().toLowerCase(Locale.ROOT), any(cobbles(terrain)));
    }
    return all;
  }

  private static Predicate<Plan> cobbles(Terrain terrain) {
    return plan ->
        plan.route().stream()
            .map(Plan.Laid::hexagon)
            .anyMatch(hexagon -> hexagon.cobbles() != 0 && hexagon.terrain() == terrain);
  }

  private static Predicate<Setup> any(Predicate<Plan> feature) {
    return setup -> stages(setup).stream().map(Course::plan).anyMatch(feature);
  }

  private static List<Course> stages(Setup setup) {
    return Courses.ready(setup.get(Options.RACE), HillCategories.OFF, CobbleStones.AS_PAINTED);
  }
}
