package musette.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import musette.kernel.Statement;
import musette.wire.Json;

/** The games' own records as parts of a message. */
final class Shown {
  private Shown() {}

  /** Written with the message, so that a big view is not turned into a tree before. */
  static JsonNode view(Object view) {
    return JsonNodeFactory.instance.pojoNode(view);
  }

  /** With the rule, which is no component of the record. */
  static JsonNode statement(Statement statement) {
    JsonNode node = Json.tree(statement);
    if (node instanceof ObjectNode object) {
      object.put("rule", statement.rule());
    }
    return node;
  }

  static List<JsonNode> statements(List<? extends Statement> statements) {
    return statements.stream().map(Shown::statement).toList();
  }
}
