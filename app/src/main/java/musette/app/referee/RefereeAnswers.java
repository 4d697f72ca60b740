package musette.app.referee;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import musette.kernel.Event;
import musette.kernel.Refusal;
import musette.kernel.Seat;
import musette.kernel.Statement;
import musette.wire.Json;
import musette.wire.Words;

/**
 * Formats what the referee says for programs and for people, with rule and sentence.
 *
 * @param own the messages of the command
 * @param words the messages of the game
 */
record RefereeAnswers(Words own, Words words) {
  ArrayNode statements(List<? extends Statement> all) {
    ArrayNode list = Json.object().arrayNode();
    all.forEach(statement -> list.add(statement(statement)));
    return list;
  }

  /**
   * A statement with its rule and its sentence, and the audience of an event that is not public.
   */
  ObjectNode statement(Statement statement) {
    ObjectNode node = Json.object();
    node.put("rule", statement.rule());
    node.put("text", words.say(statement));
    node.set(statement instanceof Event ? "event" : "remark", Json.tree(statement));
    if (statement instanceof Event event && !event.audience().contains(Seat.NONE)) {
      node.set("audience", Json.tree(event.audience().list()));
    }
    return node;
  }

  ObjectNode told(Refusal refusal) {
    ObjectNode node = Json.object();
    node.put("rule", refusal.rule());
    node.put("reason", refusal.reason());
    Words speaks = own.has("refusal." + refusal.reason()) ? own : words;
    node.put("text", speaks.say(refusal));
    return node;
  }
}
