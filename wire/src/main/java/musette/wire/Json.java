package musette.wire;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.PositionCheck;
import musette.kernel.Refused;
import musette.kernel.Seed;
import musette.kernel.Setup;
import org.jspecify.annotations.Nullable;

/**
 * Converts records to and from JSON. Reading is strict; errors name the location of the problem.
 */
public final class Json {
  private static final int BUFFERS = 32;
  private static final ObjectMapper MAPPER = mapper();

  private Json() {}

  private static ObjectMapper mapper() {
    // Many threads are short-lived, so per-thread buffers would be allocated again and again.
    JsonFactory factory =
        JsonFactory.builder().recyclerPool(JsonRecyclerPools.newBoundedPool(BUFFERS)).build();
    JsonMapper mapper =
        JsonMapper.builder(factory)
            .annotationIntrospector(new SealedTypeNames())
            // Compiles calls of the records' accessors; it cannot do that for fields.
            .addModule(new BlackbirdModule())
            .addModule(new PartModule())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .visibility(PropertyAccessor.FIELD, JsonAutoDetect.Visibility.ANY)
            .visibility(PropertyAccessor.GETTER, JsonAutoDetect.Visibility.ANY)
            .visibility(PropertyAccessor.IS_GETTER, JsonAutoDetect.Visibility.NONE)
            .build();
    mapper.setInjectableValues(
        new InjectableValues.Std()
            .addValue(SealedTypeNames.FALSE, false)
            .addValue(SealedTypeNames.ZERO, 0)
            .addValue(SealedTypeNames.EMPTY, ""));
    mapper
        .getFactory()
        .setStreamReadConstraints(
            StreamReadConstraints.builder().maxNestingDepth(64).maxStringLength(200_000).build());
    mapper.setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL));
    return mapper;
  }

  public static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot write " + value.getClass(), e);
    }
  }

  /** Multi-line JSON, for people. */
  public static String pretty(Object value) {
    try {
      return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("cannot write " + value.getClass(), e);
    }
  }

  public static JsonNode tree(Object value) {
    if (value instanceof List<?> list) {
      // Item by item: a list does not keep the sealed type of its items.
      ArrayNode items = MAPPER.createArrayNode();
      list.forEach(item -> items.add(tree(item)));
      return items;
    }
    return MAPPER.valueToTree(value);
  }

  public static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  /**
   * Parses JSON.
   *
   * @throws musette.kernel.Refused with the reason {@code json}, the location and the problem if
   *     the text is not valid JSON
   */
  public static JsonNode parse(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw Unreadable.refused(e);
    }
  }

  public static <T> T read(String text, Class<T> type) {
    try {
      return something(MAPPER.readValue(text, type));
    } catch (JsonProcessingException e) {
      throw Unreadable.refused(e);
    }
  }

  public static <T> T convert(JsonNode node, Class<T> type) {
    try {
      return something(MAPPER.treeToValue(node, type));
    } catch (JsonProcessingException e) {
      throw Unreadable.refused(e);
    }
  }

  /** Jackson reads {@code null} as anything. */
  private static <T> T something(@Nullable T value) {
    if (value == null) {
      throw Unreadable.nothing();
    }
    return value;
  }

  /**
   * Reads a state from a position in JSON. Missing fields are taken from a new match with seed 0,
   * so a scenario contains only what matters.
   *
   * @throws Refused if no match can continue from this position
   */
  public static <S> S position(Game<S, ?, ?> game, Setup setup, JsonNode given) {
    if (!given.isObject()) {
      throw Refused.because("", "position-form");
    }
    S fresh = game.start(setup, Chance.of(Seed.of(0), 0), Journal.NONE);
    JsonNode whole = merge(position(game, fresh), given);
    try {
      S state = readPosition(game.positions(), game.shapes().position(), setup, whole);
      PositionCheck.check(game, setup, state);
      return state;
    } catch (Refused refused) {
      // No dice were given: if reading asks for some, the position is invalid.
      boolean astray = refused.refusal().reason().startsWith("chance-");
      throw astray ? PositionCheck.nonsense("dice") : refused;
    } catch (RuntimeException e) {
      // The position may combine arbitrary values, and a reader cannot anticipate every case.
      throw PositionCheck.nonsense(e.toString());
    }
  }

  /** The position of a state. */
  public static <S> JsonNode position(Game<S, ?, ?> game, S state) {
    return tree(game.positions().write(state));
  }

  @SuppressWarnings("unchecked") // Shapes and Positions of a game use the same record.
  private static <S, P extends Record> S readPosition(
      musette.kernel.Positions<S, P> positions,
      Class<? extends Record> type,
      Setup setup,
      JsonNode node) {
    return positions.read(setup, (P) convert(node, type));
  }

  /** Merges objects field by field; replaces everything else. */
  private static JsonNode merge(JsonNode base, JsonNode patch) {
    if (!(base instanceof ObjectNode target) || !(patch instanceof ObjectNode source)) {
      return patch;
    }
    ObjectNode merged = target.deepCopy();
    source
        .properties()
        .forEach(
            field -> {
              JsonNode old = merged.get(field.getKey());
              merged.set(
                  field.getKey(), old == null ? field.getValue() : merge(old, field.getValue()));
            });
    return merged;
  }
}
