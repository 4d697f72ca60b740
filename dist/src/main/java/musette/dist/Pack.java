package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the downloads from what the module app has built: a zip with its own Java for this
 * platform, one without Java, the static site, and the files of the container image.
 */
public final class Pack {
  private final Path root;
  private final Path target;
  private final Path program;
  private final FileTime stamp;

  private Pack(Path root, FileTime stamp) {
    this.root = root;
    this.target = root.resolve("dist/target");
    this.program = root.resolve("app/target/musette.jar");
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
    Notice.check(root.resolve("NOTICE"), Libraries.of(program));
    Path runtime = OwnJava.link(target.resolve("runtime"));
    String version = version(runtime);
    Path plain = stage(version);
    Sbom.write(root, packages, version, plain.resolve("sbom"));
    Folders.stamp(plain, stamp);
    Zip.write(plain, packages.resolve("musette-" + version + "-java.zip"));
    Path own = PlatformZip.stage(plain, runtime, target.resolve("stage/own"));
    Image.write(own, target.resolve("image"));
    Folders.stamp(Files.createDirectories(target.resolve("image")), stamp);
    PlatformZip.write(own, target.resolve("training"), packages);
    Path site = site(runtime, version);
    Folders.stamp(site, stamp);
    Zip.write(site, packages.resolve(site.getFileName() + ".zip"));
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
    command.add(program.toString());
    command.addAll(List.of(arguments));
    return Commands.output(command);
  }

  /** The folder as it will be unpacked, without Java. */
  private Path stage(String version) throws IOException {
    Path stage = target.resolve("stage/plain").resolve("musette-" + version);
    Path libraries = Files.createDirectories(stage.resolve("app/lib"));
    Files.copy(program, stage.resolve("app/musette.jar"));
    for (Path library : Libraries.of(program)) {
      Files.copy(library, libraries.resolve(library.getFileName()));
    }
    Folders.copy(root.resolve("dist/files"), stage);
    for (String text : List.of("LICENSE", "NOTICE", "CHANGELOG.md")) {
      Files.copy(root.resolve(text), stage.resolve(text));
    }
    return stage;
  }
}
