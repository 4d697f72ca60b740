package musette.page.build;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The hash by which the build knows files. */
final class Sha256 {
  private Sha256() {}

  /** As 64 digits. */
  static String of(byte[] bytes) {
    return text(digest().digest(bytes));
  }

  static String text(byte[] sum) {
    return HexFormat.of().formatHex(sum);
  }

  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
