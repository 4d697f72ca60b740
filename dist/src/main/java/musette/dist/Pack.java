package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Makes the downloads from what the module app has built: a zip with its own Java for this
 * platform, one without Java, the static site, and the files of the container image.
 */
public final class Pack {
  private final Path root;
  private final Path target;
  private final FileTime stamp;

  private Pack(Path root, FileTime stamp) {
    this.root = root;
    this.target = root.resolve("dist/target");
    this.stamp = stamp;
  }

  /** The arguments: the folder of the project, and the time that all files get. */
  public static void main(String... args) throws IOException, InterruptedException {
    var pack = new Pack(Path.of(args[0]).toRealPath(), FileTime.from(Instant.parse(args[1])));
    pack.all();
  }

  private void all() throws IOException, InterruptedException {
    for (String folder : List.of("stage", "packages", "image", "runtime")) {
      Folders.delete(target.resolve(folder));
    }
    Path packages = Files.createDirectories(target.resolve("packages"));
    Notice.check(root.resolve("NOTICE"), root.resolve("app/target/lib"));
    Path runtime = new OwnJava(target).link();
    String version = version(runtime);
    Path plain = stage("plain", version);
    Sbom.write(root, packages, version, plain.resolve("sbom"));
    Folders.stamp(plain, stamp);
    Zip.write(plain, packages.resolve("musette-" + version + "-java.zip"));
    Path own = stage("own", version);
    Folders.copy(plain.resolve("sbom"), own.resolve("sbom"));
    Folders.copy(runtime, own.resolve("runtime"));
    Folders.stamp(own, stamp);
    // The cache knows the times of the files that it was made from.
    Training.run(own, target.resolve("training"));
    Folders.stamp(own, stamp);
    Zip.write(own, packages.resolve("musette-" + version + "-" + platform() + ".zip"));
    Path site = site(runtime, version);
    Folders.stamp(site, stamp);
    Zip.write(site, packages.resolve(site.getFileName() + ".zip"));
    Image.write(plain, runtime, target.resolve("image"));
    Folders.stamp(target.resolve("image"), stamp);
  }

  /** What the program says of itself, so that the number is written down once. */
  private String version(Path runtime) throws IOException, InterruptedException {
    return musette(runtime, "--version").getFirst().replaceFirst("^Musette ", "");
  }

  /** The games as files for any web server. */
  private Path site(Path runtime, String version) throws IOException, InterruptedException {
    Path folder = target.resolve("stage").resolve("musette-" + version + "-site");
    var _ = musette(runtime, "site", folder.toString());
    return folder;
  }

  private List<String> musette(Path runtime, String... arguments)
      throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add(OwnJava.java(runtime).toString());
    command.add("-jar");
    command.add(root.resolve("app/target/musette.jar").toString());
    command.addAll(List.of(arguments));
    return Commands.output(command);
  }

  /** A folder as it will be unpacked, without Java. */
  private Path stage(String name, String version) throws IOException {
    Path stage = target.resolve("stage").resolve(name).resolve("musette-" + version);
    Path app = Files.createDirectories(stage.resolve("app"));
    Files.copy(root.resolve("app/target/musette.jar"), app.resolve("musette.jar"));
    Folders.copy(root.resolve("app/target/lib"), app.resolve("lib"));
    Folders.copy(root.resolve("dist/files"), stage);
    for (String text : List.of("LICENSE", "NOTICE", "CHANGELOG.md")) {
      Files.copy(root.resolve(text), stage.resolve(text));
    }
    return stage;
  }

  static String platform() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String name =
        system.startsWith("mac") ? "macos" : system.startsWith("win") ? "windows" : system;
    String machine = System.getProperty("os.arch");
    return name + "-" + (machine.equals("amd64") || machine.equals("x86_64") ? "x64" : machine);
  }
}
