package musette.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.List;
import musette.wire.table.Part;
import musette.wire.table.RawJson;
import org.jspecify.annotations.Nullable;

/** Writes a {@link Part} as the value itself, and reads it as a {@link JsonNode}. */
final class PartModule extends SimpleModule {
  private static final long serialVersionUID = 1;

  PartModule() {
    addSerializer(Part.class, new Writer());
    addDeserializer(Part.class, new Reader());
  }

  private static final class Writer extends StdSerializer<Part> {
    private static final long serialVersionUID = 1;

    Writer() {
      super(Part.class);
    }

    @Override
    public void serialize(Part part, JsonGenerator to, SerializerProvider serializers)
        throws IOException {
      write(part.value(), to, serializers);
    }

    /** By the class of every value, so that sealed types keep their names, in lists too. */
    private static void write(
        @Nullable Object value, JsonGenerator to, SerializerProvider serializers)
        throws IOException {
      if (value instanceof RawJson printed) {
        to.writeRawValue(printed.text());
      } else if (value instanceof List<?> list) {
        to.writeStartArray();
        for (Object item : list) {
          write(item, to, serializers);
        }
        to.writeEndArray();
      } else {
        serializers.defaultSerializeValue(value, to);
      }
    }
  }

  private static final class Reader extends StdDeserializer<Part> {
    private static final long serialVersionUID = 1;

    Reader() {
      super(Part.class);
    }

    @Override
    public Part deserialize(JsonParser from, DeserializationContext context) throws IOException {
      return new Part(context.readTree(from));
    }

    @Override
    public Part getNullValue(DeserializationContext context) {
      return Part.NOTHING;
    }
  }
}
