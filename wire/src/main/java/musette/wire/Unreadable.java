package musette.wire;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import musette.kernel.Refused;

/** Turns Jackson's exceptions into refusals with location and problem. */
final class Unreadable {
  private static final Pattern CREATOR = Pattern.compile("creator property '(\\w+)'");
  private static final String RANGE = "Numeric value";
  private static final int LONGEST = 40;

  private Unreadable() {}

  static Refused refused(JsonProcessingException e) {
    if (e.getCause() instanceof Refused refused) {
      return refused;
    }
    var at = e.getLocation();
    // Values read from a tree have a path but no line number.
    int line = at == null ? 0 : Math.max(0, at.getLineNr());
    int column = line == 0 ? 0 : Math.max(0, at.getColumnNr());
    return refused(line, column, field(e), problem(e), value(e));
  }

  /** For a text or a part of one that is only {@code null}. */
  static Refused nothing() {
    return refused(0, 0, "", "missing", "");
  }

  private static Refused refused(int line, int column, String field, String problem, String value) {
    return Refused.because(
        "",
        "json",
        "line",
        line,
        "column",
        column,
        "named",
        !field.isEmpty(),
        "field",
        field,
        "problem",
        problem,
        "value",
        value);
  }

  private static String problem(JsonProcessingException e) {
    String message = e.getOriginalMessage();
    return switch (e) {
      case JsonEOFException _ -> "end";
      case JsonParseException _ when message.startsWith("Duplicate field") -> "twice";
      case JsonParseException _ when !message.startsWith(RANGE) -> "syntax";
      case StreamConstraintsException _ -> "too_much";
      case UnrecognizedPropertyException _ -> "unknown";
      case InvalidNullException _ -> "missing";
      case InvalidTypeIdException type when type.getTypeId() == null -> "missing";
      case InvalidTypeIdException _, InvalidFormatException _ -> "value";
      default -> problem(message);
    };
  }

  private static String problem(String message) {
    if (message.startsWith("Trailing token")) {
      return "trailing";
    }
    if (message.startsWith(RANGE)) {
      return "range";
    }
    if (message.startsWith("No content")) {
      return "end";
    }
    boolean missing = CREATOR.matcher(message).find() || message.startsWith("Cannot map `null`");
    return missing ? "missing" : "kind";
  }

  private static String value(JsonProcessingException e) {
    String value =
        switch (e) {
          case InvalidTypeIdException type -> String.valueOf(type.getTypeId());
          case InvalidFormatException format -> String.valueOf(format.getValue());
          default -> "";
        };
    return value.length() > LONGEST ? value.substring(0, LONGEST) + "…" : value;
  }

  /** The path to the field, as {@code riders.A_ROULEUR.deck} or {@code squares[1]}. */
  private static String field(JsonProcessingException e) {
    var path = new StringBuilder();
    if (e instanceof JsonMappingException mapping) {
      for (JsonMappingException.Reference step : mapping.getPath()) {
        if (step.getFieldName() == null) {
          path.append('[').append(step.getIndex()).append(']');
        } else {
          path.append('.').append(step.getFieldName());
        }
      }
    }
    Matcher creator = CREATOR.matcher(e.getOriginalMessage());
    if (creator.find() && !path.toString().endsWith("." + creator.group(1))) {
      path.append('.').append(creator.group(1));
    }
    if (e instanceof InvalidTypeIdException) {
      path.append(".type");
    }
    return path.isEmpty() || path.charAt(0) != '.' ? path.toString() : path.substring(1);
  }
}
