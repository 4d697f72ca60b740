package musette.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonMetaSchema;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.NonValidationKeyword;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * docs/openapi.yaml as a judge: every answer that a test receives is validated against it. An
 * object must have the documented fields and no others.
 */
final class OpenApi {
  private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");

  /** Plain JSON Schema, to which most of the document means nothing. */
  private static final JsonMetaSchema DIALECT =
      JsonMetaSchema.builder(JsonMetaSchema.getV202012())
          .unknownKeywordFactory((keyword, _) -> new NonValidationKeyword(keyword))
          .build();

  private static final JsonSchemaFactory FACTORY =
      JsonSchemaFactory.builder()
          .metaSchema(DIALECT)
          .defaultMetaSchemaIri(DIALECT.getIri())
          .build();
  private static final ObjectNode DOCUMENT = read();
  private static final Map<String, JsonSchema> SCHEMAS = new ConcurrentHashMap<>();

  private OpenApi() {}

  private static ObjectNode read() {
    try {
      // Tests run in the folder of their module.
      var document =
          (ObjectNode) new YAMLMapper().readTree(Path.of("../docs/openapi.yaml").toFile());
      close(document);
      return document;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Forbids fields that are not documented, except where the document lists none. */
  private static void close(JsonNode node) {
    if (node instanceof ObjectNode schema
        && schema.path("properties").isObject()
        && schema.path("type").asText().equals("object")) {
      schema.put("additionalProperties", false);
    }
    node.forEach(OpenApi::close);
  }

  /** Method and path of every documented request, as {@code GET /api/games}. */
  static Set<String> operations() {
    var operations = new TreeSet<String>();
    DOCUMENT
        .get("paths")
        .properties()
        .forEach(
            path ->
                path.getValue()
                    .fieldNames()
                    .forEachRemaining(
                        name -> {
                          if (METHODS.contains(name)) {
                            operations.add(name.toUpperCase(Locale.ROOT) + " " + path.getKey());
                          }
                        }));
    return operations;
  }

  /**
   * Validates an answer.
   *
   * @return the operation, or an empty text if the document has no such request
   * @throws AssertionError if the answer is not as documented
   */
  static String check(String method, String path, Answer answer) {
    String operation = operation(method, path.replaceFirst("\\?.*", ""));
    if (operation.isEmpty() || !METHODS.contains(method.toLowerCase(Locale.ROOT))) {
      return "";
    }
    String pointer = schema(operation, answer.status());
    if (!pointer.isEmpty()) {
      var problems = SCHEMAS.computeIfAbsent(pointer, OpenApi::compile).validate(answer.body());
      if (!problems.isEmpty()) {
        throw new AssertionError(operation + " " + answer.status() + ": " + problems);
      }
    }
    return operation;
  }

  private static JsonSchema compile(String pointer) {
    ObjectNode schema = DOCUMENT.objectNode();
    schema.setAll(DOCUMENT);
    schema.put("$ref", "#" + pointer);
    return FACTORY.getSchema(schema);
  }

  private static String operation(String method, String path) {
    for (String operation : operations()) {
      String pattern = operation.replaceAll("\\{[a-z]+}", "[^/]+");
      if ((method + " " + path).matches(pattern)) {
        return operation;
      }
    }
    return "";
  }

  /** Where the schema of an answer stands; empty if any text will do. */
  private static String schema(String operation, int status) {
    String[] parts = operation.split(" ", 2);
    String at =
        "/paths/%s/%s/responses/%d"
            .formatted(parts[1].replace("/", "~1"), parts[0].toLowerCase(Locale.ROOT), status);
    if (DOCUMENT.at(at).isMissingNode()) {
      if (status < 400) {
        throw new AssertionError(operation + ": the document has no answer " + status);
      }
      at = "/components/responses/Problem";
    }
    if (DOCUMENT.at(at).has("$ref")) {
      at = DOCUMENT.at(at).get("$ref").asText().substring(1);
    }
    String json = at + "/content/application~1json/schema";
    return DOCUMENT.at(json).isMissingNode() ? "" : json;
  }
}
