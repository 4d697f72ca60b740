package musette.server.live;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * What was worked out lately, up to a weight: what has not been asked for longest is given up
 * first.
 *
 * @param <T> what is kept
 */
final class Kept<T> {
  private record Item<T>(T value, long until) {}

  private final long most;
  private final long time;
  private final ToLongFunction<T> weight;
  private final Map<String, Item<T>> items = new LinkedHashMap<>(16, 0.75f, true);
  private long weighs;

  /**
   * @param most what all of it weighs together at most
   * @param time so many milliseconds each is kept at most
   */
  Kept(long most, long time, ToLongFunction<T> weight) {
    this.most = most;
    this.time = time;
    this.weight = weight;
  }

  synchronized Optional<T> get(String key, long now) {
    Item<T> item = items.get(key);
    if (item != null && item.until < now) {
      remove(key);
      return Optional.empty();
    }
    return Optional.ofNullable(item).map(Item::value);
  }

  synchronized void put(String key, T value, long now) {
    remove(key);
    items.put(key, new Item<>(value, now + time));
    weighs += weight.applyAsLong(value);
    while (weighs > most) {
      remove(items.keySet().iterator().next());
    }
  }

  private void remove(String key) {
    Item<T> item = items.remove(key);
    if (item != null) {
      weighs -= weight.applyAsLong(item.value);
    }
  }
}
