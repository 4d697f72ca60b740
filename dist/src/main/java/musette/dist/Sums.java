package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Writes the checksums of the downloads into SHA256SUMS, as sha256sum does. */
public final class Sums {
  private static final String NAME = "SHA256SUMS";

  private Sums() {}

  /** The argument is the folder of the downloads. */
  public static void main(String... args) throws IOException, NoSuchAlgorithmException {
    Path folder = Path.of(args[0]);
    var sums = new StringBuilder();
    for (Path file : Folders.all(folder)) {
      String name = file.getFileName().toString();
      if (Files.isRegularFile(file) && !name.equals(NAME)) {
        sums.append(sum(file)).append("  ").append(name).append('\n');
      }
    }
    Files.writeString(folder.resolve(NAME), sums.toString());
    System.out.print(sums);
  }

  private static String sum(Path file) throws IOException, NoSuchAlgorithmException {
    MessageDigest sha = MessageDigest.getInstance("SHA-256");
    try (var in = Files.newInputStream(file)) {
      byte[] bytes = new byte[1 << 16];
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        sha.update(bytes, 0, count);
      }
    }
    return HexFormat.of().formatHex(sha.digest());
  }
}
