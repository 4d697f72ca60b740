package musette.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** The places at which one record differs from an earlier one, each with what is there now. */
final class Differences {
  private final StringBuilder path = new StringBuilder();
  private final StringBuilder text = new StringBuilder();
  private final Map<String, JsonNode> found = new LinkedHashMap<>();

  Map<String, JsonNode> found() {
    return found;
  }

  /** Compares what is at a place inside the present one. */
  void at(Object place, Form form, Object before, Object after) {
    if (Objects.equals(before, after)) {
      return;
    }
    int here = path.length();
    path.append('/').append(place);
    if (before == null || after == null) {
      set(form, after);
    } else {
      form.compare(before, after, this);
    }
    path.setLength(here);
  }

  /** The present place has another value as a whole. */
  void set(Form form, Object value) {
    text.setLength(0);
    Form.orNull(form, value, text);
    found.put(
        path.toString(), JsonNodeFactory.instance.rawValueNode(new RawValue(text.toString())));
  }
}
