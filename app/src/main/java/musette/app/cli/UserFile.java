package musette.app.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Reads and writes files named by the user. Writes are atomic. */
public final class UserFile {
  /** Far more than any file that Musette reads. */
  static final long MAX_BYTES = 8_000_000;

  private UserFile() {}

  public static String read(Path file) {
    try {
      if (Files.isDirectory(file)) {
        throw UserError.in(file, "file-folder");
      }
      if (Files.size(file) > MAX_BYTES) {
        throw UserError.in(file, "file-huge", "size", Files.size(file), "max", MAX_BYTES);
      }
      // Devices and pipes report size 0 but may never end, so the limit is enforced while reading.
      try (var in = Files.newInputStream(file)) {
        byte[] bytes = in.readNBytes((int) MAX_BYTES + 1);
        if (bytes.length > MAX_BYTES) {
          throw UserError.in(file, "file-huge", "size", bytes.length, "max", MAX_BYTES);
        }
        return decode(file, bytes);
      }
    } catch (NoSuchFileException e) {
      throw UserError.in(file, "file-missing");
    } catch (AccessDeniedException e) {
      throw UserError.in(file, "file-denied");
    } catch (IOException e) {
      throw UserError.in(file, "file-unreadable", "problem", String.valueOf(e.getMessage()));
    }
  }

  private static String decode(Path file, byte[] bytes) {
    try {
      var decoder = java.nio.charset.StandardCharsets.UTF_8.newDecoder();
      return decoder.decode(java.nio.ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw UserError.in(file, "file-not-text");
    }
  }

  /** Writes a temporary file first, so a crash never leaves an incomplete file. */
  public static void write(Path file, String text) {
    try {
      Path beside = Path.of(file + ".part");
      Files.writeString(beside, text);
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (AccessDeniedException e) {
      throw UserError.in(file, "file-denied");
    } catch (NoSuchFileException e) {
      throw UserError.in(file, "file-no-folder");
    } catch (IOException e) {
      throw UserError.in(file, "file-unwritable", "problem", String.valueOf(e.getMessage()));
    }
  }
}
