package musette.kernel;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * The secret from which all dice of a match are derived. Its hash is shown before the match and the
 * seed afterwards, so that anybody can check the dice.
 *
 * @param hex 128 to 512 bits as lower-case hexadecimal digits; anything else is refused with the
 *     reason {@code seed}
 */
public record Seed(String hex) {
  public Seed {
    if (!hex.matches("[0-9a-f]{32,128}") || hex.length() % 2 != 0) {
      throw Refused.because("", "seed", "digits", hex.length());
    }
  }

  /** A seed for tests and experiments; matches between people need one from a secure source. */
  public static Seed of(long number) {
    return new Seed(HexFormat.of().toHexDigits(number).repeat(2));
  }

  /** SHA-256 of the hexadecimal text, in hexadecimal digits. */
  public String hash() {
    return sha256(hex);
  }

  /**
   * The seed of a match to which players added words of their own, so that not even whoever chose
   * the first seed could predict the dice. Without words, this seed.
   *
   * @param words in seat order
   */
  public Seed with(List<String> words) {
    return words.isEmpty() ? this : new Seed(sha256(hex + "\n" + String.join("\n", words)));
  }

  private static String sha256(String text) {
    return HexFormat.of().formatHex(digest().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
