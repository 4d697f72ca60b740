package musette.wire;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import musette.wire.table.Part;
import org.jspecify.annotations.Nullable;

/** Collects the paths at which a record differs from an earlier one, with the new values. */
final class Differences {
  private final StringBuilder text = new StringBuilder();
  private final Map<String, Part> found = new LinkedHashMap<>();

  /** The current path. It is turned into text only where a difference is found. */
  private Object[] way = new Object[8];

  private int depth;

  Map<String, Part> found() {
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
      set(after);
    } else {
      form.compare(before, after, this);
    }
    depth--;
  }

  /** Records a new value, which may be null, for the whole current path. */
  void set(@Nullable Object value) {
    text.setLength(0);
    for (int i = 0; i < depth; i++) {
      text.append('/').append(way[i]);
    }
    found.put(text.toString(), new Part(value));
  }
}
