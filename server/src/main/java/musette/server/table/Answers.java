package musette.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Which commands were carried out, so that none is carried out twice. It remembers the latest ones
 * only: an older command is stale anyway.
 */
public final class Answers {
  private static final int REMEMBERED = 64;

  private final Map<String, Integer> done = new LinkedHashMap<>(8);

  void remember(Logged logged) {
    if (logged.command().isEmpty()) {
      return;
    }
    done.put(key(logged.player(), logged.command()), logged.seq());
    if (done.size() > REMEMBERED) {
      done.remove(done.keySet().iterator().next());
    }
  }

  /** The number of the change that this command made; empty if it made none. */
  public OptionalInt of(String player, String command) {
    Integer seq = done.get(key(player, command));
    return seq == null ? OptionalInt.empty() : OptionalInt.of(seq);
  }

  private static String key(String player, String command) {
    return player + " " + command;
  }
}
