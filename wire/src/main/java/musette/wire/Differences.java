package musette.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** The places at which one record differs from an earlier one, each with what is there now. */
final class Differences {
  private final StringBuilder text = new StringBuilder();
  private final Map<String, JsonNode> found = new LinkedHashMap<>();

  /** The way to the present place. It becomes a text only where something is different. */
  private Object[] way = new Object[8];

  private int depth;

  Map<String, JsonNode> found() {
    return found;
  }

  /** Compares what is at a place inside the present one. */
  void at(Object place, Form form, Object before, Object after) {
    // Most is as it was, and records compare themselves fastest.
    if (Objects.equals(before, after)) {
      return;
    }
    if (depth == way.length) {
      way = Arrays.copyOf(way, 2 * depth);
    }
    way[depth++] = place;
    if (before == null || after == null) {
      set(form, after);
    } else {
      form.compare(before, after, this);
    }
    depth--;
  }

  /** The present place has another value as a whole. */
  void set(Form form, Object value) {
    text.setLength(0);
    for (int i = 0; i < depth; i++) {
      text.append('/').append(way[i]);
    }
    String path = text.toString();
    text.setLength(0);
    Form.orNull(form, value, text);
    found.put(path, JsonNodeFactory.instance.rawValueNode(new RawValue(text.toString())));
  }
}
