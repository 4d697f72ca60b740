package musette.table.json;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import musette.wire.table.Part;
import org.jspecify.annotations.Nullable;

/**
 * Collects the paths at which a record differs from an earlier one, such as {@code
 * /view/riders/3/square}, with the new values. The generated comparers call it for each field.
 */
public final class Differences {
  private final StringBuilder text = new StringBuilder();
  private final Map<String, Part> found = new LinkedHashMap<>();

  /** The current path. It is turned into text only where a difference is found. */
  private Object[] way = new Object[8];

  private int depth;

  private Differences() {}

  /** The differences between two records of the same class. */
  public static <T extends Record> Map<String, Part> between(T before, T after) {
    var differences = new Differences();
    differences.inside(before, after);
    return differences.found;
  }

  void plain(String name, int before, int after) {
    if (before != after) {
      whole(name, after);
    }
  }

  void plain(String name, long before, long after) {
    if (before != after) {
      whole(name, after);
    }
  }

  void plain(String name, boolean before, boolean after) {
    if (before != after) {
      whole(name, after);
    }
  }

  void plain(String name, double before, double after) {
    if (Double.compare(before, after) != 0) {
      whole(name, after);
    }
  }

  /** A value that is always replaced as a whole. */
  void value(String name, @Nullable Object before, @Nullable Object after) {
    if (!Objects.equals(before, after)) {
      whole(name, after);
    }
  }

  /** A record, a value of a sealed type, or a part. */
  void record(Object place, @Nullable Object before, @Nullable Object after) {
    if (before == after) {
      return;
    }
    enter(place);
    inside(before, after);
    depth--;
  }

  /** A list of strings, numbers and the like: they are shorter than the paths to them. */
  void list(String name, @Nullable List<?> before, @Nullable List<?> after) {
    if (!isSame(before, after)) {
      whole(name, after);
    }
  }

  /** By index: an iterator for every short list would be most of the work. */
  private static boolean isSame(@Nullable List<?> before, @Nullable List<?> after) {
    if (before == after) {
      return true;
    }
    if (before == null || after == null || before.size() != after.size()) {
      return false;
    }
    for (int i = 0; i < after.size(); i++) {
      if (!Objects.equals(before.get(i), after.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** A list of what has parts: item by item if the lists are of the same length. */
  void items(String name, @Nullable List<?> before, @Nullable List<?> after) {
    if (before == after) {
      return;
    }
    if (before == null || after == null || before.size() != after.size()) {
      value(name, before, after);
      return;
    }
    enter(name);
    for (int i = 0; i < after.size(); i++) {
      record(i, before.get(i), after.get(i));
    }
    depth--;
  }

  private void inside(@Nullable Object before, @Nullable Object after) {
    if (before instanceof Part old && after instanceof Part now) {
      inside(old.value(), now.value());
    } else if (before == null || after == null || before.getClass() != after.getClass()) {
      if (before != after) {
        set(after);
      }
    } else if (!Comparers.any(this, before, after) && !before.equals(after)) {
      set(after);
    }
  }

  private void whole(String name, @Nullable Object value) {
    enter(name);
    set(value);
    depth--;
  }

  private void enter(Object place) {
    if (depth == way.length) {
      way = Arrays.copyOf(way, 2 * depth);
    }
    way[depth++] = place;
  }

  /** A new value for the whole current path. */
  private void set(@Nullable Object value) {
    text.setLength(0);
    for (int i = 0; i < depth; i++) {
      text.append('/').append(way[i]);
    }
    found.put(text.toString(), new Part(value));
  }
}
