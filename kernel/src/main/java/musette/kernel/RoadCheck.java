package musette.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a game finds in the text of a road.
 *
 * @param line the text on one line, as options and records keep it
 * @param title what the author calls the road; empty if nothing
 * @param facts numbers such as its length, the arguments of the game's message {@code road.facts}
 * @param road what could be read, to be drawn; a record of the type {@link Roads#shape}
 * @param problems why it cannot be ridden, in the order of the text; empty if it can
 * @param notices what is worth knowing and not wrong
 */
public record RoadCheck(
    String line,
    String title,
    Map<String, Integer> facts,
    Object road,
    List<RoadProblem> problems,
    List<RoadProblem> notices) {
  /** More problems than this are not told. */
  public static final int MOST_PROBLEMS = 100;

  public RoadCheck {
    facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    problems = List.copyOf(problems.subList(0, Math.min(problems.size(), MOST_PROBLEMS)));
    notices = List.copyOf(notices.subList(0, Math.min(notices.size(), MOST_PROBLEMS)));
  }

  /** Whether the road can be ridden. */
  public boolean isSound() {
    return problems.isEmpty();
  }

  /** Refuses a road that cannot be ridden, for its first problem. */
  public void orRefuse() {
    if (!problems.isEmpty()) {
      throw problems.getFirst().refusal().asException();
    }
  }
}
