package musette.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A change that mends a problem of a road.
 *
 * @param name selects the game's message {@code cure.<name>}
 * @param about the arguments of the message
 * @param text the whole road after the change
 */
public record RoadCure(String name, Map<String, Object> about, String text) {
  public RoadCure {
    about = Collections.unmodifiableMap(new LinkedHashMap<>(about));
  }
}
