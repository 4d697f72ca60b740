package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The lists of all components (CycloneDX), for Java and for the browser. */
final class Sbom {
  private Sbom() {}

  static void write(Path root, Path packages, String version, Path also)
      throws IOException, InterruptedException {
    Files.createDirectories(also);
    String java = Files.readString(root.resolve("app/target/bom.json"));
    String npm = npm(root.resolve("web"));
    for (Path folder : List.of(packages, also)) {
      Files.writeString(folder.resolve("musette-" + version + "-java.cdx.json"), java);
      Files.writeString(folder.resolve("musette-" + version + "-browser.cdx.json"), npm);
    }
  }

  /** Without its time and number, which are others in every build. */
  private static String npm(Path web) throws IOException, InterruptedException {
    String said =
        String.join(
            "\n",
            Commands.output(
                List.of(
                    "npm",
                    "sbom",
                    "--prefix",
                    web.toString(),
                    "--package-lock-only",
                    "--sbom-format=cyclonedx")));
    return said.replaceAll(" *\"(serialNumber|timestamp)\": \"[^\"]*\",\n", "") + "\n";
  }
}
