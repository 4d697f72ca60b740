package musette.server.work;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * A cache of a limited total weight and age; the least recently used entries are dropped first.
 *
 * @param <T> the type of the cached values
 */
public final class WeightedCache<T> {
  private record Item<T>(T value, long until) {}

  private final long most;
  private final long time;
  private final ToLongFunction<T> weight;
  private final Map<String, Item<T>> items = new LinkedHashMap<>(16, 0.75f, true);
  private long weighs;

  /**
   * @param most the largest total weight
   * @param time the longest time an entry is kept, in milliseconds
   */
  public WeightedCache(long most, long time, ToLongFunction<T> weight) {
    this.most = most;
    this.time = time;
    this.weight = weight;
  }

  public synchronized Optional<T> get(String key, long now) {
    Item<T> item = items.get(key);
    if (item != null && item.until < now) {
      remove(key);
      return Optional.empty();
    }
    return Optional.ofNullable(item).map(Item::value);
  }

  public synchronized void put(String key, T value, long now) {
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
