package musette.lab.load;

import java.io.IOException;
import java.util.List;

/** A socket that follows some tables and does nothing. */
final class IdleSocket implements LightWebSocket.Listener {
  private final LoadStatistics statistics;
  private final LightWebSocket socket;
  private final List<String> tables;

  IdleSocket(LoadContext context, ApiClient api, List<String> tables) {
    this.statistics = context.statistics;
    this.tables = List.copyOf(tables);
    this.socket = api.socket(this);
    context.reader.add(socket);
  }

  /** Follows its tables and returns how many they are. */
  int follow() {
    for (String table : tables) {
      try {
        socket.send(
            "{\"type\":\"Follow\",\"table\":\"%s\",\"seat\":\"NONE\",\"after\":-1}"
                .formatted(table));
      } catch (IOException e) {
        failed(e);
      }
    }
    return tables.size();
  }

  @Override
  public void heard(String message) {
    statistics.messages.incrementAndGet();
    if (message.startsWith("{\"type\":\"State\"")) {
      statistics.states.incrementAndGet();
    } else if (message.startsWith("{\"type\":\"Refused\"")) {
      statistics.error("refused", message);
    }
  }

  @Override
  public void failed(IOException problem) {
    statistics.error("socket", String.valueOf(problem.getMessage()));
  }

  void close() {
    socket.close();
  }
}
