package musette.server.store.maintenance;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The sum of the hashes of rows: the same for the same rows in any order, because databases sort
 * differently.
 */
final class RowDigest {
  private static final int BITS = 256;

  private final MessageDigest sha;
  private BigInteger sum = BigInteger.ZERO;
  private long rows;

  RowDigest() {
    try {
      sha = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  void add(String row) {
    byte[] hash = sha.digest(row.getBytes(StandardCharsets.UTF_8));
    sum = sum.add(new BigInteger(1, hash));
    rows++;
  }

  long rows() {
    return rows;
  }

  String hex() {
    return sum.mod(BigInteger.ONE.shiftLeft(BITS)).toString(16);
  }
}
