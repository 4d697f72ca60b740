package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Locale;

/**
 * Makes the download with its own Java from the one without, for the platform that this runs on: a
 * JDK is all it needs, and the jars are the same on every platform.
 */
public final class PlatformZip {
  private PlatformZip() {}

  /** The argument is the download without Java; the other is written beside it. */
  public static void main(String... args) throws IOException, InterruptedException {
    Path zip = Path.of(args[0]).toRealPath();
    Path work = Files.createTempDirectory("musette");
    try {
      Path plain = Zip.read(zip, work.resolve("plain"));
      Path runtime = OwnJava.link(work.resolve("runtime"));
      Path own = stage(plain, runtime, work.resolve("own"));
      System.out.println(write(own, work.resolve("training"), zip.resolveSibling("")));
    } finally {
      Folders.delete(work);
    }
  }

  /** The folder as it will be unpacked, but for the cache. */
  static Path stage(Path plain, Path runtime, Path folder)
      throws IOException, InterruptedException {
    Path own = folder.resolve(plain.getFileName());
    Folders.copy(plain, own);
    Folders.copy(runtime, own.resolve("runtime"));
    var sqlite = Sqlite.of(runtime, own.resolve("app/musette.jar"));
    sqlite.keepThisPlatform();
    // Unpacked, because SQLite would otherwise do this at every start.
    var _ = sqlite.unpack(own.resolve("native"));
    Folders.stamp(own, Files.getLastModifiedTime(plain.resolve("LICENSE")));
    return own;
  }

  static Path write(Path own, Path training, Path packages)
      throws IOException, InterruptedException {
    FileTime time = Files.getLastModifiedTime(own.resolve("LICENSE"));
    // The cache knows the times of the files that it was made from.
    Training.run(own, training);
    Folders.stamp(own, time);
    Path zip = packages.resolve(own.getFileName() + "-" + platform() + ".zip");
    Zip.write(own, zip);
    return zip;
  }

  private static String platform() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String name =
        system.startsWith("mac") ? "macos" : system.startsWith("win") ? "windows" : system;
    String machine = System.getProperty("os.arch");
    return name + "-" + (machine.equals("amd64") || machine.equals("x86_64") ? "x64" : machine);
  }
}
