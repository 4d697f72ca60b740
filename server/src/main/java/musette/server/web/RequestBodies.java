package musette.server.web;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import musette.kernel.Refused;
import musette.wire.Json;
import org.jspecify.annotations.Nullable;

/** Reads the bodies of requests, which are UTF-8 texts of limited length. */
final class RequestBodies {
  private static final int LONGEST_JSON = 64 * 1024;

  /** The longest body: the record of a match. */
  private static final int LONGEST_RECORD = 1_000_000;

  private static final int BUFFER = 8 * 1024;
  private static final Pattern CHARSET =
      Pattern.compile(";\\s*charset\\s*=([^;]*)", Pattern.CASE_INSENSITIVE);
  private static final Pattern UTF8 =
      Pattern.compile("\\s*\"?utf-?8\"?\\s*", Pattern.CASE_INSENSITIVE);

  private RequestBodies() {}

  /** Reads a JSON body; refuses one that does not fit the type. */
  static <T> T json(Context context, Class<T> type) {
    return Json.read(text(context, LONGEST_JSON), type);
  }

  /** Reads a JSON body that may be as long as a record. */
  static <T> T longJson(Context context, Class<T> type) {
    return Json.read(text(context, LONGEST_RECORD), type);
  }

  /** The text of a record. */
  static String record(Context context) {
    return text(context, LONGEST_RECORD);
  }

  private static String text(Context context, int most) {
    if (!isUtf8(context.req().getHeader("Content-Type"))) {
      throw Refused.because("", "not-utf8");
    }
    if (context.req().getContentLengthLong() > most) {
      throw Refused.because("", "too-large");
    }
    try {
      byte[] bytes = bytes(context.req().getInputStream(), most);
      if (context.req().getAttribute(OpenConnection.class.getName())
          instanceof OpenConnection connection) {
        connection.arrived();
      }
      return decoded(bytes);
    } catch (CharacterCodingException e) {
      throw Refused.because("", "not-utf8");
    } catch (IOException e) {
      // The client has gone or sends no proper body.
      throw Refused.because("", "bad-request");
    }
  }

  /** Without a charset, UTF-8 is assumed. */
  private static boolean isUtf8(@Nullable String contentType) {
    Matcher charset = CHARSET.matcher(contentType == null ? "" : contentType);
    while (charset.find()) {
      if (!UTF8.matcher(charset.group(1)).matches()) {
        return false;
      }
    }
    return true;
  }

  private static byte[] bytes(InputStream from, int most) throws IOException {
    var bytes = new ByteArrayOutputStream();
    byte[] buffer = new byte[BUFFER];
    for (int count = from.read(buffer); count >= 0; count = from.read(buffer)) {
      bytes.write(buffer, 0, count);
      if (bytes.size() > most) {
        throw Refused.because("", "too-large");
      }
    }
    return bytes.toByteArray();
  }

  private static String decoded(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }
}
