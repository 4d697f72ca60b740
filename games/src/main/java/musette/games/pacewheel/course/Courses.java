package musette.games.pacewheel.course;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Courses and stage races by id.
 *
 * @param races the stages of every stage race
 */
public record Courses(Map<String, Course> courses, Map<String, List<Course>> races) {

  /** Every course and race id, in the order of the file. */
  public List<String> ids() {
    var ids = new LinkedHashMap<String, String>();
    courses.keySet().forEach(id -> ids.put(id, id));
    races.keySet().forEach(id -> ids.put(id, id));
    return List.copyOf(ids.keySet());
  }

  /** The stages of a race, or the one course. */
  public List<Course> stages(String id) {
    List<Course> stages = races.get(id);
    if (stages != null) {
      return stages;
    }
    Course course = courses.get(id);
    if (course == null) {
      throw new IllegalArgumentException("no course " + id);
    }
    return List.of(course);
  }
}
