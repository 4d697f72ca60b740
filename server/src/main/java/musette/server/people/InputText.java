package musette.server.people;

import java.text.Normalizer;
import musette.kernel.Refused;

/** Checks texts that people type. */
public final class InputText {
  private InputText() {}

  /** One line without control characters; refuses an empty or a longer one. */
  public static String line(String text, int most) {
    String line =
        Normalizer.normalize(text, Normalizer.Form.NFC)
            .replaceAll("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\s]+", " ")
            .strip();
    if (line.isEmpty() || line.codePointCount(0, line.length()) > most) {
      throw Refused.because("", "text-length", "most", most);
    }
    return line;
  }
}
