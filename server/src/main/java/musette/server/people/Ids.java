package musette.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;
import musette.kernel.Refused;
import musette.kernel.Seed;

/** Random ids that nobody can guess, and hashes of secrets. */
public final class Ids {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final String LETTERS = "abcdefghjkmnpqrstvwxyz0123456789";
  private static final Pattern TABLE = Pattern.compile("[a-z0-9]{16}");
  private static final int SEED_BYTES = 32;

  private Ids() {}

  /** 80 bits: only those who were given it can find the table. */
  public static String table() {
    return letters(16);
  }

  /** 60 bits: a course has no secret, but nobody should meet another one's. */
  public static String course() {
    return "c" + letters(12);
  }

  public static String player() {
    return "p" + letters(12);
  }

  /** 130 bits. */
  public static String token() {
    return letters(26);
  }

  /** 60 bits, good for ten minutes and few tries. */
  public static String code() {
    return letters(12);
  }

  /** 80 bits, on paper until it is needed. */
  public static String recoveryCode() {
    return letters(16);
  }

  /** A code as somebody has typed it, without regard to capitals and gaps. */
  public static String typed(String code) {
    return code.toLowerCase(Locale.ROOT).replaceAll("[\\s-]", "");
  }

  public static Seed seed() {
    byte[] bytes = new byte[SEED_BYTES];
    RANDOM.nextBytes(bytes);
    return new Seed(HexFormat.of().formatHex(bytes));
  }

  public static long number() {
    return RANDOM.nextLong();
  }

  private static String letters(int count) {
    var text = new StringBuilder(count);
    for (int i = 0; i < count; i++) {
      text.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return text.toString();
  }

  /** Returns the id; refuses a text that cannot be the id of a table. */
  public static String table(String text) {
    if (!TABLE.matcher(text).matches()) {
      throw Refused.because("", "unknown-table");
    }
    return text;
  }

  /** The SHA-256 of a text: the only form in which a secret is stored. */
  public static String hash(String secret) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
