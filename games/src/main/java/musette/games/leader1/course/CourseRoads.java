package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.games.leader1.course.CourseChecks.Limits;
import musette.kernel.GameRoads;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;
import musette.kernel.RoadLimits;
import musette.kernel.RoadLine;
import musette.kernel.RoadProblem;
import musette.kernel.Roads;

/** Races and tours that people lay from the hexagons. */
public final class CourseRoads {
  private static final RoadLimits LIMITS = new RoadLimits(5, 20, 10, 0, 3, 1);

  private CourseRoads() {}

  /** Races for the option with this id. */
  public static Roads of(String option) {
    return new GameRoads(
        option,
        CourseRoad.class,
        LIMITS,
        CourseRoads::check,
        CourseMaker::make,
        CourseRoads::shipped);
  }

  private static RoadCheck check(String text) {
    List<RoadLine> parts = RoadLine.of(text);
    var problems = new ArrayList<RoadProblem>();
    try {
      return check(text, new WrittenTour(CourseText.read(text, Courses.hexagons())), parts);
    } catch (Refused refused) {
      problems.add(located(parts, refused.refusal(), "", List.of()));
    }
    var nothing = new CourseRoad("", List.of());
    return new RoadCheck(RoadLine.oneLine(text), "", facts(nothing), nothing, problems, List.of());
  }

  private static RoadCheck check(String text, WrittenTour tour, List<RoadLine> parts) {
    var problems = new ArrayList<RoadProblem>();
    var notices = new ArrayList<RoadProblem>();
    var stages = new ArrayList<CourseRoad.Stage>();
    for (int i = 0; i < tour.stages().size(); i++) {
      Plan plan = tour.stages().get(i);
      stages.add(RoadPicture.of(plan, Limits.BOX));
      String stage = (i + 1) + "/";
      for (Refused refused : tour.problems(plan)) {
        Refusal refusal = refused.refusal();
        String element = stage + Elements.of(plan, refusal);
        var cures = new CourseCures(tour, plan).of(refusal);
        problems.add(located(parts, refusal, element, cures));
      }
      if (tour.problems(plan).isEmpty()) {
        CourseChecks.check(plan, Limits.BOX).stream()
            .map(warning -> new String[] {warning.rule(), warning.problem()})
            .forEach(note -> notices.add(note(plan, parts, note[0], note[1])));
      }
      if (!plan.weather().isEmpty()) {
        notices.add(note(plan, parts, "L1-14", "weather-option"));
      }
    }
    var road = new CourseRoad(tour.name(), stages);
    String title = tour.name().isEmpty() ? tour.stages().getLast().name() : tour.name();
    return new RoadCheck(RoadLine.oneLine(text), title, facts(road), road, problems, notices);
  }

  private static RoadProblem note(Plan plan, List<RoadLine> parts, String rule, String problem) {
    RoadLine part = parts.get(plan.lines().getOrDefault("race", 1) - 1);
    Refusal refusal = Refusal.of(rule, "course-note", "problem", problem);
    return new RoadProblem(part.line(), part.column(), 0, "", refusal, List.of());
  }

  /** The place of a word that the refusal names, or of the part that it is about. */
  private static RoadProblem located(
      List<RoadLine> parts, Refusal refusal, String element, List<musette.kernel.RoadCure> cures) {
    Object line = refusal.about().get("line");
    int number = line instanceof Integer found ? found : 1;
    if (parts.isEmpty()) {
      return new RoadProblem(1, 1, 0, element, refusal, cures);
    }
    RoadLine part = parts.get(Math.min(Math.max(number, 1), parts.size()) - 1);
    String what = String.valueOf(refusal.about().get("what"));
    for (RoadLine.Word word : part.words()) {
      if (word.text().equals(what) || word.text().startsWith(what + "=")) {
        return new RoadProblem(
            word.line(), word.column(), word.text().length(), element, refusal, cures);
      }
    }
    return new RoadProblem(
        part.line(), part.column(), part.text().length(), element, refusal, cures);
  }

  private static Map<String, Integer> facts(CourseRoad road) {
    var facts = new LinkedHashMap<String, Integer>();
    facts.put("stages", road.stages().size());
    facts.put("hexagons", road.stages().stream().mapToInt(s -> s.hexagons().size()).sum());
    facts.put("energy", road.stages().stream().mapToInt(CourseRoad.Stage::energy).sum());
    facts.put("climbs", road.stages().stream().mapToInt(CourseRoads::climbs).sum());
    return facts;
  }

  private static int climbs(CourseRoad.Stage stage) {
    int climbs = 0;
    Terrain before = Terrain.FLAT;
    for (CourseRoad.Hex hexagon : stage.hexagons()) {
      boolean begins = hexagon.terrain() == Terrain.MOUNTAIN && before != Terrain.MOUNTAIN;
      climbs += begins ? 1 : 0;
      before = hexagon.terrain();
    }
    return climbs;
  }

  private static Optional<String> shipped(String course) {
    return Courses.READY.contains(course) ? Optional.of(Courses.text(course)) : Optional.empty();
  }
}
