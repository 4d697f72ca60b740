package musette.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import musette.kernel.Statement;

/** Wraps records of the games as JSON nodes. */
final class MessageNodes {
  private MessageNodes() {}

  /** Serialized together with the message, without building a tree first. */
  static JsonNode part(Object part) {
    return JsonNodeFactory.instance.pojoNode(part);
  }

  static JsonNode statement(Statement statement) {
    return part(statement);
  }

  static List<JsonNode> statements(List<? extends Statement> statements) {
    return statements.stream().map(MessageNodes::statement).toList();
  }
}
