package musette.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Collects the paths at which a record differs from an earlier one, with the new values. */
final class Differences {
  /** A value that is printed as its declared type, so that sealed types keep their names. */
  private record Part(JavaType type, Object value) implements JsonSerializable {
    @Override
    public void serialize(JsonGenerator to, SerializerProvider serializers) throws IOException {
      serializers.findTypedValueSerializer(type, true, null).serialize(value, to, serializers);
    }

    @Override
    public void serializeWithType(
        JsonGenerator to, SerializerProvider serializers, TypeSerializer outer) throws IOException {
      serialize(to, serializers);
    }
  }

  private final StringBuilder text = new StringBuilder();
  private final Map<String, JsonNode> found = new LinkedHashMap<>();

  /** The current path. It is turned into text only where a difference is found. */
  private Object[] way = new Object[8];

  private int depth;

  Map<String, JsonNode> found() {
    return found;
  }

  /** Compares the two values at a place below the current path. */
  void at(Object place, Form form, Object before, Object after) {
    // Most values are unchanged, and the equals method of a record is the fastest check.
    if (Objects.equals(before, after)) {
      return;
    }
    if (depth == way.length) {
      way = Arrays.copyOf(way, 2 * depth);
    }
    way[depth++] = place;
    if (before == null || after == null) {
      set(form.type(), after);
    } else {
      form.compare(before, after, this);
    }
    depth--;
  }

  /** Records a new value, which may be null, for the whole current path. */
  void set(JavaType type, Object value) {
    text.setLength(0);
    for (int i = 0; i < depth; i++) {
      text.append('/').append(way[i]);
    }
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    found.put(
        text.toString(), value == null ? nodes.nullNode() : nodes.pojoNode(new Part(type, value)));
  }
}
