package musette.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import musette.kernel.Statement;

/** The games' own records as parts of a message. */
final class MessageNodes {
  private MessageNodes() {}

  /** Written with the message, so that nothing is turned into a tree before. */
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
