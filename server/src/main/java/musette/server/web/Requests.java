package musette.server.web;

import io.javalin.http.Context;
import java.util.List;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.server.people.Ids;
import musette.table.json.JsonText;
import musette.wire.Json;

/** Reads the parameters of requests, and answers in JSON. */
final class Requests {
  private Requests() {}

  static void json(Context context, Object value) {
    context.contentType("application/json").result(JsonText.of(value));
  }

  /** Answers with a type that only the server prints. */
  static void body(Context context, Object value) {
    context.contentType("application/json").result(Json.write(value));
  }

  static String table(Context context) {
    return Ids.table(context.pathParam("table"));
  }

  static String query(Context context, String name, String otherwise) {
    String value = context.queryParam(name);
    return value == null ? otherwise : value;
  }

  /** The seat with this name; refuses any that is not among them. */
  static Seat seat(String text, List<Seat> seats) {
    for (Seat seat : seats) {
      if (seat.name().equals(text)) {
        return seat;
      }
    }
    throw Refused.because("", "unknown-seat", "seat", text.length() > 8 ? "?" : text);
  }
}
