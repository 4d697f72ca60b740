package musette.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
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

  static JsonNode statement(Statement statement) {
    return Json.tree(statement);
  }

  static List<JsonNode> statements(List<? extends Statement> statements) {
    return statements.stream().map(Shown::statement).toList();
  }
}
