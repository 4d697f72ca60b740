package musette.server.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.table.Games;

/** The external bots, by name. */
public final class ExternalBots implements AutoCloseable {
  private final Map<String, ExternalBot> bots = new HashMap<>();

  public ExternalBots(Map<String, List<String>> commands) {
    commands.forEach(
        (name, command) -> bots.put(name, new ExternalBot(Games.bot(Games.botId(name)), command)));
  }

  Optional<ExternalBot> find(String bot) {
    return Optional.ofNullable(bots.get(bot));
  }

  @Override
  public void close() {
    bots.values().forEach(ExternalBot::close);
  }
}
