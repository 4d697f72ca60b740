package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import musette.games.leader1.course.CourseChecks.Limits;
import musette.games.leader1.course.Plan.Mark;
import musette.kernel.Refusal;
import musette.kernel.RoadCure;

/** What would mend a race. */
final class CourseCures {
  private static final int EASY = 4;

  private final WrittenTour tour;
  private final Plan plan;

  CourseCures(WrittenTour tour, Plan plan) {
    this.tour = tour;
    this.plan = plan;
  }

  List<RoadCure> of(Refusal refusal) {
    if (plan.route().isEmpty()) {
      return List.of();
    }
    String what = String.valueOf(refusal.about().get("what"));
    return switch (String.valueOf(refusal.about().get("problem"))) {
      case "start", "start-early" -> lay("start", List.of());
      case "finish" -> lay("finish", List.of());
      case "feed-count" ->
          lay("feed", plan.feeds().isEmpty() ? List.of() : plan.feeds().subList(0, 1));
      case "sprint-count" -> sprint();
      case "no-category" -> category(what);
      case "bonus-one-day" -> List.of(cure("take-bonus", "", plan.with("bonus", List.of())));
      default -> List.of();
    };
  }

  /** Lays one token where the rules allow it, in the middle of these places. */
  private List<RoadCure> lay(String kind, List<Mark> kept) {
    Plan rest = plan.with(kind, kept);
    List<String> places = Places.of(rest, Limits.BOX).getOrDefault(kind, List.of());
    if (places.isEmpty() || kept.size() == Plan.MOST_FEEDS) {
      return List.of();
    }
    String place = kind.equals("finish") ? places.getLast() : places.get(places.size() / 2);
    var marks = new ArrayList<>(kept);
    if (kept.isEmpty()) {
      marks.add(mark(place));
    }
    return List.of(cure("lay-" + kind, marks.getFirst().toString(), plan.with(kind, marks)));
  }

  private List<RoadCure> sprint() {
    List<String> places =
        Objects.requireNonNullElse(Places.of(plan, Limits.BOX).get("sprint"), List.of());
    if (places.isEmpty()) {
      return List.of();
    }
    var marks = new ArrayList<>(plan.sprints());
    marks.add(mark(places.getFirst()));
    return List.of(cure("lay-sprint", places.getFirst(), plan.with("sprint", marks)));
  }

  private List<RoadCure> category(String hexagon) {
    var tokens = new TreeMap<>(plan.categories());
    int value = EASY;
    while (value > 1 && uses(value) == 2) {
      value--;
    }
    tokens.put(Integer.parseInt(hexagon), value);
    return List.of(cure("lay-category", hexagon, plan.with(tokens)));
  }

  private long uses(int value) {
    return plan.categories().values().stream().filter(v -> v == value).count();
  }

  private static Mark mark(String text) {
    int at = text.indexOf('@');
    return new Mark(
        Integer.parseInt(text.substring(0, at)), Integer.parseInt(text.substring(at + 1)));
  }

  private RoadCure cure(String name, String place, Plan fresh) {
    return new RoadCure(name, Map.of("place", place.split("@", -1)[0]), tour.with(plan, fresh));
  }
}
