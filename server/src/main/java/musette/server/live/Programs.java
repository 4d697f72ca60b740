package musette.server.live;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import musette.server.table.Games;

/** The bots that are programs, by name. */
public final class Programs implements AutoCloseable {
  private final Map<String, Program> programs = new HashMap<>();

  public Programs(Map<String, List<String>> commands) {
    commands.forEach(
        (name, command) -> programs.put(name, new Program(Games.bot(Games.botId(name)), command)));
  }

  Optional<Program> find(String bot) {
    return Optional.ofNullable(programs.get(bot));
  }

  @Override
  public void close() {
    programs.values().forEach(Program::close);
  }
}
