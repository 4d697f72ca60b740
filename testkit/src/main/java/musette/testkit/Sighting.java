package musette.testkit;

import java.util.LinkedHashMap;
import java.util.Map;
import musette.kernel.About;
import musette.kernel.Option;
import musette.kernel.Setup;

/**
 * Where something can be seen: so many plies into a seeded random game of a set-up.
 *
 * @param how {@code event}, {@code remark} or {@code refusal} and the action that is refused; empty
 *     for an option
 */
record Sighting(Setup setup, long seed, int ply, String how) {

  String print(About about) {
    var text = new StringBuilder(setup.seats() + " seats");
    for (Option option : about.options()) {
      String value = setup.value(option.id());
      if (!value.equals(option.defaultValue())) {
        text.append(' ').append(option.id()).append('=').append(value);
      }
    }
    text.append(" | seed ").append(seed).append(" | ply ").append(ply);
    return how.isEmpty() ? text.toString() : text.append(" | ").append(how).toString();
  }

  /** {@code parts}: the set-up, the seed, the ply, and how. */
  static Sighting parse(About about, String[] parts) {
    String[] words = parts[0].split(" ", -1);
    Map<String, String> options = new LinkedHashMap<>();
    for (int i = 2; i < words.length; i++) {
      String[] pair = words[i].split("=", 2);
      options.put(pair[0], pair[1]);
    }
    return new Sighting(
        Setup.of(about, Integer.parseInt(words[0]), options),
        Long.parseLong(parts[1].substring("seed ".length())),
        Integer.parseInt(parts[2].substring("ply ".length())),
        parts.length > 3 ? parts[3] : "");
  }
}
